import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Notifications
import SocialBackend
import Testing

@testable import SocialServer

@Suite("Whose activity notifies one")
struct NotificationPolicyTests {
  private static let path = ServerWorld.ours + "/notification_policy"

  @Test("It is anyone's until it's changed, kind by kind")
  func change() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      #expect(
        try await aiko.call(.get, Self.path).text == """
          {"follow":"anyone","follow_request":"anyone","like":"anyone","comment":"anyone","mention":"anyone",\
          "share":"anyone","post":"anyone","edit":"anyone","poll":"anyone","unpublished":"anyone","quiet_hours":null}
          """)
      let changed = try await aiko.call(
        .patch, Self.path, json: #"{"like":"nobody","follow_request":"following","quiet_hours":"22:00-7:00"}"#
      ).value(SocialConnectNotificationPolicy.self)
      let expected = SocialConnectNotificationPolicy(
        [.followRequest: .following, .like: .nobody], quietHours: "22:00-07:00")
      #expect(changed == expected)
      #expect(
        try await aiko.own.call(.get, Self.path).value(SocialConnectNotificationPolicy.self) == expected)
      #expect(try await aiko.call(.patch, Self.path).value(SocialConnectNotificationPolicy.self) == expected)
      let kept = try await aiko.can.notifications.settings.orUnsupported().settings()
      #expect(kept.audience(for: .like) == .nobody && kept.audience(for: .followRequest) == .following)
      #expect(
        try await ben.call(.get, Self.path).value(SocialConnectNotificationPolicy.self)
          == SocialConnectNotificationPolicy())

      let post = try await aiko.post("Hello")
      _ = try await ben.call(.post, "/api/v1/statuses/\(post.id)/favourite")
      _ = try await ben.call(.post, "/api/v1/statuses/\(post.id)/reblog")
      let told = try await aiko.call(.get, "/api/v1/notifications").value([MastodonNotification].self)
      #expect(told.map(\.type) == [.reblog])
      let cleared = try await aiko.call(.patch, Self.path, form: ["quiet_hours": ""])
      #expect(try cleared.value(SocialConnectNotificationPolicy.self).quietHours == nil)
    }
  }

  @Test("What isn't understood changes nothing")
  func refused() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let word = try await aiko.call(
        .patch, Self.path, form: ["like": "nobody", "follow_request": "sometimes"])
      #expect(try word.faults == ["follow_request: ERR_INVALID"])
      let hours = try await aiko.call(.patch, Self.path, form: ["like": "nobody", "quiet_hours": "night"])
      #expect(try hours.faults == ["quiet_hours: ERR_INVALID"])
      #expect(
        try await aiko.call(.get, Self.path).value(SocialConnectNotificationPolicy.self)
          == SocialConnectNotificationPolicy())
    }
  }
}
