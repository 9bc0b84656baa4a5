import Mustache

/// The pages as templates (https://mustache.github.io/mustache.5.html): what stands between two braces is escaped, and
/// between three is only what has been escaped already.
enum PageTemplate: String, CaseIterable {
  case signIn, turn, consent, code, signUp, confirm, forgot, reset, notice, home, profile, post, hashtag

  var source: String {
    switch self {
    case .signIn: Self.signInSource
    case .turn: Self.turnSource
    case .consent: Self.consentSource
    case .code: Self.codeSource
    case .signUp: Self.signUpSource
    case .confirm: Self.confirmSource
    case .forgot: Self.forgotSource
    case .reset: Self.resetSource
    case .notice:
      "{{< layout}}{{$ content}}<div class=\"card\"><h1>{{title}}</h1><p>{{text}}</p></div>{{/ content}}{{/ layout}}"
    case .home: Self.homeSource
    case .profile: Self.profileSource
    case .post: Self.postPageSource
    case .hashtag: Self.hashtagSource
    }
  }

  /// What stands around every page, and the parts that several have.
  static let shared: [String: String] = [
    "layout": """
    <!doctype html>
    <html lang="{{language}}">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{title}} · {{site}}</title>
    {{#description}}<meta name="description" content="{{description}}">{{/description}}
    {{#hidden}}<meta name="robots" content="noindex">{{/hidden}}
    <link rel="stylesheet" href="\(PageStyle.address)">
    <link rel="icon" href="/assets/icon-48.png">
    </head>
    <body>
    <header><a href="/">{{site}}</a></header>
    <main>
    {{$ content}}{{/ content}}
    </main>
    <footer>{{footer}}</footer>
    </body>
    </html>
    """,
    "guard": "<input type=\"hidden\" name=\"guard\" value=\"{{guard}}\">",
    "postCard": postCardSource,
  ]
}
