import AppValues
import Entities
import Logging
import MastodonAPI
import SocialBackend
import SocialFiles
import SocialNetworking
import SocialNetworkingTesting
import SocialOfflineStore
import SocialRemoteBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("The top of a timeline that was read, while the server can't be reached")
struct OfflineTopTests {
  private static let path = "/api/v1/timelines/home"

  /// A page of the posts with these numbers.
  private func page(_ numbers: Int...) -> FakeAnswer {
    let posts = numbers.map { number in
      #"""
      {
        "id": "\#(number)", "content": "<p>Post \#(number)</p>", "visibility": "public",
        "created_at": "2026-11-26T12:00:00.000Z",
        "account": {"id": "ken", "username": "ken", "acct": "ken", "display_name": "Ken"}
      }
      """#
    }
    let timeline = "https://small.test\(Self.path)"
    let (newer, older) = ("min_id=\(numbers.first ?? 0)", "max_id=\(numbers.last ?? 0)")
    return .text(
      "[\(posts.joined(separator: ","))]",
      headers: ["Link": "<\(timeline)?\(older)>; rel=\"next\", <\(timeline)?\(newer)>; rel=\"prev\""])
  }

  /// The timelines of someone at a server.
  ///
  /// - Parameter answers: What the server answers when it's asked for home.
  private func with(
    _ answers: FakeAnswer..., body: (any TimelineRepository) async throws -> Void
  ) async throws {
    let (transport, folder) = (FakeTransport(), try TemporaryFolder())
    let stores = OfflineStores(
      in: PrivateFolder(folder.path("remote")),
      log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let home = HomeServer(address: "https://small.test", name: "small.test")
    let session = Session(id: ID("1"), user: ID("me"), handle: "me", name: "me", token: "token", server: home)
    let backend = RemoteBackend(
      try ServerAddress("https://small.test"), over: transport, offline: { stores.store(of: $0) })
    for answer in answers { transport.expect(.get, Self.path, answer) }
    try await body(backend.repositories(for: .signedIn(session)).timeline)
    await stores.close()
  }

  @Test("has what was read above it since")
  func above() async throws {
    try await with(page(2, 1), page(4, 3), page(5), .failure(.offline), .failure(.offline)) { timeline in
      let first = try await timeline.page(of: .home, PageRequest())
      let above = try await timeline.page(of: .home, PageRequest(.justAbove(try #require(first.newer))))
      // What is read elsewhere isn't joined to it.
      _ = try await timeline.page(of: .home, PageRequest(.justAbove(try #require(first.newer))))
      let kept = try await timeline.page(of: .home, PageRequest())
      #expect(kept.items.map(\.post.text) == ["Post 4", "Post 3", "Post 2", "Post 1"])
      #expect(kept.newer == above.newer && kept.readAt != nil)
      await #expect(throws: AppError.offline) {
        try await timeline.page(of: .home, PageRequest(.justAbove(try #require(above.newer))))
      }
    }
  }

  @Test("keeps what was read below it when less of it is read again, unless there may be more in between")
  func glance() async throws {
    try await with(page(3, 2, 1), page(4, 3), .failure(.offline), page(6), .failure(.offline)) { timeline in
      let first = try await timeline.page(of: .home, PageRequest())
      _ = try await timeline.page(of: .home, PageRequest(limit: 2))
      let kept = try await timeline.page(of: .home, PageRequest())
      #expect(kept.items.map(\.post.text) == ["Post 4", "Post 3", "Post 2", "Post 1"])
      #expect(kept.older == first.older && kept.readAt != nil)
      _ = try await asked { try await timeline.page(of: .home, PageRequest(limit: 1)) }
      #expect(try await timeline.page(of: .home, PageRequest()).items.map(\.post.text) == ["Post 6"])
    }
  }
}
