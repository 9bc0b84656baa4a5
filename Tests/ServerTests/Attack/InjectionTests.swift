import Foundation
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("What people write is never taken for more than text")
struct InjectionTests {
  /// Calls for each text of the corpus; what may not be written is refused, which is good, too.
  private static func each(_ body: (String) async throws -> Void) async throws {
    for text in InjectionCorpus.texts { try await body(text) }
  }

  private static func expect(_ reply: Reply, _ text: String) {
    let fault = AnswerCheck.fault(reply, of: .json)
    #expect(fault == nil, "\(text.debugDescription): \(fault ?? "")")
  }

  private static func expect(content html: String, _ text: String) {
    let fault = HTMLCheck.fault(html, allowing: HTMLCheck.content)
    #expect(fault == nil, "\(text.debugDescription): \(fault ?? "")\n\(html)")
  }

  private static func expect(page reply: Reply, _ text: String) {
    let fault = HTMLCheck.fault(reply.text, allowing: HTMLCheck.page)
    #expect(reply.status.code < 500 && fault == nil, "\(text.debugDescription): \(fault ?? "")")
    let policy = reply.headers[.contentSecurityPolicy] ?? ""
    #expect(policy.hasPrefix("default-src 'none'") && !policy.contains("unsafe"))
  }

  @Test(
    "What isn't ours is noticed",
    arguments: [
      "<p>a<b>b</b></p>", "<p onclick=\"x\">a</p>",
      "<a href=\"javascript:x\" rel=\"nofollow noopener\">a</a>",
      "a \" b", "<p>a > b</p>", "<a href=\"https://x.example\">a</a>", "<a href=\"//x.example\">a</a>",
      "<p class='a'>a</p>", "<!-- a -->", "<script>a</script>", "<span class=\"a\"b>a</span>",
    ])
  func check(html: String) {
    #expect(HTMLCheck.fault(html, allowing: HTMLCheck.content) != nil)
  }

  @Test("In posts: their HTML, and the pages that show them")
  func posts() async throws {
    try await ServerWorld.with { world in
      let author = try await world.join("author")
      try await Self.each { text in
        for status in [
          text, "x \(text) y", "http://a.example/\(text)", "#\(text)", "@\(text)", "\(text)\n\n\(text)",
        ] {
          let reply = try await author.call(
            .post, "/api/v1/statuses",
            form: ["status": status, "spoiler_text": text, "place[name]": text, "language": text])
          Self.expect(reply, status)
          guard reply.status == .ok else {
            let plain = try await author.call(.post, "/api/v1/statuses", form: ["status": status])
            if plain.status == .ok {
              Self.expect(content: try plain.value(MastodonStatus.self).content, status)
            }
            continue
          }
          let post = try reply.value(MastodonStatus.self)
          Self.expect(content: post.content, status)
          Self.expect(page: try await world.call(.get, "/@author/\(post.id)"), status)
        }
      }
      for path in ["/", "/@author", "/tags/tag", "/tags/a"] {
        Self.expect(page: try await world.call(.get, path), path)
      }
    }
  }

  @Test("In what people say of themselves, and of photos")
  func profiles() async throws {
    try await ServerWorld.with { world in
      let author = try await world.join("author")
      let photo = try await author.send(
        .post, "/api/v2/media", file: try SentPhoto.bytes(world.folder), as: "file"
      ).value(MastodonMediaAttachment.self)
      let post = try await author.call(
        .post, "/api/v1/statuses", form: ["status": "photo", "media_ids[]": photo.id]
      ).value(MastodonStatus.self)
      try await Self.each { text in
        for (name, value) in [
          ("display_name", text), ("note", "\(text) http://a.example/\(text)"),
        ] {
          Self.expect(
            try await author.call(.patch, "/api/v1/accounts/update_credentials", form: [name: value]), text)
        }
        Self.expect(
          try await author.call(
            .patch, "/api/v1/accounts/update_credentials",
            form: ["fields_attributes[0][name]": text, "fields_attributes[0][value]": text]), text)
        let account = try await world.call(.get, "/api/v1/accounts/\(author.id)").value(MastodonAccount.self)
        for html in [account.note] + account.fields.map(\.value) { Self.expect(content: html, text) }
        Self.expect(
          try await author.call(
            .put, "/api/v1/statuses/\(post.id)",
            form: [
              "status": "photo", "media_ids[]": photo.id, "media_attributes[0][id]": photo.id,
              "media_attributes[0][description]": text,
            ]), text)
        Self.expect(page: try await world.call(.get, "/@author"), text)
        Self.expect(page: try await world.call(.get, "/@author/\(post.id)"), text)
      }
    }
  }

  @Test("In lists, notes, reports, searches and what apps call things")
  func others() async throws {
    try await ServerWorld.with { world in
      let (author, other) = (try await world.join("author"), try await world.join("other"))
      try await Self.each { text in
        let escaped = text.percentEncoded
        for reply in [
          try await author.call(.post, "/api/v1/lists", form: ["title": text]),
          try await author.call(.post, "/api/v1/accounts/\(other.id)/note", form: ["comment": text]),
          try await author.call(.post, "/api/v1/reports", form: ["account_id": other.id, "comment": text]),
          try await author.call(.get, "/api/v2/search?q=\(escaped)"),
          try await author.call(.get, "/api/v1/accounts/search?q=\(escaped)"),
          try await author.call(.get, "/api/v1/timelines/public?limit=1&local=\(escaped)&max_id=\(escaped)"),
          try await author.call(.get, "/api/v1/timelines/home?x=\(escaped)&limit=1"),
          try await author.call(.post, "/api/v1/tags/\(escaped)/follow"),
          try await author.call(.get, "/api/v1/followed_tags"),
          try await author.call(.get, "/api/v1/lists"),
        ] { Self.expect(reply, text) }
        Self.expect(page: try await world.call(.get, "/tags/\(escaped)"), text)
        Self.expect(page: try await world.call(.get, "/@\(escaped)"), text)
        Self.expect(page: try await world.call(.get, "/@author/\(escaped)"), text)
        Self.expect(page: try await world.call(.get, "/auth/sign_in?next=\(escaped)&email=\(escaped)"), text)
      }
    }
  }
}
