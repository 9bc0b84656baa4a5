extension PageTemplate {
  static let signInSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    {{#reason}}<p>{{reason}}</p>{{/reason}}
    {{{problem}}}
    <form method="post" action="/auth/sign_in">
    {{> guard}}<input type="hidden" name="next" value="{{next}}">
    {{{fields}}}
    <button>{{words.signIn}}</button>
    </form>
    </div>
    <p class="lone"><a href="/auth/forgot">{{words.forgot}}</a></p>
    {{#canSignUp}}<p class="lone"><a href="/auth/sign_up?next={{nextEncoded}}">{{words.signUp}}</a></p>{{/canSignUp}}
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

  static let signUpSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    {{{problem}}}
    <form method="post" action="/auth/sign_up">
    {{> guard}}<input type="hidden" name="next" value="{{next}}">
    {{{fields}}}
    <button>{{words.signUp}}</button>
    </form>
    </div>
    <p class="lone"><a href="/auth/sign_in?next={{nextEncoded}}">{{words.haveAccount}}</a></p>
    {{/ content}}{{/ layout}}
    """

  static let confirmSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    <p>{{text}}</p>
    {{{problem}}}
    <form method="post" action="/auth/confirm">
    {{> guard}}<input type="hidden" name="next" value="{{next}}">
    {{{fields}}}
    <button>{{words.confirm}}</button>
    </form>
    <form method="post" action="/auth/confirm/send">
    {{> guard}}<input type="hidden" name="next" value="{{next}}"><input type="hidden" name="email" value="{{email}}">
    <button class="quiet">{{words.sendAgain}}</button>
    </form>
    </div>
    {{/ content}}{{/ layout}}
    """

  static let forgotSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    <p>{{text}}</p>
    {{{problem}}}
    <form method="post" action="/auth/forgot">
    {{> guard}}
    {{{fields}}}
    <button>{{words.sendCode}}</button>
    </form>
    </div>
    <p class="lone"><a href="/auth/sign_in">{{words.signIn}}</a></p>
    {{/ content}}{{/ layout}}
    """

  static let resetSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    <p>{{text}}</p>
    {{{problem}}}
    <form method="post" action="/auth/reset">
    {{> guard}}<input type="hidden" name="email" value="{{email}}">
    {{{fields}}}
    <button>{{words.setPassword}}</button>
    </form>
    </div>
    <p class="lone"><a href="/auth/forgot">{{words.sendAgain}}</a></p>
    {{/ content}}{{/ layout}}
    """
}
