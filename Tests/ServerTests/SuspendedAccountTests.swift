import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import SocialBackend
import SocialLocalBackend
import Testing

@testable import SocialServer

@Suite("A suspended person")
struct SuspendedAccountTests {
  @Test("Is answered as one of whom nothing is shown, and comes back whole")
  func account() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      _ = try await aiko.call(
        .patch, "/api/v1/accounts/update_credentials", form: ["note": "about me", "display_name": "A secret"])
      _ = try await aiko.send(
        .patch, "/api/v1/accounts/update_credentials", file: try SentPhoto.bytes(world.folder), as: "avatar")
      try await ben.follow(aiko)
      _ = try await aiko.call(.post, "/api/v1/featured_tags", form: ["name": "tea"])
      let post = try await aiko.postPhoto("with a photo")
      let before = try await world.call(.get, "/api/v1/accounts/\(aiko.id)").value(MastodonAccount.self)
      let status = try await world.call(.get, "/api/v1/statuses/\(post.id)").value(MastodonStatus.self)
      let photo = try #require(status.mediaAttachments.first)
      let files = [before.avatar, photo.url ?? "", photo.previewURL ?? ""].map {
        $0.replacing("https://social.example", with: "")
      }
      let tag = try await world.call(.get, files[0]).headers[.eTag]
      for file in files { #expect(try await world.call(.get, file).status == .ok, "\(file)") }

      let moderation = world.backend.accountModeration
      _ = try await moderation.suspend(handle: "aiko")
      for path in ["/api/v1/accounts/\(aiko.id)", "/api/v1/accounts/lookup?acct=Aiko"] {
        let reply = try await ben.call(.get, path)
        let account = try reply.value(MastodonAccount.self)
        #expect(reply.status == .ok && account.suspended && account.id == aiko.id, "\(path)")
        #expect(account.username == "aiko" && account.displayName.isEmpty && account.note.isEmpty)
        #expect(account.avatar.hasSuffix("/avatar/missing.png") && account.followersCount == 0)
        #expect(account.createdAt == before.createdAt)
      }
      for list in [
        "statuses", "statuses?pinned=true", "followers", "following", "featured_tags", "endorsements",
      ] {
        let reply = try await ben.call(.get, "/api/v1/accounts/\(aiko.id)/\(list)")
        #expect(reply.status == .ok && reply.text == "[]", "\(list): \(reply.text)")
      }
      #expect(try await ben.call(.get, "/api/v1/statuses/\(post.id)").status == .notFound)
      for file in files {
        for headers: HTTPFields in [[:], [.ifNoneMatch: tag ?? "*"], [.range: "bytes=0-3"]] {
          let reply = try await world.call(.get, file, headers: headers)
          #expect(reply.status == .notFound, "\(file)")
        }
      }
      let page = try await world.call(.get, "/@aiko")
      #expect(page.status == .notFound && page.text.contains("The administrator has suspended this account."))
      #expect(!page.text.contains("A secret") && !page.text.contains("about me"))
      let byHost = try await world.call(.get, "/@aiko@social.example")
      #expect(byHost.text.contains("The administrator has suspended this account."))
      let japanese = try await world.call(.get, "/@aiko", headers: [.acceptLanguage: "ja"])
      #expect(japanese.text.contains("管理者によって停止されています"))
      #expect(try await !world.call(.get, "/@no_one").text.contains("suspended"))

      _ = try await moderation.reinstate(handle: "aiko")
      #expect(try await world.call(.get, "/api/v1/accounts/\(aiko.id)").value(MastodonAccount.self) == before)
      for file in files { #expect(try await world.call(.get, file).status == .ok, "\(file)") }
    }
  }
}
