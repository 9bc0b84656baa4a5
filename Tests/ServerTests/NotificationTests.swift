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

  @Test("One is read, counted and dismissed by itself, and only by whom it's for")
  func single() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let post = try await aiko.post("liked")
      for action in ["favourite", "reblog"] {
        _ = try await ben.call(.post, "/api/v1/statuses/\(post.id)/\(action)")
      }
      let all = try await aiko.call(.get, "/api/v1/notifications").value([MastodonNotification].self)
      let path = "/api/v1/notifications/\(all[1].id)"
      #expect(try await aiko.call(.get, path).value(MastodonNotification.self) == all[1])
      #expect(try await ben.call(.get, path).error == "Record not found")
      func count(_ limit: String = "") async throws -> Int {
        try await aiko.call(.get, "/api/v1/notifications/unread_count\(limit)").value(
          MastodonUnreadCount.self
        ).count
      }
      #expect(try await count() == 2)
      #expect(try await count("?limit=1") == 1)
      #expect(try await ben.call(.post, path + "/dismiss").status == .notFound)
      #expect(try await aiko.call(.post, path + "/dismiss").text == "{}")
      #expect(try await aiko.call(.get, path).status == .notFound)
      #expect(try await count() == 1)
    }
  }

  @Test("How far was read stays, and never goes back")
  func markers() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let (first, second) = (try await aiko.post("one"), try await aiko.post("two"))
      _ = try await ben.call(.post, "/api/v1/statuses/\(first.id)/favourite")
      let path = "/api/v1/markers"
      #expect(try await aiko.call(.get, path + "?timeline[]=home&timeline[]=notifications").text == "{}")
      let notice = try await aiko.call(.get, "/api/v1/notifications").value([MastodonNotification].self)[0]
      let set = try await aiko.call(
        .post, path,
        form: ["home[last_read_id]": second.id.rawValue, "notifications[last_read_id]": notice.id]
      ).value(MastodonMarkers.self)
      #expect(set.home?.lastReadID == second.id.rawValue && set.notifications?.lastReadID == notice.id)
      #expect(
        try await aiko.call(.get, "/api/v1/notifications/unread_count").value(MastodonUnreadCount.self).count
          == 0)
      let back = try await aiko.call(.post, path, form: ["home[last_read_id]": first.id.rawValue])
        .value(MastodonMarkers.self)
      #expect(back.home == set.home && back.notifications == nil)
      let home = try await aiko.call(.get, path + "?timeline[]=home").value(MastodonMarkers.self)
      #expect(home == back)
      #expect(try await ben.call(.get, path + "?timeline[]=home").text == "{}")
      #expect(
        try await aiko.call(.post, path, form: ["home[last_read_id]": "x"]).status == .unprocessableContent)
    }
  }
}
