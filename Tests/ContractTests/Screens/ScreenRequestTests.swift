import AppScreens
import AppValues
import Entities
import Navigation
import SocialNetworking
import SocialRemoteBackend
import SocialTestSupport
import Testing

@testable import SocialShell

/// What is asked of a server until a screen is shown: nothing twice, and at once what doesn't need another answer.
@MainActor
@Suite("What a server is asked for a screen", .timeLimit(.minutes(1)))
struct ScreenRequestTests {
  private nonisolated static let ken = #"{"id": "8", "username": "ken", "acct": "ken"}"#
  private nonisolated static let post = #"{"id": "1", "content": "<p>Tea</p>", "account": \#(ken)}"#
  private nonisolated static let marker =
    #"{"last_read_id": "1", "version": 1, "updated_at": "2026-11-01T00:00:00.000Z"}"#
  private nonisolated static let tag = #"{"name": "tea", "url": "", "history": []}"#
  private nonisolated static let found =
    #"{"accounts": [\#(ken)], "statuses": [\#(post)], "hashtags": [\#(tag)]}"#
  private nonisolated static let answers = [
    "/api/v1/markers": #"{"home": \#(marker), "notifications": \#(marker)}"#,
    "/api/v1/timelines/home": "[\(post)]", "/api/v1/timelines/tag/tea": "[\(post)]",
    "/api/v1/tags/tea": tag, "/api/v1/lists/5": #"{"id": "5", "title": "Friends"}"#,
    "/api/v1/notifications": #"[{"id": "1", "type": "follow", "account": \#(ken)}]"#,
    "/api/v1/notifications/unread_count": #"{"count": 0}"#,
    "/api/v1/statuses/1": post, "/api/v1/statuses/1/context": #"{"ancestors": [], "descendants": []}"#,
    "/api/v1/accounts/8": ken, "/api/v1/accounts/lookup": ken,
    "/api/v1/accounts/7": #"{"id": "7", "username": "mia", "acct": "mia"}"#,
    "/api/v1/accounts/relationships": #"[{"id": "8", "following": true}]"#,
    "/api/v1/accounts/8/statuses": "[\(post)]",
    "/api/v2/search": found,
  ]

  /// What is beside a person on their page.
  private nonisolated static func surroundings(of id: String) -> [String] {
    ["endorsements", "featured_tags", "statuses", "statuses"].map { "GET /api/v1/accounts/\(id)/\($0)" }
  }

  private nonisolated static let relations = [
    "GET /api/v1/accounts/relationships", "GET /api/v1/accounts/familiar_followers",
  ]

  private nonisolated static let rounds: [(Route, [[String]])] = [
    // What was read last is the newest, so it isn't stored again.
    (.home, [["GET /api/v1/markers", "GET /api/v1/timelines/home"]]),
    (.hashtag("tea"), [["GET /api/v1/timelines/tag/tea", "GET /api/v1/tags/tea"]]),
    (.list(ID("5")), [["GET /api/v1/timelines/list/5", "GET /api/v1/lists/5"]]),
    (
      .notifications,
      [["GET /api/v1/notifications", "GET /api/v1/markers", "GET /api/v1/notifications/unread_count"]]
    ),
    (.post(ID("1")), [["GET /api/v1/statuses/1", "GET /api/v1/statuses/1/context"]]),
    (.posts(of: ID("8"), .all), [["GET /api/v1/accounts/8/statuses", "GET /api/v1/accounts/8/statuses"]]),
    (.profile(ID("8")), [["GET /api/v1/accounts/8"] + relations + surroundings(of: "8")]),
    (.person(handle: "ken"), [["GET /api/v1/accounts/lookup"], relations + surroundings(of: "8")]),
    (.ownProfile, [["GET /api/v1/accounts/7"] + surroundings(of: "7")]),
    (.search("tea"), [["GET /api/v2/search"], ["GET /api/v1/accounts/relationships"]]),
    (.search("#tea"), [["GET /api/v2/search", "GET /api/v2/search"]]),
  ]

  @Test("comes in as few rounds as possible", arguments: rounds)
  func screen(route: Route, rounds: [[String]]) async throws {
    let server = RoundServer(rounds, answers: Self.answers)
    var options = ClientOptions()
    // What was found a moment ago isn't asked for again, however long the test takes.
    options.time.clock = MovedClock().clock
    let backend = RemoteBackend(try ServerAddress("social.test"), over: server, options: options)
    let session = Session(id: ID("1"), user: ID("7"), handle: "mia", name: "Mia", token: "token")
    let registry = ScreenRegistry(
      ShellEnvironment(over: backend, in: try TemporaryFolder()), viewer: .signedIn(session))
    let screen = registry.screen(for: .route(route), navigator: RecordingNavigator(at: route))
    await screen.appear()
    #expect(server.missing.isEmpty && screen.screen.notices.isEmpty)
    #expect(!screen.screen.blocks.isEmpty)
  }
}
