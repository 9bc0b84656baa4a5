import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("The pages that anyone reads")
struct PublicPageTests {
  private static let noindex = #"<meta name="robots" content="noindex">"#

  @Test("Search engines leave out people who don't want to be found by searching, and what they wrote")
  func robots() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let (post, other) = (try await aiko.post("hello #tea"), try await ben.post("hello"))
      let quiet = try await ben.post("not for everyone", for: .unlisted)
      let share = try await ben.call(.post, "/api/v1/statuses/\(post.id)/reblog").value(MastodonStatus.self)
      let open = ["/@aiko", "/@aiko/\(post.id)", "/@aiko/tagged/tea", "/@ben", "/@ben/\(other.id)"]
      for path in open + ["/@ben/\(share.id)"] {
        let page = try await world.call(.get, path)
        #expect(page.status == .ok && !page.text.contains(Self.noindex), "\(path)")
      }
      for path in ["/@ben/\(quiet.id)", "/tags/tea"] {
        #expect(try await world.call(.get, path).text.contains(Self.noindex), "\(path)")
      }
      _ = try await aiko.call(.patch, "/api/v1/accounts/update_credentials", form: ["indexable": "false"])
      for path in open.prefix(3) + ["/@ben/\(share.id)"] {
        #expect(try await world.call(.get, path).text.contains(Self.noindex), "\(path)")
      }
      for path in open.dropFirst(3) {
        #expect(try await !world.call(.get, path).text.contains(Self.noindex), "\(path)")
      }
    }
  }

  @Test("A hashtag on a profile leads to the person's public posts with it")
  func tagged() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await aiko.post("first #写真")
      try await aiko.post("no hashtag")
      try await aiko.post("for my followers #写真", for: .followers)
      try await ben.post("another's #写真")
      let path = "/@aiko/tagged/\("写真".percentEncoded)"
      let page = try await world.call(.get, path)
      #expect(page.status == .ok && page.text.contains("first") && page.text.contains("#写真 · Aiko (@aiko)"))
      for text in ["no hashtag", "for my followers", "another"] { #expect(!page.text.contains(text)) }
      #expect(try await world.call(.get, "/tags/\("写真".percentEncoded)").text.contains("another"))
      for path in ["/@no_one/tagged/tea", "/@aiko/tagged/a-b"] {
        #expect(try await world.call(.get, path).status == .notFound, "\(path)")
      }
    }
  }

  @Test("The posts with a hashtag go on to older ones")
  func older() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for number in 1...21 { try await aiko.post("number \(number). #tea") }
      let first = try await world.call(.get, "/@aiko/tagged/tea")
      #expect(!first.text.contains("number 1."))
      let link = try #require(first.text.firstMatch(of: #/href="(/@aiko/tagged/tea\?max_id=[0-9]+)"/#)).1
      let second = try await world.call(.get, String(link))
      #expect(second.text.contains("number 1.") && !second.text.contains("number 2."))
    }
  }

  @Test("What someone writes is marked with its language, and turned the way it is written")
  func languages() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let said: KeyValuePairs = [
        "status": "שלום לכולם", "language": "he", "spoiler_text": "אזהרה", "place[name]": "תל אביב",
      ]
      let post = try await aiko.call(.post, "/api/v1/statuses", form: said).value(MastodonStatus.self)
      for path in ["/", "/@aiko", "/@aiko/\(post.id)"] {
        let text = try await world.call(.get, path).text
        #expect(text.contains(#"<summary dir="auto" lang="he">אזהרה</summary>"#), "\(path)")
        #expect(text.contains(#"<div class="text" dir="auto" lang="he"><p>שלום לכולם</p></div>"#), "\(path)")
        #expect(text.contains(#"<a href="/@aiko" dir="auto">Aiko</a>"#), "\(path)")
        #expect(text.contains(#"<span dir="auto">תל אביב</span>"#), "\(path)")
      }
    }
  }

  @Test("Each post's page has a title of its own, and a heading")
  func titles() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let photo = try await aiko.photo()
      let forms: [(KeyValuePairs<String, String>, String)] = [
        (["status": "Good morning!\n\nAnd more."], "Aiko: “Good morning!…”"),
        (["status": "Good night"], "Aiko: “Good night”"),
        (["status": "who did it", "spoiler_text": "The end of a film"], "Aiko: “The end of a film”"),
        (["status": "", "media_ids[]": photo], "Post by Aiko · "),
      ]
      for (form, title) in forms {
        let post = try await aiko.call(.post, "/api/v1/statuses", form: form).value(MastodonStatus.self)
        let text = try await world.call(.get, "/@aiko/\(post.id)").text
        #expect(text.contains("<title>\(title)"), "\(title): \(text.prefix(300))")
        #expect(text.contains("<h1>Post by Aiko</h1>"))
      }
    }
  }

  @Test("Pages lead on, and show their pictures, by whatever name they were opened")
  func names() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      _ = try await aiko.send(
        .patch, "/api/v1/accounts/update_credentials", file: try SentPhoto.bytes(world.folder), as: "avatar",
        texts: [
          "note": "I like #tea", "fields_attributes[0][name]": "x", "fields_attributes[0][value]": "#tea",
        ])
      let post = try await aiko.call(
        .post, "/api/v1/statuses", form: ["status": "Hi @aiko #tea", "media_ids[]": try await aiko.photo()]
      ).value(MastodonStatus.self)
      for path in ["/", "/@aiko", "/@aiko/\(post.id)", "/tags/tea", "/@aiko/tagged/tea"] {
        let text = try await world.call(.get, path).text
        #expect(!text.contains("://social.example"), "\(path)")
        #expect(text.contains(#"src="/media/"#) && text.contains(#"href="/tags/tea""#), "\(path)")
      }
      #expect(post.mediaAttachments[0].url?.hasPrefix("https://social.example/media/") == true)
    }
  }

  @Test("A page is kept for a moment by anyone, and isn't sent again while it's the same")
  func keeping() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let post = try await aiko.post("first #tea")
      for path in ["/", "/@aiko", "/@aiko/\(post.id)", "/tags/tea", "/@aiko/tagged/tea"] {
        let page = try await world.call(.get, path)
        #expect(page.headers[.cacheControl] == "public, max-age=30" && page.headers[.setCookie] == nil)
        #expect(page.headers[.vary] == "Accept-Language, Cookie, Accept-Encoding", "\(path)")
        let known: HTTPFields = [.ifNoneMatch: try #require(page.headers[.eTag])]
        let again = try await world.call(.get, path, headers: known)
        #expect(again.status == .notModified && again.bytes.isEmpty && again.headers[.contentLength] == nil)
        #expect(again.headers[.vary] == page.headers[.vary])
        let other = try await world.call(.get, path, headers: known.with(.acceptLanguage, "ja"))
        #expect(other.status == .ok && other.text.contains("（UTC）"), "\(path)")
      }
      let known: HTTPFields = [
        .ifNoneMatch: try #require(try await world.call(.get, "/@aiko").headers[.eTag])
      ]
      try await aiko.post("second")
      let page = try await world.call(.get, "/@aiko", headers: known)
      #expect(page.status == .ok && page.text.contains("second") && page.text.contains(" UTC</time>"))
      #expect(try await world.call(.get, "/@no_one").headers[.cacheControl] == "no-store")
    }
  }

  @Test("The style sheet is called by what it says, and kept for ever")
  func style() async throws {
    try await ServerWorld.with { world in
      let page = try await world.call(.get, "/@no_one").text
      let address = try #require(page.firstMatch(of: /<link rel="stylesheet" href="(\/assets\/[^"]+)">/)).1
      let sheet = try await world.call(.get, String(address))
      #expect(sheet.headers[.contentType] == "text/css; charset=utf-8")
      #expect(sheet.headers[.cacheControl] == "public, max-age=31536000, immutable")
      #expect(address.contains(EntityTag.digest(of: sheet.text)))
      for path in [String(address), "/assets/icon-48.png"] {
        let tag = try #require(try await world.call(.get, path).headers[.eTag])
        let again = try await world.call(.get, path, headers: [.ifNoneMatch: "\"x\", \(tag)"])
        #expect(again.status == .notModified && again.headers[.eTag] == tag, "\(path)")
      }
    }
  }
}

extension HTTPFields {
  fileprivate func with(_ name: HTTPField.Name, _ value: String) -> HTTPFields {
    var fields = self
    fields[name] = value
    return fields
  }
}
