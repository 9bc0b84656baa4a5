import AppValues
import Authentication
import Entities
import Notifications
import Post
import PostActions
import SocialBackend
import SocialNetworking
import SocialRemoteBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("News of a server of ours", .timeLimit(.minutes(5)))
struct ServedNewsContract {
  @Test(
    "comes as it happens, and what happened while the server was away comes then",
    arguments: [true, false])
  func away(hasWebSockets: Bool) async throws {
    try await World.with(.file) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      try await alice.follow(bob)
      let own = try await alice.post("mine")
      try await Self.with(world, alice.session, hasWebSockets: hasWebSockets) { server, can in
        let notices = can.notifications.list.changes()
        let posts = can.postLookup.changes()
        let timeline = TimelineInteractor(repository: can.timeline, readingPositions: nil)
        var items = try timeline.stream(.home).makeAsyncIterator()
        try await items.begin()
        #expect(await nextSignal(notices) == .lagged)
        #expect(await nextSignal(posts) == .lagged)

        let post = try await bob.post("as it happens")
        #expect(try await items.next()?.post.text == "as it happens")
        _ = try await bob.can.postActions.like(own.id)
        #expect(await nextSignal(notices) == .changed)
        #expect(await nextSignal(posts, where: { $0 == .changed(own.id) }) != nil)
        _ = try await bob.can.postWriting.orUnsupported().edit(
          post.id, PostEdit(PostContent("as it happened"), basedOn: nil))
        #expect(await nextSignal(posts, where: { $0 == .edited(post.id) }) != nil)

        await server.stop()
        for number in 1...3 { try await bob.post("missed \(number)") }
        try await bob.can.postActions.delete(post.id)
        try await server.start()
        for number in 1...3 { #expect(try await items.next()?.post.text == "missed \(number)") }
        #expect(await nextSignal(posts, where: { $0 == .lagged }) != nil)
        #expect(try await can.postLookup.posts([post.id]).isEmpty)
        try await bob.post("again")
        #expect(try await items.next()?.post.text == "again")
      }
    }
  }

  @Test("of a session's end is told to who listens")
  func signedOut() async throws {
    try await World.with(.file) { world in
      let alice = try await world.join(["alice"])[0]
      try await Self.with(world, alice.session, hasWebSockets: true) { _, can in
        let home = try can.news(of: .home)
        #expect(await nextSignal(home) == .lagged)
        try await alice.can.authentication.sessions.signOut(alice.session)
        #expect(await nextSignal(home) == .lagged)
        await #expect(throws: AppError.unauthenticated) {
          try await can.timeline.page(of: .home, PageRequest())
        }
      }
    }
  }

  /// What someone can do at a server of a network.
  private static func with(
    _ world: World, _ session: Session, hasWebSockets: Bool,
    _ body: (RestartingServer, Repositories) async throws -> Void
  ) async throws {
    let server = try await RestartingServer(of: world)
    try await server.start()
    let transport = try AsyncHTTPTransport()
    var options = ClientOptions()
    // Streams of ours begin at once, and servers of tests are soon back.
    options.time.pause = { try await Task.sleep(for: min($0, .milliseconds(50))) }
    let backend = RemoteBackend(
      try await server.address, over: PlainTransport(transport: transport, hasWebSockets: hasWebSockets),
      options: options)
    do {
      try await body(server, backend.repositories(for: .signedIn(session)))
    } catch {
      await transport.shutDown()
      await server.stop()
      throw error
    }
    await transport.shutDown()
    await server.stop()
  }
}

/// A network that lets WebSockets through, or doesn't.
private struct PlainTransport: Transport {
  let transport: AsyncHTTPTransport
  let hasWebSockets: Bool

  func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    if case .webSocket = request.kind, !hasWebSockets {
      return NetworkResponse(status: 400)
    }
    return try await transport.send(request)
  }
}
