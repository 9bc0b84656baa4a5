import AppValues
import Entities
import SocialOfflineStore
import SocialTestSupport
import Testing

@Suite("What was read from a server", .timeLimit(.minutes(1)))
struct ReadingCacheTests {
  private func post(_ id: String, _ text: String = "", on parent: String? = nil) -> Post {
    Post(
      id: ID(id), author: Author(id: ID("1"), handle: "mia", name: "Mia"), content: PostContent(text),
      createdAt: Timestamp(milliseconds: 1),
      replyTo: parent.map { ReplyReference(post: ID($0), author: nil) })
  }

  @Test("is kept once each, as it was read last, with its age")
  func latest() async throws {
    try await StoreWorld.with { (world) async throws in
      let cache = world.store.cache
      await cache.keep([post("b", "old"), post("a", "first")])
      world.clock.advance(seconds: 60)
      await cache.keep([post("b", "new")])
      #expect(
        try await cache.posts([ID("a"), ID("b"), ID("c")]).mapValues(\.text) == [
          ID("a"): "first", ID("b"): "new",
        ])
      let found = try #require(try await cache.post(ID("b")))
      #expect(found.value.text == "new" && found.readAt == world.clock.clock.now())
      await cache.remove(ID("b"))
      #expect(try await cache.post(ID("b")) == nil)
    }
  }

  @Test("has the comments on a post, whichever list they were read in")
  func comments() async throws {
    try await StoreWorld.with { (world) async throws in
      await world.store.cache.keep([
        post("1"), post("2", on: "1"), post("3", on: "2"), post("4", on: "1"),
      ])
      #expect(try await world.store.cache.comments(on: [ID("1")]).map(\.id) == [ID("2"), ID("4")])
    }
  }

  private func person(_ id: String, isFollowing: Bool = false) -> User {
    User(
      id: ID(id), handle: "Ken@\(id).test", name: "Ken", bio: "", postCount: 3, followerCount: 0,
      followingCount: 0, isLocked: false, createdAt: Timestamp(milliseconds: 1),
      relationship: Relationship(isFollowing: isFollowing))
  }

  @Test("has those who came along with posts, unless they were read themselves")
  func people() async throws {
    try await StoreWorld.with { (world) async throws in
      let cache = world.store.cache
      for id in ["8", "9"] { cache.seen.note(ID(id)) { person(id) } }
      #expect(try await cache.person(ID("8")) == nil)
      await cache.keep([person("9", isFollowing: true)])
      await cache.keep([post("1")])
      #expect(try await cache.person(ID("8"))?.value == person("8"))
      #expect(try await cache.person(handle: "ken@8.TEST")?.value.id == ID("8"))
      #expect(try await cache.person(ID("9"))?.value.relationship.isFollowing == true)
      #expect(try await cache.person(handle: "ken@9.test")?.value.relationship.isFollowing == true)
      #expect(try await cache.person(ID("1")) == nil)
    }
  }

  @Test("is limited: what was read longest ago goes first")
  func limits() async throws {
    try await StoreWorld.with(limits: CacheLimits(entities: 3, pages: 2)) { (world) async throws in
      let cache = world.store.cache
      for id in ["1", "2", "3", "1", "4"] {
        await cache.keep([post(id)])
        world.clock.advance(seconds: 1)
      }
      #expect(try await cache.posts(["1", "2", "3", "4"].map { ID($0) }).count == 3)
      #expect(try await cache.post(ID("2")) == nil)
      for list in ["a", "b", "c"] {
        await cache.keep(Page(items: [list], older: nil, newer: nil), of: list, PageRequest())
        world.clock.advance(seconds: 1)
      }
      #expect(try await cache.page(of: "a", PageRequest(), rows: String.self) == nil)
      #expect(try await cache.page(of: "c", PageRequest(), rows: String.self)?.items == ["c"])
    }
  }

  @Test("has nothing of what another version of the app wrote in its own way")
  func otherVersion() async throws {
    try await StoreWorld.with { (world) async throws in
      let cache = world.store.cache
      await cache.keep(Page(items: ["five"], older: nil, newer: nil), of: "home", PageRequest())
      #expect(try await cache.page(of: "home", PageRequest(), rows: Int.self) == nil)
    }
  }

  @Test("has the pages of a list by where they begin, going down")
  func pages() async throws {
    try await StoreWorld.with { (world) async throws in
      let cache = world.store.cache
      let first = Page(items: ["5", "4"], older: Cursor("@4"), newer: Cursor("@5"))
      await cache.keep(first, of: "home", PageRequest())
      let below = Page(items: ["3"], older: nil, newer: Cursor("@3"))
      await cache.keep(below, of: "home", PageRequest(.before(Cursor("@4"))))
      await cache.keep(below, of: "home", PageRequest(.justAbove(Cursor("@5"))))
      let now = world.clock.clock.now()
      #expect(
        try await cache.page(of: "home", PageRequest(), rows: String.self)
          == Page(items: first.items, older: first.older, newer: first.newer, readAt: now))
      #expect(
        try await cache.page(of: "home", PageRequest(.before(Cursor("@4"))), rows: String.self)
          == Page(items: below.items, older: nil, newer: below.newer, readAt: now))
      #expect(
        try await cache.page(of: "home", PageRequest(.justAbove(Cursor("@5"))), rows: String.self) == nil)
    }
  }

  @Test("has values that stay, however much is read")
  func values() async throws {
    try await StoreWorld.with(limits: CacheLimits(entities: 1, pages: 1)) { (world) async throws in
      let cache = world.store.cache
      await cache.keep("public", as: "visibility")
      await cache.keep("private", as: "visibility")
      for list in ["home", "local", "public"] {
        await cache.keep(Page(items: [list], older: nil, newer: nil), of: list, PageRequest())
      }
      #expect(try await world.reopened().cache.value("visibility", as: String.self) == "private")
      #expect(try await cache.value("language", as: String.self) == nil)
    }
  }
}
