import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Post
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("How apps schedule posts")
struct ScheduledTests {
  private static let path = "/api/v1/scheduled_statuses"

  @Test("A scheduled post is listed, shown, given another time and deleted")
  func managed() async throws {
    let clock = MovedClock()
    try await ServerWorld.with(clock: clock.clock) { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let made = try await aiko.call(
        .post, "/api/v1/statuses",
        json: """
          {"status":"Later","scheduled_at":"2026-01-01T09:00:00+09:00","visibility":"private",
          "poll":{"options":["a","b"],"expires_in":300}}
          """)
      #expect(made.status == .unprocessableContent, "that is in the past")
      let reply = try await aiko.call(
        .post, "/api/v1/statuses",
        json: """
          {"status":"Later","scheduled_at":"2026-01-02T09:30:00+09:00","visibility":"private",
          "poll":{"options":["a","b"],"expires_in":300}}
          """)
      let id = try reply.value(MastodonScheduledStatus.self).id
      let text = """
        {"id":"\(id)","scheduled_at":"2026-01-02T00:30:00.000Z","params":{"text":"Later","media_ids":null,\
        "sensitive":false,"spoiler_text":null,"visibility":"private","language":"en","in_reply_to_id":null,\
        "poll":{"options":["a","b"],"expires_in":300,"multiple":false,"hide_totals":false},"scheduled_at":null,\
        "idempotency":null,"application_id":0,"with_rate_limit":false},"media_attachments":[]}
        """
      #expect(reply.text == text)
      #expect(try await aiko.call(.get, Self.path).text == "[\(text)]")
      #expect(try await aiko.call(.get, "\(Self.path)/\(id)").text == text)
      #expect(try await ben.call(.get, Self.path).text == "[]")
      let moved = try await aiko.call(
        .put, "\(Self.path)/\(id)", form: ["scheduled_at": "2026-01-03T00:00:00Z"])
      #expect(
        try moved.value(MastodonScheduledStatus.self).scheduledAt
          == MastodonDate.instant("2026-01-03T00:00:00Z"))
      for method in [HTTPRequest.Method.get, .put, .delete] {
        let reply = try await ben.call(
          method, "\(Self.path)/\(id)", form: method == .put ? ["scheduled_at": "2026-01-03T00:00:00Z"] : nil)
        #expect(reply.status == .notFound)
      }
      #expect(try await aiko.call(.delete, "\(Self.path)/\(id)").text == "{}")
      #expect(try await aiko.call(.get, "\(Self.path)/\(id)").status == .notFound)
    }
  }

  @Test(
    "A time that can't be is refused in Mastodon's words",
    arguments: [
      ("tomorrow", "Record invalid"),
      ("2026-01-01T00:04:59Z", "Validation failed: Scheduled at The scheduled date must be in the future"),
      ("2020-01-01", "Validation failed: Scheduled at The scheduled date must be in the future"),
    ])
  func refused(time: String, words: String) async throws {
    let clock = MovedClock()
    try await ServerWorld.with(clock: clock.clock) { world in
      let aiko = try await world.join("aiko")
      let post = try await aiko.call(
        .post, "/api/v1/statuses", form: ["status": "Later", "scheduled_at": time])
      #expect(post.status == .unprocessableContent && post.error == words)
      let made = try await aiko.call(
        .post, "/api/v1/statuses", form: ["status": "Later", "scheduled_at": "2026-01-01T00:05:00Z"])
      let id = try made.value(MastodonScheduledStatus.self).id
      let change = try await aiko.call(.put, "\(Self.path)/\(id)", form: ["scheduled_at": time])
      #expect(change.status == .unprocessableContent && change.error == words)
      let invalid = try await aiko.call(
        .post, "/api/v1/statuses", form: ["status": "", "scheduled_at": "2026-01-02"])
      #expect(invalid.status == .unprocessableContent)
    }
  }

  @Test("The same key schedules once")
  func key() async throws {
    try await ServerWorld.with(clock: MovedClock().clock) { world in
      let aiko = try await world.join("aiko")
      var answers: Set<String> = []
      for _ in 1...2 {
        let reply = try await world.call(
          .post, "/api/v1/statuses", token: aiko.token,
          form: ["status": "Later", "scheduled_at": "2026-01-02"],
          headers: [try #require(HTTPField.Name("Idempotency-Key")): "k"])
        answers.insert(reply.text)
      }
      #expect(answers.count == 1)
      #expect(try await aiko.call(.get, Self.path).value([MastodonScheduledStatus].self).count == 1)
    }
  }
}
