import AppScreens
import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("What the pages that anyone reads show")
struct PageLookTests {
  @Test("A profile shows the header of someone who has one")
  func header() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      _ = try await world.join("ben")
      _ = try await aiko.send(
        .patch, "/api/v1/accounts/update_credentials", file: try SentPhoto.bytes(world.folder), as: "header")
      let shown = try await world.call(.get, "/@aiko").text
      #expect(shown.contains(#/<img class="header" src="/media/[^"]+" alt="">/#))
      #expect(try await !world.call(.get, "/@ben").text.contains("class=\"header\""))
      #expect(shown.contains(">Joined ") && shown.contains(#"<span class="whole">0 followers</span>"#))
    }
  }

  @Test("A post that someone shared says who did, and stays its author's")
  func shared() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let post = try await aiko.post("hello")
      let share = try await ben.call(.post, "/api/v1/statuses/\(post.id)/reblog").value(MastodonStatus.self)
      let words = ["en": "Shared by Ben", "ja": "Benさんがシェア"]
      for (language, text) in words {
        let browser = Browser(world, language: language)
        for path in ["/@ben", "/@ben/\(share.id)"] {
          let page = try await browser.open(path).text
          #expect(page.contains(#"<p class="shared"><a href="/@ben" dir="auto">\#(text)</a></p>"#), "\(path)")
          #expect(page.contains(#"<a href="/@aiko" dir="auto">Aiko</a>"#), "\(path)")
        }
        for path in ["/@aiko", "/@aiko/\(post.id)"] {
          #expect(try await !browser.open(path).text.contains("class=\"shared\""), "\(path)")
        }
      }
    }
  }

  @Test(
    "A single photo keeps its shape, and several stand side by side",
    arguments: [
      (0, nil), (1, "photos"), (2, "photos grid"), (3, "photos grid odd"), (4, "photos grid"),
    ] as [(Int, String?)])
  func photos(count: Int, layout: String?) async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      var photos: [String] = []
      for _ in 0..<count { photos.append(try await aiko.photo()) }
      let fields = ["status=hello"] + photos.map { "media_ids%5B%5D=\($0)" }
      let headers: HTTPFields = [.authorization: "Bearer \(aiko.token)"]
      let made = try await world.send(
        .post, "/api/v1/statuses", form: fields.joined(separator: "&"), headers: headers)
      #expect(made.status == .ok, "\(made.text)")
      let page = try await world.call(.get, "/@aiko").text
      #expect(page.firstMatch(of: /<div class="(photos[^"]*)">/).map { String($0.1) } == layout)
      #expect(page.matches(of: /<a class="photo"/).count == count)
    }
  }

  @Test("The front page goes on to older posts, and they lead back")
  func older() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for number in 1...21 { try await aiko.post("number \(number).") }
      let first = try await world.call(.get, "/").text
      #expect(!first.contains("number 1.") && first.contains("<h2 class=\"first\">Latest posts</h2>"))
      let link = try #require(first.firstMatch(of: #/href="(/\?max_id=[0-9]+)"/#)).1
      let second = try await world.call(.get, String(link)).text
      #expect(second.contains("number 1.") && !second.contains("number 2."))
      #expect(second.contains("<title>Older posts · SocialConnect</title>"))
      #expect(second.contains("<h1>Older posts</h1>") && second.contains("content=\"noindex\""))
      #expect(second.contains(#"<a href="/">Latest posts</a>"#))
    }
  }

  @Test("A place that can't be read is the beginning")
  func places() async throws {
    try await ServerWorld.with { world in
      try await world.join("aiko").post("hello #tea")
      for path in ["/", "/@aiko", "/tags/tea", "/@aiko/tagged/tea"] {
        let first = try await world.call(.get, path)
        for place in ["abc", "1e3", "%F0%9F%8D%B5"] {
          let page = try await world.call(.get, "\(path)?max_id=\(place)")
          #expect(page.status == .ok && page.text == first.text, "\(path) \(place)")
        }
      }
    }
  }

  @Test("The title of a page says what the page is, and then the server, once")
  func titles() async throws {
    try await ServerWorld.with({ $0.title = "Garden" }) { world in
      let post = try await world.join("aiko").post("hello #tea")
      let titles = [
        "/": "Garden", "/@aiko": "Aiko (@aiko) · Garden", "/tags/tea": "#tea · Garden",
        "/@aiko/\(post.id)": "Aiko: “hello #tea” · Garden", "/auth/sign_in": "Sign in · Garden",
      ]
      for (path, title) in titles {
        #expect(try await world.call(.get, path).text.contains("<title>\(title)</title>"), "\(path)")
      }
    }
  }

  @Test("A new account is told which app to get, what to enter there, and where to begin")
  func welcome() async throws {
    let words = [
      "en": "Your account @aiko_en@social.example is ready.", "ja": "アカウント @aiko_ja@social.example ができました。",
    ]
    try await ServerWorld.with { world in
      for (language, text) in words {
        let (browser, handle) = (Browser(world, language: language), "aiko_\(language)")
        try await browser.open("/auth/sign_up")
        let page = try await browser.submit([
          "handle": handle, "name": "Aiko", "email": "\(handle)@example.org",
          "password": "correct horse battery",
        ])
        #expect(page.text.contains("<p class=\"lead\">\(text)</p>"), "\(page.text)")
        #expect(page.text.contains("<code class=\"big\">social.example</code>"))
        #expect(page.text.contains("Tusky") && page.text.contains("href=\"/@\(handle)\""))
      }
    }
  }

  @Test("The front page offers what someone can do there")
  func offers() async throws {
    for (registration, isOpen) in [(ServerOptions.Registration.yes, true), (.approval, true), (.no, false)] {
      try await ServerWorld.with({ $0.registration = registration }) { world in
        let page = try await world.call(.get, "/").text
        #expect(page.contains("href=\"/auth/sign_up\"") == isOpen && page.contains("href=\"/auth/sign_in\""))
        #expect(page.contains("<code class=\"big\">social.example</code>") && page.contains("Tusky"))
      }
    }
  }
}
