import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("Photos on pages")
struct CoveredPhotoTests {
  /// A page without what has to be opened first.
  private static func uncovered(_ page: Reply) -> String {
    page.text.replacing(/<details>.*?<\/details>/.dotMatchesNewlines(), with: "")
  }

  @Test("Sensitive ones are covered until they are opened, on every kind of page")
  func sensitive() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      func publish(
        _ text: String, photos: Int, _ form: KeyValuePairs<String, String> = [:]
      ) async throws -> String {
        var body = "status=\(text.percentEncoded)"
        for _ in 0..<photos { body += "&media_ids[]=\(try await aiko.photo())" }
        for (name, value) in form { body += "&\(name)=\(value.percentEncoded)" }
        return try await world.send(
          .post, "/api/v1/statuses", form: body, headers: [.authorization: "Bearer \(aiko.token)"]
        ).value(MastodonStatus.self).id
      }
      let plain = try await publish("plain #tea", photos: 1)
      let one = try await publish("one #tea", photos: 1, ["sensitive": "true", "in_reply_to_id": plain])
      let two = try await publish("two #tea", photos: 2, ["sensitive": "true", "in_reply_to_id": one])
      let warned = try await publish(
        "behind it #tea", photos: 1, ["spoiler_text": "Spiders", "in_reply_to_id": two])
      _ = try await publish("top #tea", photos: 2, ["sensitive": "true"])
      let ja: HTTPFields = [.acceptLanguage: "ja"]
      let pages = [
        ("/", 4), ("/@aiko", 4), ("/tags/tea", 4), ("/@aiko/tagged/tea", 4), ("/@aiko/\(plain)", 3),
        ("/@aiko/\(one)", 3), ("/@aiko/\(two)", 3), ("/@aiko/\(warned)", 3),
      ]
      for (path, covers) in pages {
        let page = try await world.call(.get, path)
        #expect(page.text.matches(of: /<details>/).count == covers, "\(path)")
        let rest = Self.uncovered(page)
        #expect(rest.matches(of: /src="\/media\//).count == 1 && rest.contains("plain"), "\(path)")
        #expect(!rest.contains("behind it"), "\(path)")
        let photos = page.text.matches(of: /src="\/media\/[^"]*"/).count
        #expect(
          page.text.matches(of: /loading="lazy"/).count == photos, "fetched once they are seen: \(path)")
      }
      let thread = try await world.call(.get, "/@aiko/\(plain)").text
      for summary in ["<summary>1 sensitive photo</summary>", "<summary>2 sensitive photos</summary>"] {
        #expect(thread.contains(summary))
      }
      #expect(thread.contains(">Spiders</summary>"))
      #expect(
        try await world.call(.get, "/@aiko/\(plain)", headers: ja).text
          .contains("<summary>刺激の強い写真2枚</summary>"))
    }
  }

  @Test("Each has a name for those who don't see it")
  func names() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for photo in [try await aiko.photo(), try await aiko.photo(["description": "Ein Hügel"])] {
        _ = try await aiko.call(
          .post, "/api/v1/statuses", form: ["status": "x", "language": "de", "media_ids[]": photo])
      }
      for (language, name) in [("en", "Photo, no description"), ("ja", "説明のない写真")] {
        let text = try await world.call(.get, "/@aiko", headers: [.acceptLanguage: language]).text
        #expect(text.contains("alt=\"\(name)\" loading"))
        #expect(text.contains("alt=\"Ein Hügel\" lang=\"de\""))
        #expect(!text.contains(/<a class="photo"[^>]*><img[^>]* alt=""/))
      }
    }
  }
}
