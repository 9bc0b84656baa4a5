import AppValues
import Entities
import Foundation
import HTTPTypes
import MastodonAPI
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("How apps read and change one's own account")
struct OwnAccountTests {
  private static let path = "/api/v1/accounts/update_credentials"

  @Test("One's own account says what only its owner sees")
  func verify() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben", scopes: "profile"))
      _ = try await aiko.call(.patch, Self.path, form: ["locked": "true", "source[privacy]": "unlisted"])
      _ = try await world.join("carol").call(.post, "/api/v1/accounts/\(aiko.id)/follow")
      let own = try await aiko.call(.get, "/api/v1/accounts/verify_credentials")
        .value(MastodonCredentialAccount.self)
      #expect(own.account.username == "aiko" && own.account.locked && own.role == .everyone)
      #expect(own.source.privacy == .unlisted && own.source.followRequestsCount == 1)
      // A token that shows only who someone is.
      let shown = try await ben.call(.get, "/api/v1/accounts/verify_credentials")
      #expect(try shown.value(MastodonCredentialAccount.self).account.username == "ben")
      #expect(try await world.call(.get, "/api/v1/accounts/verify_credentials").status == .unauthorized)
    }
  }

  @Test("All that is given is changed at once, the rest stays, and an empty text clears")
  func change() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let changed = try await aiko.call(
        .patch, Self.path,
        form: [
          "display_name": "Aiko T", "note": "Tea\n\n<b>", "bot": "1", "locked": "True",
          "source[privacy]": "private", "source[language]": "pt-BR", "fields_attributes[0][name]": "Web",
          "fields_attributes[0][value]": "https://aiko.example", "fields_attributes[1][name]": "",
          "fields_attributes[1][value]": "",
        ]
      ).value(MastodonCredentialAccount.self)
      #expect(changed.account.displayName == "Aiko T" && changed.account.bot && changed.account.locked)
      #expect(changed.account.note == "<p>Tea</p><p>&lt;b&gt;</p>" && changed.source.note == "Tea\n\n<b>")
      #expect(changed.source.privacy == .private && changed.source.language == "pt")
      #expect(changed.source.fields == [MastodonField(name: "Web", value: "https://aiko.example")])
      #expect(changed.account.fields[0].value.contains("<a href=\"https://aiko.example\""))

      let json = #"""
        {"display_name":"","note":null,"bot":false,"fields_attributes":[{"name":"a","value":"b"}],
        "source":{"language":""}}
        """#
      let cleared = try await aiko.call(.patch, Self.path, json: json).value(MastodonCredentialAccount.self)
      #expect(cleared.account.displayName == "" && !cleared.account.bot && cleared.account.locked)
      #expect(cleared.source.note == "Tea\n\n<b>" && cleared.source.language == nil)
      #expect(cleared.source.fields == [MastodonField(name: "a", value: "b")])
      let same = try await aiko.call(.patch, Self.path).value(MastodonCredentialAccount.self)
      #expect(same == cleared)
    }
  }

  @Test("People say whether they are shown to others and found by searching, and everyone is told so")
  func discovery() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let path = "/api/v1/accounts/\(aiko.id)"
      let before = try await world.call(.get, path).value(MastodonAccount.self)
      #expect(before.discoverable == true && before.indexable && before.lastStatusAt == nil)
      #expect(try await !world.call(.get, path).text.contains("noindex"))
      let changed = try await aiko.call(
        .patch, Self.path, form: ["discoverable": "false", "indexable": "0"]
      ).value(MastodonCredentialAccount.self)
      #expect(changed.account.discoverable == false && !changed.account.indexable)
      #expect(changed.source.discoverable == false && !changed.source.indexable)
      let post = try await aiko.post("hello")
      let after = try await world.call(.get, path).value(MastodonAccount.self)
      #expect(after.discoverable == false && !after.indexable && after.noindex)
      #expect(after.lastStatusAt == CalendarDate(post.createdAt))
      let back = try await aiko.call(.patch, Self.path, json: #"{"indexable":true}"#)
        .value(MastodonCredentialAccount.self)
      #expect(back.source.indexable && back.source.discoverable == false && !back.account.noindex)
    }
  }

  @Test("What can't be is refused, and nothing of it is changed")
  func refusals() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let fields = (1...5).map { #"{"name":"a\#($0)","value":"b"}"# }.joined(separator: ",")
      let bodies = [
        #"{"fields_attributes":[\#(fields)],"bot":true}"#, #"{"source":{"privacy":"direct"},"bot":true}"#,
        #"{"display_name":"\#(String(repeating: "a", count: 31))","bot":true}"#,
        #"{"avatar":"x","bot":true}"#,
        #"{"source":{"privacy":"everywhere"},"bot":true}"#,
      ]
      for body in bodies {
        let refused = try await aiko.call(.patch, Self.path, json: body)
        #expect(
          refused.status == .unprocessableContent && refused.error?.hasPrefix("Validation failed: ") == true)
      }
      let unreadable = try await aiko.call(.patch, Self.path, json: "{")
      #expect(unreadable.status == .badRequest && unreadable.error == "The request could not be read")
      let own = try await aiko.call(.get, "/api/v1/accounts/verify_credentials")
      #expect(try !own.value(MastodonCredentialAccount.self).account.bot)
    }
  }

  @Test("Pictures come as files or as text, and are taken away again")
  func pictures() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let photo = try SentPhoto.bytes(world.folder)
      let sent = try await aiko.send(
        .patch, Self.path, file: photo, as: "avatar", texts: ["display_name": "With a face"]
      ).value(MastodonCredentialAccount.self)
      #expect(sent.account.displayName == "With a face")
      #expect(sent.account.avatar.hasPrefix("https://social.example/media/"))
      let text = "data:image/png;base64," + Data(photo).base64EncodedString()
      let header = try await aiko.call(.patch, Self.path, form: ["header": text])
        .value(MastodonCredentialAccount.self)
      #expect(header.account.header.hasPrefix("https://social.example/media/"))
      #expect(header.account.avatar == sent.account.avatar)
      #expect(FileManager.default.subpaths(atPath: world.folder.path("uploads")) == [])

      let bare = try await aiko.call(.delete, "/api/v1/profile/avatar").value(MastodonCredentialAccount.self)
      #expect(bare.account.avatar.hasSuffix("missing.png") && bare.account.header == header.account.header)
      let barer = try await aiko.call(.delete, "/api/v1/profile/header").value(MastodonCredentialAccount.self)
      #expect(barer.account.header.hasSuffix("missing.png"))
      #expect(try await aiko.call(.delete, "/api/v1/profile/header").status == .ok)
      let letter = try await aiko.send(.patch, Self.path, file: [UInt8]("Dear Aiko".utf8), as: "avatar")
      #expect(letter.status == .unprocessableContent)
    }
  }

  @Test(
    "The sites that may name someone as an author are kept bare, each once, and an empty one removes them")
  func attributionDomains() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let sent = try await aiko.call(
        .patch, Self.path,
        json: #"{"attribution_domains":["https://Example.org/","*.blog.example","example.org"]}"#
      ).value(MastodonCredentialAccount.self)
      #expect(sent.source.attributionDomains == ["example.org", "blog.example"])
      let kept = try await aiko.call(.get, "/api/v1/accounts/verify_credentials")
        .value(MastodonCredentialAccount.self)
      #expect(kept.source.attributionDomains == ["example.org", "blog.example"])
      let wrong = try await aiko.call(.patch, Self.path, json: #"{"attribution_domains":["no domain"]}"#)
      #expect(wrong.status == .unprocessableContent)
      #expect(
        wrong.text.contains("Validation failed: A website is entered by its domain, like example.org."))
      let form = try await aiko.call(.patch, Self.path, form: ["attribution_domains[]": ""])
        .value(MastodonCredentialAccount.self)
      #expect(form.source.attributionDomains == [])
    }
  }

  @Test("What a browser sends for what wasn't filled in changes nothing")
  func browser() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let before = try await aiko.send(
        .patch, Self.path, file: try SentPhoto.bytes(world.folder), as: "avatar",
        texts: ["locked": "1", "fields_attributes[0][name]": "Web", "fields_attributes[0][value]": "here"]
      ).value(MastodonCredentialAccount.self)
      var form = MultipartWriter()
      form.add("display_name", "Aiko T")
      for field in ["avatar", "header"] { form.add(field, "", file: "") }
      for field in ["locked", "bot", "discoverable", "source"] { form.add(field, "undefined") }
      for field in ["fields_attributes", "attribution_domains"] { form.add(field, "[object Object]") }
      let sent = try await world.send(
        SentRequest(.patch, Self.path, form.type, form.finished), token: aiko.token
      ).value(MastodonCredentialAccount.self)
      #expect(sent.account.displayName == "Aiko T")
      #expect(sent.account.locked && sent.account.avatar == before.account.avatar)
      #expect(sent.source == before.source && sent.account.header == before.account.header)
      #expect(try world.leftovers() == [])
      for field in ["avatar", "header"] {
        for nothing in ["", "undefined", "null"] {
          #expect(try await aiko.call(.patch, Self.path, form: [field: nothing]).status == .ok)
        }
      }
    }
  }

  @Test("Preferences are what was set for writing")
  func preferences() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      #expect(
        try await aiko.call(.get, "/api/v1/preferences").text
          == #"{"posting:default:visibility":"public","posting:default:sensitive":false,"#
          + #""posting:default:language":"en","reading:expand:media":"default","reading:expand:spoilers":false}"#
      )
      _ = try await aiko.call(
        .patch, Self.path,
        form: ["source[privacy]": "unlisted", "source[language]": "ja", "source[sensitive]": "true"])
      let changed = try await aiko.call(.get, "/api/v1/preferences").value(MastodonPreferences.self)
      #expect(changed.visibility == .unlisted && changed.sensitive && changed.language == "ja")
    }
  }
}
