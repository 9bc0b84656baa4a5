extension PageTemplate {
  /// The front page.
  static let homeSource = """
    {{< layout}}{{$ content}}
    <div class="card about">
    <h1>{{title}}</h1>
    <p class="lead">{{text}}</p>
    {{#account}}<p>{{account}}</p>
    <a class="button" href="{{own}}">{{words.yourProfile}}</a>
    <a class="button quiet" href="/account">{{words.yourAccount}}</a>
    <form method="post" action="/auth/sign_out">{{> guard}}<button class="quiet">{{words.signOut}}</button></form>{{/account}}
    {{#canSignUp}}<a class="button" href="/auth/sign_up">{{words.signUp}}</a>{{/canSignUp}}
    {{#canSignIn}}<a class="button quiet" href="/auth/sign_in">{{words.signIn}}</a>{{/canSignIn}}
    <h2>{{words.useApp}}</h2>
    <p>{{words.anyApp}}</p>
    {{> apps}}
    <p>{{words.enterServerText}}</p>
    <code class="big">{{host}}</code>
    </div>
    <div>
    <h2 class="first">{{words.latest}}</h2>
    {{> posts}}
    </div>
    {{/ content}}{{/ layout}}
    """

  static let profileSource = """
    {{< layout}}{{$ content}}
    <div class="card about person">
    {{#header}}<img class="header" src="{{header}}" alt="">{{/header}}
    <img class="avatar" src="{{avatar}}" alt="" width="96" height="96">
    <h1 dir="auto">{{name}}</h1>
    <p class="handle">@{{handle}}@{{host}}</p>
    {{#bio}}<div class="text" dir="auto">{{{bio}}}</div>{{/bio}}
    {{#hasFields}}<dl>{{#fields}}<dt dir="auto">{{label}}</dt><dd dir="auto">{{{value}}}</dd>{{/fields}}</dl>{{/hasFields}}
    <p class="meta numbers">{{#numbers}}<span class="whole">{{.}}</span> {{/numbers}}</p>
    <p class="meta">{{joined}}</p>
    </div>
    <div>
    <h2 class="first">{{words.posts}}</h2>
    {{> posts}}
    </div>
    {{/ content}}{{/ layout}}
    """

  static let postPageSource = """
    {{< layout}}{{$ content}}
    <h1>{{heading}}</h1>
    {{#above}}{{> postCard}}{{/above}}
    {{#post}}{{> postCard}}{{/post}}
    {{#hasComments}}<h2>{{words.comments}}</h2>{{/hasComments}}
    {{#comments}}{{> postCard}}{{/comments}}
    {{/ content}}{{/ layout}}
    """

  /// A list of posts below a heading.
  static let listSource = """
    {{< layout}}{{$ content}}
    <h1>{{title}}</h1>
    {{> posts}}
    {{/ content}}{{/ layout}}
    """

  /// Texts of the people who run the server.
  static let textsSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    {{#text}}<p class="lead">{{text}}</p>{{/text}}
    {{#sections}}{{#heading}}<h2>{{heading}}</h2>{{/heading}}
    <div class="text" dir="auto">{{{html}}}</div>{{/sections}}
    </div>
    {{/ content}}{{/ layout}}
    """

  /// A page of posts, with links to the pages before and after it.
  static let postsSource = """
    {{#newest}}<p class="lone"><a href="{{newest}}">{{words.newest}}</a></p>{{/newest}}
    {{#posts}}{{> postCard}}{{/posts}}
    {{^posts}}<p>{{words.empty}}</p>{{/posts}}
    {{#older}}<p class="lone"><a class="button quiet" href="{{older}}">{{words.older}}</a></p>{{/older}}
    """

  /// A post. What a warning hides, and sensitive photos, are shown once they are opened; browsers don't fetch a photo
  /// before that.
  static let postCardSource = """
    <article class="card post{{#isMain}} main{{/isMain}}">
    {{#shared}}<p class="shared"><a href="{{sharer}}" dir="auto">{{shared}}</a></p>{{/shared}}
    <div class="who"><img src="{{avatar}}" alt="" width="48" height="48"><div><a href="{{profile}}" dir="auto">{{name}}</a>\
    <br><span>@{{handle}}</span></div></div>
    {{#warning}}<details><summary dir="auto"{{#spoken}} lang="{{spoken}}"{{/spoken}}>{{warning}}</summary>{{/warning}}
    {{#html}}<div class="text" dir="auto"{{#spoken}} lang="{{spoken}}"{{/spoken}}>{{{html}}}</div>{{/html}}
    {{#covered}}<details><summary>{{covered}}</summary>{{/covered}}
    {{#hasPhotos}}<div class="photos{{layout}}">{{#photos}}<a class="photo" href="{{full}}"><img src="{{preview}}" alt="{{alt}}"\
    {{#described}} lang="{{described}}"{{/described}} loading="lazy" width="{{width}}" height="{{height}}"></a>{{/photos}}</div>{{/hasPhotos}}
    {{#covered}}</details>{{/covered}}
    {{#warning}}</details>{{/warning}}
    <p class="meta"><a class="whole" href="{{address}}"><time datetime="{{instant}}">{{time}}</time></a>\
    {{#remarks}} <span dir="auto">{{.}}</span>{{/remarks}}{{#counts}} <span class="whole">{{.}}</span>{{/counts}}</p>
    </article>
    """
}
