import AppValues
import Entities
import Foundation
import HTTPTypes
import Logging
import MastodonAPI
import PostText
import SocialCredentials
import SocialDatabase
import SocialFiles
import SocialLocalBackend
import SocialMediaStorage
import SocialTestSupport
import Testing

@testable import SocialServer

/// What apps send with a post, however oddly.
@Suite("The forms of posts")
struct StatusFormTests {
  @Test("Marks of direction stay, and what could reorder other text is taken out without a word")
  func direction() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for (sent, kept) in [
        ("\u{FEFF}hi", "hi"), ("نص\u{200F} عربي", "نص\u{200F} عربي"),
        ("a \u{2067}b\u{2069} c", "a \u{2067}b\u{2069} c"),
        ("a\u{202E}b", "ab"), ("\u{2068}open", "open"),
      ] {
        let status = try await aiko.call(
          .post, "/api/v1/statuses", form: ["status": sent, "spoiler_text": "w \(sent)"]
        ).value(MastodonStatus.self)
        #expect(status.content == "<p>\(kept)</p>" && status.spoilerText == "w \(kept)")
        let profile = try await aiko.call(
          .patch, "/api/v1/accounts/update_credentials", form: ["display_name": sent, "note": sent]
        ).value(MastodonCredentialAccount.self)
        #expect(profile.account.displayName == kept && profile.source.note == kept)
      }
      let refused = try await aiko.call(.post, "/api/v1/statuses", form: ["status": "a\u{1B}[2Jb"])
      #expect(refused.status == .unprocessableContent)
    }
  }

  @Test("No language is refused: what isn't listed is its first part, or else the author's own")
  func languages() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      func language(_ form: KeyValuePairs<String, String>) async throws -> String? {
        try await aiko.call(.post, "/api/v1/statuses", form: form).value(MastodonStatus.self).language
      }
      let rows: KeyValuePairs = [
        "pt-PT": "pt", "zh-HK": "zh-HK", "zh-TW": "zh-TW", "nan": "nan", "gsw": "gsw", "ckb": "ckb",
        "sr-Cyrl": "sr",
        "de-AT": "de", "zh-Hans": "zh", "xx": "en", "undefined": "en", "": "en",
        String(repeating: "x", count: 9000): "en",
      ]
      for (sent, kept) in rows {
        #expect(try await language(["status": "x", "language": sent]) == kept, "\(sent)")
      }
      #expect(try await language(["status": "x"]) == "en", "the account's")

      // An edit that names none that is known leaves it, as one does that names none.
      let status = try await aiko.call(
        .post, "/api/v1/statuses", form: ["status": "x", "language": "zh-TW"]
      ).value(MastodonStatus.self)
      for form in [["status": "y"], ["status": "z", "language": "xx"]] as [KeyValuePairs<String, String>] {
        let edited = try await aiko.call(.put, "/api/v1/statuses/\(status.id)", form: form)
        #expect(try edited.value(MastodonStatus.self).language == "zh-TW")
      }

      func source(_ sent: String) async throws -> String? {
        try await aiko.call(
          .patch, "/api/v1/accounts/update_credentials",
          form: ["source[language]": sent, "note": "about \(sent)"]
        ).value(MastodonCredentialAccount.self).source.language
      }
      func preference() async throws -> String? {
        try await aiko.call(.get, "/api/v1/preferences").value(MastodonPreferences.self).language
      }
      #expect(try await preference() == "en")
      #expect(try await source("pt-BR") == "pt")
      #expect(try await preference() == "pt")
      #expect(try await source("xx") == "pt")
      #expect(try await source("zh-TW") == "zh-TW")
      #expect(try await language(["status": "x"]) == "zh-TW")
      #expect(try await source("") == nil)

      let listed = try await world.call(.get, "/api/v1/instance/languages").value([MastodonLanguage].self)
      #expect(listed.map(\.code) == LanguageRule.codes)
      #expect(listed.contains(MastodonLanguage(code: "ja", name: "Japanese")))
      #expect(listed.contains(MastodonLanguage(code: "zh-TW", name: "Chinese (Taiwan)")))
    }
  }

  @Test("A warning has one line, and is the text where there is nothing that it could warn of")
  func warnings() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      func publish(_ text: String, _ warning: String) async throws -> [String] {
        let status = try await aiko.call(
          .post, "/api/v1/statuses", form: ["status": text, "spoiler_text": warning]
        ).value(MastodonStatus.self)
        return [status.content, status.spoilerText]
      }
      #expect(try await publish("x", "a\nb") == ["<p>x</p>", "a b"])
      #expect(try await publish("", "tea") == ["<p>tea</p>", ""])
      #expect(try await publish("x", " \n ") == ["<p>x</p>", ""])
      let status = try await aiko.call(
        .post, "/api/v1/statuses", form: ["status": "x", "spoiler_text": "tea"]
      ).value(MastodonStatus.self)
      let edited = try await aiko.call(.put, "/api/v1/statuses/\(status.id)", form: ["status": ""])
        .value(MastodonStatus.self)
      #expect(edited.content == "<p>tea</p>" && edited.spoilerText == "")
    }
  }

  @Test("A visibility that isn't known is named with those that are, and an empty one is the default")
  func visibilities() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      _ = try await aiko.call(
        .patch, "/api/v1/accounts/update_credentials", form: ["source[privacy]": "unlisted"])
      for word in ["friends", "PUBLIC", " public"] {
        let refused = try await aiko.call(
          .post, "/api/v1/statuses", form: ["status": "x", "visibility": word])
        #expect(refused.status == .unprocessableContent)
        #expect(
          refused.error == "Validation failed: visibility must be one of public, unlisted, private, direct")
        let setting = try await aiko.call(
          .patch, "/api/v1/accounts/update_credentials", form: ["source[privacy]": word])
        #expect(
          setting.error == "Validation failed: source[privacy] must be one of public, unlisted, private")
      }
      let status = try await aiko.call(.post, "/api/v1/statuses", form: ["status": "x", "visibility": ""])
      #expect(try status.value(MastodonStatus.self).visibility == .unlisted)
      let profile = try await aiko.call(
        .patch, "/api/v1/accounts/update_credentials", form: ["source[privacy]": "", "note": "hi"])
      #expect(try profile.value(MastodonCredentialAccount.self).source.privacy == .unlisted)
    }
  }

  @Test("A post has at most four photos, also after an edit")
  func photos() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let bytes = try SentPhoto.bytes(world.folder)
      var ids: [String] = []
      for _ in 0..<6 {
        let photo = try await aiko.send(.post, "/api/v2/media", file: bytes, as: "file")
        ids.append(try photo.value(MastodonMediaAttachment.self).id)
      }
      func form(_ count: Int) -> String {
        let list = ids.prefix(count).map { "\"\($0)\"" }.joined(separator: ",")
        return "{\"status\":\"x\",\"media_ids\":[\(list)]}"
      }
      for count in [5, 6] {
        let refused = try await aiko.call(.post, "/api/v1/statuses", json: form(count))
        #expect(refused.status == .unprocessableContent && refused.error == "Cannot attach more than 4 files")
      }
      let status = try await aiko.call(.post, "/api/v1/statuses", json: form(4)).value(MastodonStatus.self)
      #expect(status.mediaAttachments.count == 4)
      let refused = try await aiko.call(.put, "/api/v1/statuses/\(status.id)", json: form(5))
      #expect(refused.status == .unprocessableContent && refused.error == "Cannot attach more than 4 files")
    }
  }

  @Test("Uploads that no one publishes stay a day, and can only take up so much")
  func unpublished() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let bytes = try SentPhoto.bytes(world.folder)
      func upload() async throws -> Reply {
        try await aiko.send(.post, "/api/v2/media", file: bytes, as: "file")
      }
      let loose = try await upload().value(MastodonMediaAttachment.self)
      let used = try await upload().value(MastodonMediaAttachment.self)
      _ = try await aiko.call(.post, "/api/v1/statuses", json: #"{"status":"x","media_ids":["\#(used.id)"]}"#)
        .value(MastodonStatus.self)

      let other = try await SQLiteDatabase.open(
        path: world.folder.path("database.sqlite"), migrations: LocalBackend.migrations,
        log: Logger(label: "tests"))
      func setBytes(_ count: Int) async throws {
        try await other.write { connection throws(AppError) in
          try connection.execute("UPDATE photo SET waiting_bytes = \(count) WHERE waiting_bytes > 0")
        }
      }
      // The one on a post no longer counts.
      try await setBytes(Photo.maximumWaitingMegabytes * 1_000_000)
      let refused = try await upload()
      #expect(refused.status == .unprocessableContent)
      #expect(
        refused.error == """
          Validation failed: Your photos that aren't in a post yet can take up to 200 MB. Publish or delete some of them \
          first.
          """)
      try await setBytes(1)
      _ = try await upload().value(MastodonMediaAttachment.self)

      let media = MediaStore(PrivateFolder(world.folder.path("media")))
      func later(_ seconds: Int64) async throws -> HTTPResponse.Status {
        let program = LocalBackend(
          database: other, passwords: PasswordHasher(cost: .least), media: media,
          clock: WallClock { WallClock.system.now().adding(seconds: seconds) })
        await program.begin(until: .now + .seconds(120))
        await program.end(nil)
        return try await aiko.call(.get, "/api/v1/media/\(loose.id)").status
      }
      #expect(try await later(86_000) == .ok)
      #expect(try await later(86_800) == .notFound)
      #expect(try await aiko.call(.get, "/api/v1/media/\(used.id)").status == .ok)
      await other.close()
    }
  }
}
