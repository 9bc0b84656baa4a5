import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("The policy and requests of notifications, by apps")
struct NotificationRequestTests {
  private static let policy = "/api/v2/notifications/policy"
  private static let requests = "/api/v1/notifications/requests"

  @Test("A policy accepts everything until it's changed, and an unknown word changes nothing")
  func policy() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      #expect(
        try await aiko.call(.get, Self.policy).text == """
          {"for_not_following":"accept","for_not_followers":"accept","for_new_accounts":"accept",\
          "for_private_mentions":"accept","for_limited_accounts":"accept",\
          "summary":{"pending_requests_count":0,"pending_notifications_count":0}}
          """)
      let changed = try await aiko.call(
        .patch, Self.policy, json: #"{"for_not_following":"filter","for_new_accounts":"drop"}"#
      ).value(MastodonNotificationPolicy.self)
      let expected = MastodonNotificationPolicy(forNotFollowing: .filter, forNewAccounts: .drop)
      #expect(changed == expected)
      let wrong = try await aiko.call(
        .patch, Self.policy, form: ["for_not_following": "accept", "for_not_followers": "sometimes"])
      #expect(wrong.status == .unprocessableContent)
      #expect(try await aiko.call(.get, Self.policy).value(MastodonNotificationPolicy.self) == expected)
    }
  }

  @Test(
    "What waits is told with its account and status, and accepted or dismissed one by one or several at once"
  )
  func requests() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben, cleo) = (
        try await world.join("aiko"), try await world.join("ben"), try await world.join("cleo")
      )
      _ = try await aiko.call(.patch, Self.policy, form: ["for_not_following": "filter"])
      let post = try await aiko.post("Hello")
      for person in [ben, cleo] { _ = try await person.call(.post, "/api/v1/statuses/\(post.id)/favourite") }
      try await ben.post("@aiko please")
      func waiting(_ query: String = "") async throws -> [MastodonNotificationRequest] {
        try await aiko.call(.get, Self.requests + query).value([MastodonNotificationRequest].self)
      }
      func listed(_ query: String = "") async throws -> [String] {
        try await aiko.call(.get, "/api/v1/notifications" + query).value([MastodonNotification].self)
          .map { "\($0.type.rawValue) \($0.account.acct)" }
      }
      let all = try await waiting()
      #expect(all.map(\.account.acct) == ["ben", "cleo"] && all.map(\.notificationsCount) == [2, 1])
      #expect(all[0].lastStatus?.account.acct == "ben" && all[1].lastStatus == nil)
      let first = try await aiko.call(.get, Self.requests + "?limit=1")
      #expect(first.text.contains(#""notifications_count":"2""#))
      #expect(first.headers["Link"]?.contains("max_id=") == true)
      #expect(
        try await aiko.call(.get, Self.requests + "/\(all[0].id)").value(MastodonNotificationRequest.self)
          == all[0])
      #expect(try await listed() == [])
      let account = "?account_id=\(all[0].account.id)"
      #expect(try await listed(account) == ["mention ben", "favourite ben"])
      #expect(
        try await listed("?include_filtered=true") == ["mention ben", "favourite cleo", "favourite ben"])
      let groups = try await aiko.call(.get, "/api/v2/notifications" + account)
        .value(MastodonGroupedNotifications.self)
      #expect(groups.groups.allSatisfy { $0.groupKey.hasPrefix("ungrouped-") } && groups.groups.count == 2)

      #expect(try await aiko.call(.post, Self.requests + "/\(all[0].id)/accept").text == "{}")
      #expect(try await listed() == ["mention ben", "favourite ben"])
      #expect(try await aiko.call(.get, Self.requests + "/merged").text == #"{"merged":true}"#)
      #expect(try await aiko.call(.post, Self.requests + "/\(all[0].id)/accept").status == .notFound)
      let both = try await aiko.call(.post, Self.requests + "/dismiss", json: #"{"id":["\#(all[1].id)"]}"#)
      #expect(both.text == "{}")
      #expect(try await waiting() == [])
      _ = try await cleo.post("@aiko hello?")
      let again = try await waiting()
      _ = try await aiko.call(.post, Self.requests + "/accept", form: ["id[]": again[0].id])
      #expect(try await listed().first == "mention cleo")
    }
  }
}
