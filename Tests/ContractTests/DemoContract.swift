import AppValues
import Authentication
import Entities
import Filters
import Foundation
import Notifications
import Post
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialDemo
import SocialFiles
import SocialLocalBackend
import SocialMediaStorage
import SocialTestSupport
import Synchronization
import Testing
import Timeline

@Suite("The demo network")
struct DemoContract {
  private static let size = DemoSize(people: 10, posts: 60, seed: 3)

  @Test("comes into an empty database whole, and once", arguments: BackendKind.available)
  func comesOnce(kind: BackendKind) async throws {
    try await World.with(kind) { world in try await comesOnce(in: world) }
  }

  private func comesOnce(in world: World) async throws {
    let folder = try TemporaryFolder()
    let demo = writer(in: world, folder)
    #expect(try await demo.offer() == .make)
    let outcome = try await demo.run(Self.size, soFar: { _ in })
    guard case .made(let summary) = outcome else {
      Issue.record("it was not made")
      return
    }
    #expect(summary.people == 10)
    #expect(summary.posts == 60)
    #expect(try await demo.offer() == .enter)
    let page = try await publicPosts(in: world)
    #expect(try await demo.run(DemoSize(people: 20), soFar: { _ in }) == .wasThere(summary))
    #expect(try await publicPosts(in: world) == page)
    let network = DemoNetwork(Self.size, at: world.clock.clock.now())
    let written = network.posts.filter { $0.visibility == .everyone && $0.replyTo == nil }.map(\.text)
    #expect(page.count >= written.count - 5)
    #expect(page.map(\.createdAt) == page.map(\.createdAt).sorted(by: >))
    #expect(page.allSatisfy { $0.createdAt < world.clock.clock.now() })
  }

  @Test("goes on where it was stopped, wherever that was", arguments: BackendKind.available)
  func goesOn(kind: BackendKind) async throws {
    var whole: [String] = []
    try await World.with(kind) { world in
      let folder = try TemporaryFolder()
      _ = try await writer(in: world, folder).run(Self.size, soFar: { _ in })
      whole = try await publicPosts(in: world).map(\.text)
    }
    try await World.with(kind) { world in
      let folder = try TemporaryFolder()
      for stop in [1, 2] {
        let demo = writer(in: world, folder)
        await #expect(throws: AppError.cancelled) {
          try await stopped(after: stop, demo)
        }
        #expect(try await demo.offer() == .make)
        #expect(try await world.backend.check() == [])
      }
      _ = try await writer(in: world, folder).run(Self.size, soFar: { _ in })
      #expect(try await publicPosts(in: world).map(\.text) == whole)
      #expect(try await world.backend.announcing.announcements(PageRequest()).items.count == 2)
    }
  }

  @Test("is kept away from real people, begun or not", arguments: BackendKind.available)
  func keptAway(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let folder = try TemporaryFolder()
      let demo = writer(in: world, folder)
      await #expect(throws: AppError.cancelled) { try await stopped(after: 2, demo) }
      let ann = try await world.join("ann")
      try await ann.post("I am real.")
      let before = try await publicPosts(in: world)
      #expect(try await demo.offer() == nil)
      await #expect(throws: AppError.invalid(.database, .taken)) {
        try await demo.run(Self.size, soFar: { _ in })
      }
      let elsewhere = writer(in: world, try TemporaryFolder())
      await #expect(throws: AppError.invalid(.database, .taken)) {
        try await elsewhere.run(Self.size, soFar: { _ in })
      }
      #expect(try await publicPosts(in: world) == before)
    }
  }

  @Test("has a person in each language as whom one looks around", arguments: BackendKind.available)
  func signsIn(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let folder = try TemporaryFolder()
      let demo = writer(in: world, folder)
      let origin = SignInOrigin(device: "here")
      #expect(try await demo.signIn(language: "en", from: origin) == nil)
      _ = try await demo.run(Self.size, soFar: { _ in })
      var people: Set<String> = []
      for language in ["en", "ja"] {
        let session = try #require(try await demo.signIn(language: language, from: origin))
        people.insert(session.handle)
        let repositories = world.backend.repositories(for: .signedIn(session))
        let unread = try await repositories.notifications.marks?.unreadCount() ?? 0
        #expect((1...4).contains(unread))
        #expect(try await repositories.timelines.page(.home, PageRequest()).items.count > 5)
        let filters = try await repositories.filters.orUnsupported().filters().items
        #expect(filters.count == 1 && filters[0].phrases.count == 2)
        let scheduled = try await repositories.scheduledPosts.orUnsupported().scheduled(PageRequest()).items
        #expect(scheduled.map(\.at) == [world.clock.clock.now().adding(seconds: 86_400)])
        let announced = try await repositories.notifications.announcements.orUnsupported().announcements()
          .items
        #expect(announced.count == 2 && announced.allSatisfy { !$0.isRead && !$0.reactions.isEmpty })
        #expect(announced.flatMap(\.reactions).allSatisfy { !$0.isOwn })
        let network = DemoNetwork(Self.size, at: world.clock.clock.now())
        #expect(network.people.first { $0.handle == session.handle }?.language.rawValue == language)
      }
      #expect(people.count == 2)
      let before = try await publicPosts(in: world).count
      world.clock.advance(seconds: 86_400)
      await world.runOnce()
      #expect(try await publicPosts(in: world).count == before + 2)
      #expect(
        try await demo.signIn(language: "pt-BR", from: origin).map { people.contains($0.handle) } == true)
      #expect(try await world.backend.check() == [])
    }
  }

  @Test("has people whom no one else can be", arguments: BackendKind.available)
  func nobodySignsIn(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let folder = try TemporaryFolder()
      _ = try await writer(in: world, folder).run(Self.size, soFar: { _ in })
      let record = try String(contentsOf: folder.url.appendingPathComponent("demo.json"), encoding: .utf8)
      #expect(record.contains(#""secret":"""#))
      let sessions = try await world.database.read { connection throws(AppError) in
        try connection.rows("SELECT id FROM session") { row throws(AppError) in row.integer(0) }
      }
      #expect(sessions == [])
    }
  }

  private func writer(in world: World, _ folder: TemporaryFolder) -> DemoWriter {
    let (database, clock, media) = (world.database, world.clock, world.media)
    return DemoWriter(folder: PrivateFolder(folder.url.path), clock: clock.clock) { clock in
      LocalBackend(database: database, passwords: PasswordHasher(cost: .least), media: media, clock: clock)
    }
  }

  /// Runs it until it has reported so often, and then cancels it.
  private func stopped(after reports: Int, _ demo: DemoWriter) async throws {
    let count = Mutex(0)
    let task = Task {
      _ = try await demo.run(Self.size) { _ in
        let reached = count.withLock { count in
          count += 1
          return count == reports
        }
        if reached { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    try await task.value
  }

  private func publicPosts(in world: World) async throws -> [Post] {
    try await everything(limit: 20) {
      try await world.stranger.timeline.page(of: .everyone, $0)
    }.map(\.post)
  }
}
