import PostText
import SocialHTMLReading
import Testing

@Suite("Links in HTML")
struct LinkReadingTests {
  @Test(
    "are read with their whole address",
    arguments: [
      ("See <a href=\"https://a.example/x\">https://a.example/x</a>.", "See https://a.example/x."),
      (
        """
        <a href="https://a.example/a/long/way?x=1&amp;y=2" rel="nofollow"><span class="invisible">https://</span>\
        <span class="ellipsis">a.example/a/long</span><span class="invisible">/way?x=1&amp;y=2</span></a>
        """, "https://a.example/a/long/way?x=1&y=2"
      ),
      ("<a href=\"https://a.example/\">a.example</a>", "https://a.example/"),
      ("<a href=\"https://www.a.example/b/c\">a.example/b…</a>", "https://www.a.example/b/c"),
      ("<a href=\"https://a.example/%E9%81%93\">https://a.example/道</a>", "https://a.example/%E9%81%93"),
      ("<a href=\"https://a.example/x\">my <b>page</b></a>!", "my page (https://a.example/x)!"),
      (
        "<a href=\"https://evil.example/\">https://bank.example/</a>",
        "https://bank.example/ (https://evil.example/)"
      ),
      (
        "<a href=\"https://evil.example/bank\">bank.example…</a>", "bank.example… (https://evil.example/bank)"
      ),
      ("<a href=\"https://a.example/a_(b)\">a</a>", "a (https://a.example/a_(b))"),
      ("<a href=\"https://a.example/a(b\">a</a>", "a (https://a.example/a(b )"),
      ("<a href=\"https://a.example/a b\">a</a>", "a (https://a.example/a%20b)"),
      ("<a href=\"https://a.example/x\"><img src=\"y\"></a>", "https://a.example/x"),
      ("<a href=\"https://a.example/x\">https://a.example/x</a>yz", "https://a.example/x yz"),
      // A letter that is one character with the space after it.
      ("<a href=\"https://a.example/x\">https://a.example/x</a>\u{D4E} y", "https://a.example/x\u{D4E} y"),
      ("<a href=\"/local\">here</a> <a href=\"mailto:m@a.example\">mail</a>", "here mail"),
      ("<a href=\"javascript:alert(1)\">here</a> <a>nowhere</a>", "here nowhere"),
      ("<a href=\"https://a.example/&#x202E;x\">here</a>", "here"),
      ("<a href=\"https://a.example/x\"><p>one</p><p>two</p></a>", "one\n\ntwo\n\n(https://a.example/x)"),
      ("<pre><a href=\"https://a.example/x\">x</a>\n</pre>", "x (https://a.example/x)"),
    ])
  func links(html: String, text: String) {
    #expect(HTMLReader().read(html) == ReadText(text: text))
  }

  @Test(
    "to hashtags are hashtags",
    arguments: [
      (
        "<a href=\"https://a.example/tags/cats\" class=\"mention hashtag\" rel=\"tag\">#<span>Cats</span></a>",
        "#Cats"
      ),
      (
        "<a class=\"hashtag\" data-tag=\"cats\" href=\"https://p.example/tag/cats\" rel=\"tag ugc\">#cats</a>",
        "#cats"
      ),
      (
        "#<a href=\"https://f.example/search?tag=cats\" class=\"mention hashtag\" rel=\"tag\"><span>cats</span></a>",
        "#cats"
      ),
      ("<a href=\"https://m.example/tags/写真\" rel=\"tag\">#写真</a>です", "#写真 です"),
      ("<a href=\"https://a.example/tags/cats\" rel=\"tag\">cats</a>, yes", "#cats, yes"),
      (
        "<a href=\"https://a.example/x\" class=\"hashtag\">Win a prize</a>",
        "Win a prize (https://a.example/x)"
      ),
    ])
  func hashtags(html: String, text: String) {
    #expect(HTMLReader().read(html).text == text)
  }

  @Test(
    "to people are mentions",
    arguments: [
      // Mastodon, GoToSocial, Pleroma, Misskey, Pixelfed, Friendica.
      (
        "<span class=\"h-card\"><a href=\"https://b.example/@ben\" class=\"u-url mention\">@<span>ben</span></a></span> hi",
        "@ben@b.example hi"
      ),
      (
        "<a data-user=\"9x\" class=\"u-url mention\" href=\"https://p.example/users/ben\" rel=\"ugc\">@<span>ben</span></a>",
        "@ben@p.example"
      ),
      (
        "<a href=\"https://m.example/users/9abc\" class=\"u-url mention\">@ben@m.example</a>",
        "@ben@m.example"
      ),
      ("<a class=\"u-url mention\" href=\"https://pix.example/ben\">@ben</a>", "@ben@pix.example"),
      (
        "@<a href=\"https://f.example/profile/ben99\" class=\"u-url mention\"><span>Ben B</span></a>",
        "@ben99@f.example"
      ),
      ("<a href=\"http://localhost:3000/@ben\" class=\"mention\">@ben</a>", "@ben@localhost:3000"),
      // What follows doesn't change who it is.
      ("<a href=\"https://b.example/@ben\" class=\"mention\">@ben</a>-san", "@ben@b.example -san"),
      ("<a href=\"https://b.example/@ben\" class=\"mention\">@ben</a>'s", "@ben@b.example's"),
      ("<a href=\"https://b.example/@ben\" class=\"mention\">@ben</a>さん", "@ben@b.exampleさん"),
      // A lie is a link.
      (
        "<a href=\"https://evil.example/x\" class=\"mention\">Your bank</a>",
        "Your bank (https://evil.example/x)"
      ),
    ])
  func people(html: String, text: String) {
    let read = HTMLReader().read(html).text
    #expect(read == text)
    if text.first == "@" { #expect(PostText(read).mentions.count == 1) }
  }

  @Test("to people that a post mentions have the handles that it says")
  func known() {
    let names = [
      "https://a.example/@mar": "mar", "https://b.example/@ben": "ben@social.b.example",
      "https://b.example/@long": String(repeating: "x", count: 500),
    ]
    let html = ["mar", "ben", "long"].map { name in
      let host = name == "mar" ? "a" : "b"
      return "<a href=\"https://\(host).example/@\(name)\">@<span>\(name)</span></a>"
    }.joined(separator: ", ")
    #expect(
      HTMLReader().read(html, naming: names).text
        == "@mar, @ben@social.b.example, @long (https://b.example/@long)")
    #expect(
      HTMLReader().read("<a href=\"https://A.example/@MAR\">@MAR</a>1️⃣", naming: names).text == "@MAR1️⃣")
  }
}
