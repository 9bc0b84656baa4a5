extension PageTemplate {
  static let homeSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    <p>{{text}}</p>
    <p>{{join}}</p>
    <p><code>{{host}}</code></p>
    {{#canSignUp}}<p class="lone"><a href="/auth/sign_up">{{words.signUp}}</a></p>{{/canSignUp}}
    {{#canSignIn}}<p class="lone"><a href="/auth/sign_in">{{words.signIn}}</a></p>{{/canSignIn}}
    {{#account}}<p>{{account}}</p><form method="post" action="/auth/sign_out">{{> guard}}<button class="quiet">\
    {{words.signOut}}</button></form>{{/account}}
    </div>
    {{#posts}}{{> postCard}}{{/posts}}
    {{/ content}}{{/ layout}}
    """

  static let profileSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <div class="who"><img src="{{avatar}}" alt="" width="48" height="48"><div><h1 dir="auto">{{name}}</h1>\
    <span>@{{handle}}@{{host}}</span></div></div>
    {{#bio}}<div class="text" dir="auto">{{{bio}}}</div>{{/bio}}
    {{#hasFields}}<dl>{{#fields}}<dt dir="auto">{{label}}</dt><dd dir="auto">{{{value}}}</dd>{{/fields}}</dl>{{/hasFields}}
    <p class="meta">{{numbers}}</p>
    </div>
    {{#posts}}{{> postCard}}{{/posts}}
    {{^posts}}<p>{{empty}}</p>{{/posts}}
    {{#older}}<p class="lone"><a href="{{older}}">{{words.older}}</a></p>{{/older}}
    {{/ content}}{{/ layout}}
    """

  static let postPageSource = """
    {{< layout}}{{$ content}}
    <h1>{{heading}}</h1>
    {{#above}}{{> postCard}}{{/above}}
    {{#posts}}{{> postCard}}{{/posts}}
    {{#hasComments}}<h2>{{words.comments}}</h2>{{/hasComments}}
    {{#comments}}{{> postCard}}{{/comments}}
    {{/ content}}{{/ layout}}
    """

  static let hashtagSource = """
    {{< layout}}{{$ content}}
    <h1>{{title}}</h1>
    {{#posts}}{{> postCard}}{{/posts}}
    {{^posts}}<p>{{empty}}</p>{{/posts}}
    {{#older}}<p class="lone"><a href="{{older}}">{{words.older}}</a></p>{{/older}}
    {{/ content}}{{/ layout}}
    """

  /// A post. What a warning hides, and sensitive photos, are shown once they are opened; browsers don't fetch a photo
  /// before that.
  static let postCardSource = """
    <article class="card post">
    <div class="who"><img src="{{avatar}}" alt="" width="48" height="48"><div><a href="{{profile}}" dir="auto">{{name}}</a>\
    <br><span>@{{handle}}</span></div></div>
    {{#warning}}<details><summary dir="auto"{{#spoken}} lang="{{spoken}}"{{/spoken}}>{{warning}}</summary>{{/warning}}
    {{#html}}<div class="text" dir="auto"{{#spoken}} lang="{{spoken}}"{{/spoken}}>{{{html}}}</div>{{/html}}
    {{#covered}}<details><summary>{{covered}}</summary>{{/covered}}
    {{#photos}}<a class="photo" href="{{full}}"><img src="{{preview}}" alt="{{alt}}"\
    {{#described}} lang="{{described}}"{{/described}} loading="lazy" width="{{width}}" height="{{height}}"></a>{{/photos}}
    {{#covered}}</details>{{/covered}}
    {{#warning}}</details>{{/warning}}
    <p class="meta"><a href="{{address}}"><time datetime="{{instant}}">{{time}}</time></a>\
    {{#place}} · <span dir="auto">{{place}}</span>{{/place}}{{#counts}} · {{counts}}{{/counts}}</p>
    </article>
    """
}
