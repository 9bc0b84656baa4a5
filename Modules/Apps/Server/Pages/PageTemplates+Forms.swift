extension PageTemplate {
  /// Every form with fields. The second form on a page is only a quiet button.
  static let formSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    {{#text}}<p>{{text}}</p>{{/text}}
    {{#pictures}}<svg class="qr" viewBox="0 0 {{side}} {{side}}" role="img" aria-label="{{label}}">\
    <path d="{{path}}"/></svg>{{/pictures}}
    {{#big}}<code class="big">{{big}}</code>{{/big}}
    {{{problem}}}
    {{#items}}<p class="item"><a href="{{address}}">{{title}}</a><br>
    <span class="hint">{{detail}}</span></p>{{/items}}
    {{#forms}}<form method="post" action="{{action}}"{{#passkey}} data-passkey="{{question}}" \
    data-options="{{options}}"{{#conditional}} data-conditional{{/conditional}} data-passkeys hidden{{/passkey}}>
    {{> guard}}{{#passkey}}<input type="hidden" name="credential">{{/passkey}}{{#carried}}<input type="hidden" name="{{name}}" value="{{value}}">{{/carried}}
    {{{fields}}}
    {{#passkey}}<p class="bad" role="alert" data-problem hidden>{{noPasskey}}</p>{{/passkey}}
    <button{{#quiet}} class="quiet"{{/quiet}}>{{button}}</button>
    </form>{{/forms}}
    {{#providers}}<p class="or">{{or}}</p>
    {{{providers}}}{{/providers}}
    </div>
    {{#passkeyLink}}<p class="lone" data-passkeys hidden><a href="{{address}}">{{label}}</a></p>{{/passkeyLink}}
    {{#links}}<p class="lone"><a href="{{address}}">{{label}}</a></p>{{/links}}
    {{/ content}}{{/ layout}}
    """

  static let turnSource = """
    {{< layout}}{{$ content}}
    <div class="card"><h1>{{title}}</h1><p role="status">{{text}}</p>
    <p class="lone"><a href="{{address}}">{{words.tryNow}}</a></p></div>
    {{/ content}}{{/ layout}}
    """

  static let consentSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    <p>{{asks}}</p>
    <ul class="plain">{{#abilities}}<li>{{.}}</li>{{/abilities}}</ul>
    {{#website}}<p class="hint">{{website}}</p>{{/website}}
    <p class="hint">{{account}}</p>
    <form method="post" action="/oauth/authorize">
    {{> guard}}{{#carried}}<input type="hidden" name="{{name}}" value="{{value}}">{{/carried}}
    <button name="decision" value="allow">{{words.allow}}</button>
    <button class="quiet" name="decision" value="deny">{{words.deny}}</button>
    </form>
    </div>
    <p class="lone"><a href="/auth/sign_in?next={{nextEncoded}}">{{words.otherAccount}}</a></p>
    {{/ content}}{{/ layout}}
    """

  static let codeSource = """
    {{< layout}}{{$ content}}
    <div class="card"><h1>{{title}}</h1><p>{{text}}</p><code class="big">{{code}}</code></div>
    {{/ content}}{{/ layout}}
    """

  /// What there is to do about one's own account.
  static let accountSource = """
    {{< layout}}{{$ content}}
    <div class="card"><h1>{{title}}</h1>
    {{#lines}}<p>{{.}}</p>{{/lines}}
    <ul class="plain">{{#links}}<li><a href="{{address}}">{{label}}</a></li>{{/links}}</ul>
    </div>
    {{/ content}}{{/ layout}}
    """

  /// Recovery codes.
  static let codesSource = """
    {{< layout}}{{$ content}}
    <div class="card"><h1>{{title}}</h1><p>{{text}}</p>
    <ul class="plain">{{#codes}}<li><code>{{.}}</code></li>{{/codes}}</ul></div>
    <p class="lone"><a href="/account">{{back}}</a></p>
    {{/ content}}{{/ layout}}
    """

  /// A list of things, each of which can have a button.
  static let entriesSource = """
    {{< layout}}{{$ content}}
    <div class="card"><h1>{{title}}</h1>
    {{#text}}<p>{{text}}</p>{{/text}}
    <ul class="plain">{{#entries}}<li>{{name}}<p class="hint">{{detail}}</p>
    {{#ends}}<form method="post" action="{{address}}">{{> guard}}<input type="hidden" name="id" value="{{id}}">
    <button class="quiet" aria-label="{{button}}: {{name}}">{{button}}</button></form>{{/ends}}</li>{{/entries}}</ul>
    {{#others}}<form method="post" action="{{address}}">{{> guard}}<button>{{button}}</button></form>{{/others}}
    </div>
    {{#links}}<p class="lone"><a href="{{address}}">{{label}}</a></p>{{/links}}
    {{/ content}}{{/ layout}}
    """

  /// What to do with a new account.
  static let welcomeSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    <p class="lead">{{text}}</p>
    <ol class="steps">
    <li><h2>{{words.getApp}}</h2><p>{{words.anyApp}}</p>{{> apps}}</li>
    <li><h2>{{words.enterServer}}</h2><p>{{words.enterServerText}}</p><code class="big">{{host}}</code></li>
    <li><h2>{{words.begin}}</h2><p>{{words.beginText}}</p>
    <a class="button" href="/">{{words.whoIsHere}}</a>
    {{#profile}}<a class="button quiet" href="{{profile}}">{{words.yourProfile}}</a>{{/profile}}</li>
    </ol>
    </div>
    {{/ content}}{{/ layout}}
    """

  /// Apps that people can get.
  static let appsSource = """
    <dl class="apps">
    {{#apps}}<dt>{{kind}}</dt><dd>{{#apps}}<a href="{{address}}" rel="nofollow noopener">{{name}}</a>{{/apps}}</dd>{{/apps}}
    </dl>
    """
}
