import AppValues
import Foundation
import MastodonAPI
import SocialNetworking
import SocialNetworkingTesting
import SocialTestSupport
import Testing

/// A client as an article shows it.
@Suite("An article's client") struct CallAServerTests {
  private let transport = FakeTransport()
  private let garden: Garden

  init() throws {
    garden = Garden(client: APIClient(try ServerAddress("garden.example"), over: transport))
  }

  @Test("is what the article shows")
  func shown() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(path: "../../Modules/Core/MastodonAPI/MastodonAPI.docc/CallAServer.md"),
      encoding: .utf8)
    let code = try String(contentsOf: root.appending(path: "Support/Garden.swift"), encoding: .utf8)
    #expect(article.contains("```swift\n\(code)```\n"))
  }

  @Test("asks for something, and reads a list page by page")
  func reading() async throws {
    transport.expect(.get, "/api/v2/instance", .text(#"{"title":"Our garden"}"#))
    let link = "<https://garden.example/api/v1/timelines/home?max_id=01J4>; rel=\"next\""
    transport.expect(
      .get, "/api/v1/timelines/home",
      .text(#"[{"id":"01J5","account":{"id":"1"},"content":"<p>a</p>"}]"#, headers: ["Link": link]),
      .text(#"[{"id":"01J3","account":{"id":"1"},"content":"<p>b</p>"}]"#))
    #expect(try await garden.server() == "Our garden")
    #expect(try await garden.home(pages: 5) == ["<p>a</p>", "<p>b</p>"])
    #expect(transport.missing == [])
    #expect(transport.requests.map(\.target).last == "/api/v1/timelines/home?max_id=01J4")
  }

  @Test("changes a post, but no other version of it than it has read")
  func changing() async throws {
    let post = #"{"id":"01J6","account":{"id":"1"},"created_at":"2026-08-01T13:49:42.878Z"}"#
    transport.expect(.get, "/api/v1/statuses/01J6", .text(post))
    transport.expect(.put, "/api/v1/statuses/01J6", .text(#"{"error":"Changed"}"#, status: 412))
    let read = try await garden.client.answer(Endpoints.Statuses.show, at: ["01J6"])
    await #expect(throws: NetworkError.status(ServerRefusal(status: 412, message: "Changed"))) {
      try await garden.change(read, to: "Riper!")
    }
    #expect(
      transport.requests.map { $0.headers["If-Match"] } == [nil, #""2026-08-01T13:49:42.878Z""#])
  }

  @Test("publishes a photo, and calls what only some servers have")
  func writing() async throws {
    let folder = try TemporaryFolder()
    let photo = LocalFile(path: folder.path("tomato.jpg"))
    try Data([1, 2, 3]).write(to: URL(filePath: photo.path))
    transport.expect(.post, "/api/v2/media", .text(#"{"id":9,"type":"image"}"#))
    transport.expect(.post, "/api/v1/statuses", .text(#"{"id":"01J6","account":{"id":"1"}}"#))
    let post = #"{"id":"01J6","account":{"id":"1"}}"#
    transport.expect(.get, "/api/v1/statuses/01J6", .text(post))
    transport.expect(.put, "/api/v1/statuses/01J6/interaction_policy", .text(post))
    try await garden.publish("Ripe!", photo: photo, alt: "A tomato", key: "k")
    try await garden.allowQuoting(
      of: try await garden.client.answer(Endpoints.Statuses.show, at: ["01J6"]), by: "followers")
    #expect(transport.missing == [])
    #expect(transport.requests.map { $0.headers["Idempotency-Key"] } == [nil, "k", nil, nil])
  }
}
