import Mustache

/// The pages as templates (https://mustache.github.io/mustache.5.html): what stands between two braces is escaped, and
/// between three are only forms of ours that were escaped before.
enum PageTemplate: String, CaseIterable {
  case signIn, consent, code, signUp, confirm, forgot, reset, notice, home, profile, post, hashtag

  var source: String {
    switch self {
    case .signIn: Self.signInSource
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
    <link rel="stylesheet" href="/assets/style.css">
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
    "problem": "{{#problem}}<p class=\"bad\" role=\"alert\">{{problem}}</p>{{/problem}}",
    "guard": "<input type=\"hidden\" name=\"guard\" value=\"{{guard}}\">",
    "postCard": """
    <article class="card post">
    <div class="who"><img src="{{avatar}}" alt="" width="48" height="48"><div><a href="{{profile}}">{{name}}</a><br>\
    <span>@{{handle}}</span></div></div>
    {{#warning}}<details><summary>{{warning}}</summary>{{/warning}}
    {{{html}}}
    {{#photos}}<a href="{{address}}"><img src="{{preview}}" alt="{{alt}}" loading="lazy" width="{{width}}" height="{{height}}">\
    </a>{{/photos}}
    {{#warning}}</details>{{/warning}}
    <p class="meta"><a href="{{address}}"><time datetime="{{instant}}">{{time}}</time></a>{{#place}} · {{place}}{{/place}}\
    {{#counts}} · {{counts}}{{/counts}}</p>
    </article>
    """,
  ]

  private static let signInSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    {{#reason}}<p>{{reason}}</p>{{/reason}}
    {{> problem}}
    <form method="post" action="/auth/sign_in">
    {{> guard}}<input type="hidden" name="next" value="{{next}}">
    <label for="email">{{words.email}}</label>
    <input id="email" name="email" type="email" autocomplete="username" required value="{{email}}">
    <label for="password">{{words.password}}</label>
    <input id="password" name="password" type="password" autocomplete="current-password" required>
    <button>{{words.signIn}}</button>
    </form>
    </div>
    <p><a href="/auth/forgot">{{words.forgot}}</a></p>
    {{#canSignUp}}<p><a href="/auth/sign_up?next={{nextEncoded}}">{{words.signUp}}</a></p>{{/canSignUp}}
    {{/ content}}{{/ layout}}
    """

  private static let consentSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    <p>{{asks}}</p>
    <ul class="plain">{{#abilities}}<li>{{.}}</li>{{/abilities}}</ul>
    {{#website}}<p class="hint">{{website}}</p>{{/website}}
    <p class="hint">{{account}}</p>
    <form method="post" action="/oauth/authorize">
    {{> guard}}{{#fields}}<input type="hidden" name="{{name}}" value="{{value}}">{{/fields}}
    <button name="decision" value="allow">{{words.allow}}</button>
    <button class="quiet" name="decision" value="deny">{{words.deny}}</button>
    </form>
    </div>
    <p><a href="/auth/sign_in?next={{nextEncoded}}">{{words.otherAccount}}</a></p>
    {{/ content}}{{/ layout}}
    """

  private static let codeSource = """
    {{< layout}}{{$ content}}
    <div class="card"><h1>{{title}}</h1><p>{{text}}</p><code class="big">{{code}}</code></div>
    {{/ content}}{{/ layout}}
    """

  private static let signUpSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    {{> problem}}
    <form method="post" action="/auth/sign_up">
    {{> guard}}<input type="hidden" name="next" value="{{next}}">
    <label for="handle">{{words.handle}}</label>
    <input id="handle" name="handle" autocomplete="username" autocapitalize="none" spellcheck="false" required \
    maxlength="30" value="{{handle}}">
    <p class="hint">{{words.handleHint}}</p>
    <label for="name">{{words.name}}</label>
    <input id="name" name="name" autocomplete="name" required maxlength="60" value="{{name}}">
    <label for="email">{{words.email}}</label>
    <input id="email" name="email" type="email" autocomplete="email" required value="{{email}}">
    <label for="password">{{words.password}}</label>
    <input id="password" name="password" type="password" autocomplete="new-password" required minlength="8">
    <p class="hint">{{words.passwordHint}}</p>
    {{#asksReason}}<label for="reason">{{words.reason}}</label>
    <textarea id="reason" name="reason" rows="4" maxlength="1000">{{entered}}</textarea>
    <p class="hint">{{words.reasonHint}}</p>{{/asksReason}}
    <button>{{words.signUp}}</button>
    </form>
    </div>
    <p><a href="/auth/sign_in?next={{nextEncoded}}">{{words.haveAccount}}</a></p>
    {{/ content}}{{/ layout}}
    """

  private static let confirmSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    <p>{{text}}</p>
    {{> problem}}
    <form method="post" action="/auth/confirm">
    {{> guard}}<input type="hidden" name="next" value="{{next}}">
    <label for="email">{{words.email}}</label>
    <input id="email" name="email" type="email" autocomplete="email" required value="{{email}}">
    <label for="code">{{words.code}}</label>
    <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required>
    <button>{{words.confirm}}</button>
    </form>
    <form method="post" action="/auth/confirm/send">
    {{> guard}}<input type="hidden" name="next" value="{{next}}"><input type="hidden" name="email" value="{{email}}">
    <button class="quiet">{{words.sendAgain}}</button>
    </form>
    </div>
    {{/ content}}{{/ layout}}
    """

  private static let forgotSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    <p>{{text}}</p>
    {{> problem}}
    <form method="post" action="/auth/forgot">
    {{> guard}}
    <label for="email">{{words.email}}</label>
    <input id="email" name="email" type="email" autocomplete="username" required value="{{email}}">
    <button>{{words.sendCode}}</button>
    </form>
    </div>
    <p><a href="/auth/sign_in">{{words.signIn}}</a></p>
    {{/ content}}{{/ layout}}
    """

  private static let resetSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    <p>{{text}}</p>
    {{> problem}}
    <form method="post" action="/auth/reset">
    {{> guard}}<input type="hidden" name="email" value="{{email}}">
    <label for="code">{{words.code}}</label>
    <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required value="{{code}}">
    <label for="password">{{words.newPassword}}</label>
    <input id="password" name="password" type="password" autocomplete="new-password" required minlength="8">
    <p class="hint">{{words.passwordHint}}</p>
    <button>{{words.setPassword}}</button>
    </form>
    </div>
    <p><a href="/auth/forgot">{{words.sendAgain}}</a></p>
    {{/ content}}{{/ layout}}
    """

  private static let homeSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    <p>{{text}}</p>
    <p>{{join}}</p>
    <p><code>{{host}}</code></p>
    {{#canSignUp}}<p><a href="/auth/sign_up">{{words.signUp}}</a></p>{{/canSignUp}}
    {{#canSignIn}}<p><a href="/auth/sign_in">{{words.signIn}}</a></p>{{/canSignIn}}
    {{#account}}<p>{{account}}</p><form method="post" action="/auth/sign_out">{{> guard}}<button class="quiet">\
    {{words.signOut}}</button></form>{{/account}}
    </div>
    {{#posts}}{{> postCard}}{{/posts}}
    {{/ content}}{{/ layout}}
    """

  private static let profileSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <div class="who"><img src="{{avatar}}" alt="" width="48" height="48"><div><h1>{{name}}</h1><span>@{{handle}}@{{host}}\
    </span></div></div>
    {{{bio}}}
    {{#hasFields}}<dl>{{#fields}}<dt>{{label}}</dt><dd>{{{value}}}</dd>{{/fields}}</dl>{{/hasFields}}
    <p class="meta">{{numbers}}</p>
    </div>
    {{#posts}}{{> postCard}}{{/posts}}
    {{^posts}}<p>{{empty}}</p>{{/posts}}
    {{#older}}<p><a href="{{older}}">{{words.older}}</a></p>{{/older}}
    {{/ content}}{{/ layout}}
    """

  private static let postPageSource = """
    {{< layout}}{{$ content}}
    {{#above}}{{> postCard}}{{/above}}
    {{#posts}}{{> postCard}}{{/posts}}
    {{#hasComments}}<h2>{{words.comments}}</h2>{{/hasComments}}
    {{#comments}}{{> postCard}}{{/comments}}
    {{/ content}}{{/ layout}}
    """

  private static let hashtagSource = """
    {{< layout}}{{$ content}}
    <h1>{{title}}</h1>
    {{#posts}}{{> postCard}}{{/posts}}
    {{^posts}}<p>{{empty}}</p>{{/posts}}
    {{#older}}<p><a href="{{older}}">{{words.older}}</a></p>{{/older}}
    {{/ content}}{{/ layout}}
    """
}
