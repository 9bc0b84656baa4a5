import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Profile
import SocialBackend
import Testing

@testable import SocialServer

@Suite("Notifications by apps")
struct NotificationTests {
  @Test("Each comes by itself, with its person and its post, and by kind where that is asked for")
  func list() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let post = try await aiko.post("liked")
      _ = try await ben.can.relations.orUnsupported().follow(aiko.session.user, FollowTerms())
      _ = try await ben.call(.post, "/api/v1/statuses/\(post.id)/favourite")
      try await ben.post("answer", on: post.id)
      let all = try await aiko.call(.get, "/api/v1/notifications").value([MastodonNotification].self)
      #expect(all.map(\.type) == [.mention, .favourite, .follow])
      #expect(all.allSatisfy { $0.account.acct == "ben" })
      #expect(all[1].status?.id == post.id.rawValue && all[2].status == nil)
      let some = try await aiko.call(.get, "/api/v1/notifications?types[]=favourite&limit=1")
        .value([MastodonNotification].self)
      #expect(some.map(\.id) == [all[1].id])
      let rest = try await aiko.call(
        .get, "/api/v1/notifications?exclude_types[]=mention&max_id=\(all[1].id)"
      )
      .value([MastodonNotification].self)
      #expect(rest.map(\.id) == [all[2].id])
      #expect(try await aiko.call(.post, "/api/v1/notifications/clear").status == .ok)
      #expect(try await aiko.call(.get, "/api/v1/notifications").value([MastodonNotification].self) == [])
    }
  }
}
