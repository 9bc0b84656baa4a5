/// The pages as templates (https://mustache.github.io/mustache.5.html). Values between two braces are escaped;
/// those between three have been escaped already.
enum PageTemplate: String, CaseIterable {
  case form, providers, leaving, turn, consent, code, codes, welcome, notice, account, entries
  case home, profile, post, list, texts

  var source: String {
    switch self {
    case .form: Self.formSource
    case .providers: Self.providersSource
    case .leaving: Self.leavingSource
    case .turn: Self.turnSource
    case .consent: Self.consentSource
    case .code: Self.codeSource
    case .codes: Self.codesSource
    case .welcome: Self.welcomeSource
    case .notice:
      "{{< layout}}{{$ content}}<div class=\"card\"><h1>{{title}}</h1><p>{{text}}</p></div>{{/ content}}{{/ layout}}"
    case .account: Self.accountSource
    case .entries: Self.entriesSource
    case .home: Self.homeSource
    case .profile: Self.profileSource
    case .post: Self.postPageSource
    case .list: Self.listSource
    case .texts: Self.textsSource
    }
  }

  /// The frame of all pages, and the parts that several share.
  static let shared: [String: String] = [
    "layout": """
    <!doctype html>
    <html lang="{{language}}">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{tab}}</title>
    {{#description}}<meta name="description" content="{{description}}">{{/description}}
    {{#hidden}}<meta name="robots" content="noindex">{{/hidden}}
    <link rel="stylesheet" href="\(PageStyle.address)">
    <link rel="icon" href="/assets/icon-48.png">
    {{#script}}<script src="{{script}}" defer></script>{{/script}}
    </head>
    <body>
    <header><a href="/"><img src="/assets/icon-48.png" alt="" width="24" height="24">{{site}}</a></header>
    <main{{#wide}} class="wide"{{/wide}}>
    {{$ content}}{{/ content}}
    </main>
    <footer>
    {{#operatorEmail}}<p>{{words.runBy}} {{#operator}}<span dir="auto">{{operator}}</span> · {{/operator}}\
    <a href="{{operatorLink}}">{{operatorEmail}}</a></p>{{/operatorEmail}}
    {{#hasTexts}}<p>{{#texts}}<a class="whole" href="{{address}}">{{label}}</a> {{/texts}}</p>{{/hasTexts}}
    <p>{{footer}}</p>
    </footer>
    </body>
    </html>
    """,
    "guard": "<input type=\"hidden\" name=\"guard\" value=\"{{guard}}\">",
    "apps": appsSource, "postCard": postCardSource, "posts": postsSource,
  ]
}
