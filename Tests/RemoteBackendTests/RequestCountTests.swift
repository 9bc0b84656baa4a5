import AppValues
import Entities
import MastodonAPI
import Notifications
import Post
import PostActions
import Profile
import Search
import SocialBackend
import SocialConnectTesting
import SocialNetworking
import SocialNetworkingTesting
import SocialTestSupport
import Testing

@Suite("What a screen asks a server for", .timeLimit(.minutes(1)))
struct RequestCountTests {
  private static let post = #"{"id": "1", "content": "", "account": {"id": "8", "username": "ken"}}"#
  private static let context = #"{"ancestors": [], "descendants": []}"#
  private static let relationships = #"[{"id": "8", "following": true}]"#

  private static func account(_ id: String) -> FakeAnswer { .text(person(id)) }

  private static func person(_ id: String) -> String {
    #"{"id": "\#(id)", "username": "person", "acct": "person"}"#
  }

  /// Answers two requests, each of them once both have come.
  private static func answers(_ first: String, _ second: String) -> (FakeAnswer, FakeAnswer) {
    let (one, other) = (Latch(), Latch())
    return (answer(first, opening: one, after: other), answer(second, opening: other, after: one))
  }

  private static func answer(_ text: String, opening own: Latch, after other: Latch) -> FakeAnswer {
    FakeAnswer { (_) async throws(NetworkError) in
      own.open()
      await other.pass()
      return NetworkResponse(
        status: 200, headers: ["Content-Type": "application/json"], body: NetworkBytes(Array(text.utf8)))
    }
  }

  @Test("is nothing about oneself that is only between two")
  func oneself() async throws {
    let world = try StreamWorld()
    world.transport.expect(.get, "/api/v1/accounts/7", Self.account("7"))
    #expect(try await world.mia.profile.user(ID("7")).relationship.isSelf)
    world.transport.expect(.get, "/api/v1/accounts/8", Self.account("8"))
    world.transport.expect(.get, "/api/v1/accounts/relationships", .text(Self.relationships))
    #expect(try await world.mia.profile.user(ID("8")).relationship.isFollowing)
  }

  @Test("is nothing about an empty id")
  func emptyID() async throws {
    let world = try StreamWorld()
    await #expect(throws: AppError.notFound) { try await world.mia.post.thread(of: ID("")) }
    await #expect(throws: AppError.notFound) { try await world.mia.postActions.delete(ID("")) }
    await #expect(throws: AppError.notFound) {
      try await world.mia.postWriting.orUnsupported().publish(
        NewPost(PostContent("hello"), replyTo: ID("")), key: .unique())
    }
    let device = try OutboxWorld(honoursKeys: true)
    await #expect(throws: AppError.notFound) { try await device.started().say("hello", on: ID("")) }
    #expect(try await device.started().waiting().isEmpty)
  }

  @Test("is a conversation once, for a post and for the comments on it")
  func conversation() async throws {
    let world = try StreamWorld()
    world.transport.expect(.get, "/api/v1/statuses/1", .text(Self.post))
    world.transport.expect(.get, "/api/v1/statuses/1/context", .text(Self.context))
    let mia = world.mia
    _ = try await mia.post.thread(of: ID("1"))
    #expect(try await mia.post.comments(on: ID("1"), PageRequest()).items.isEmpty)
  }

  @Test("comes at once where no part needs another")
  func together() async throws {
    let world = try StreamWorld()
    let (status, context) = Self.answers(Self.post, Self.context)
    world.transport.expect(.get, "/api/v1/statuses/1", status)
    world.transport.expect(.get, "/api/v1/statuses/1/context", context)
    #expect(try await world.mia.post.thread(of: ID("1")).post.author.handle == "ken")
    let (person, relationship) = Self.answers(Self.person("8"), Self.relationships)
    world.transport.expect(.get, "/api/v1/accounts/8", person)
    world.transport.expect(.get, "/api/v1/accounts/relationships", relationship)
    #expect(try await world.mia.profile.user(ID("8")).relationship.isFollowing)
  }

  @Test("is no longer waited for once the post or the person is missing")
  func missing() async throws {
    let world = try StreamWorld()
    let never = FakeAnswer { (_) async throws(NetworkError) in
      await Gate().pass()
      throw .cancelled
    }
    let absent = FakeAnswer.text(#"{"error": "Record not found"}"#, status: 404)
    world.transport.expect(.get, "/api/v1/statuses/1", absent)
    world.transport.always(.get, "/api/v1/statuses/1/context", never)
    await #expect(throws: AppError.notFound) { try await world.mia.post.thread(of: ID("1")) }
    world.transport.expect(.get, "/api/v1/accounts/8", absent)
    world.transport.always(.get, "/api/v1/accounts/relationships", never)
    await #expect(throws: AppError.notFound) { try await world.mia.profile.user(ID("8")) }
  }

  // MARK: A search

  private static let tea = SearchQuery(
    text: "tea", scopes: SearchScope.allCases, people: "tea", hashtags: "tea", posts: PostQuery("tea"))
  private static let few: [SearchScope: Int] = [.people: 2, .hashtags: 2, .posts: 3]

  private static func results(_ people: ClosedRange<Int>, tags: [String], posts: ClosedRange<Int>)
    -> FakeAnswer
  {
    let accounts = people.map { person("\($0)") }.joined(separator: ",")
    let statuses = posts.map { #"{"id": "\#($0)", "content": "", "account": \#(person("8"))}"# }
    let names = tags.map { #"{"name": "\#($0)", "url": ""}"# }
    return .text(
      """
      {"accounts": [\(accounts)], "statuses": [\(statuses.joined(separator: ","))],
      "hashtags": [\(names.joined(separator: ","))]}
      """)
  }

  @Test("is one search for the first few of each kind, and then one for more of a kind")
  func overview() async throws {
    let world = try StreamWorld()
    world.transport.expect(
      .get, "/api/v2/search", Self.results(8...10, tags: ["tea", "teapot"], posts: 1...3))
    world.transport.expect(.get, "/api/v1/accounts/relationships", .text(Self.relationships))
    let search = world.mia.search
    let overview = try await search.overview(of: Self.tea, Self.few)
    #expect(overview.people.items.map(\.id) == [ID("8"), ID("9")])
    #expect(overview.people.items.map(\.relationship.isFollowing) == [true, false])
    #expect(overview.hashtags.items.map(\.name) == ["tea", "teapot"] && overview.hashtags.older == nil)
    #expect(overview.posts.items.map(\.id) == [ID("1"), ID("2"), ID("3")])
    #expect(
      world.transport.requests.map(\.target) == [
        "/api/v2/search?limit=3&q=tea", "/api/v1/accounts/relationships?id%5B%5D=8&id%5B%5D=9",
      ])

    world.transport.expect(.get, "/api/v2/search", Self.results(10...10, tags: [], posts: 1...1))
    world.transport.expect(.get, "/api/v1/accounts/relationships", .text("[]"))
    let older = try #require(overview.people.older)
    let more = try await search.people(matching: "tea", PageRequest(.before(older), limit: 20))
    #expect(more.items.map(\.id) == [ID("10")] && more.older == nil)
    #expect(
      world.transport.requests[2].target == "/api/v2/search?limit=20&offset=2&q=tea&type=accounts")
    world.transport.expect(.get, "/api/v2/search", Self.results(8...8, tags: [], posts: 4...4))
    let below = try #require(overview.posts.older)
    #expect(
      try await search.posts(matching: PostQuery("tea"), PageRequest(.before(below))).items.map(\.id) == [
        ID("4")
      ])
  }

  @Test("is asked again for hashtags alone where a server finds none among the others")
  func otherSearch() async throws {
    let world = try StreamWorld()
    world.transport.expect(
      .get, "/api/v2/search", Self.results(7...7, tags: [], posts: 1...1),
      Self.results(7...7, tags: ["tea"], posts: 1...1))
    let overview = try await world.mia.search.overview(of: Self.tea, Self.few)
    #expect(overview.hashtags.items.map(\.name) == ["tea"] && overview.people.items.count == 1)
    #expect(
      world.transport.requests.map(\.target) == [
        "/api/v2/search?limit=3&q=tea", "/api/v2/search?limit=2&q=%23tea&type=hashtags",
      ])
  }

  @Test(
    "is a search of its own for each kind where a text means another thing to each", arguments: [true, false])
  func apart(isHashtag: Bool) async throws {
    let world = try StreamWorld()
    world.transport.always(.get, "/api/v2/search", Self.results(7...7, tags: ["tea"], posts: 1...1))
    let text = isHashtag ? "#tea" : "ken@other.test"
    let query = try SearchInteractor(repository: world.mia.search).query(text)
    let overview = try await world.mia.search.overview(
      of: query, isHashtag ? [.hashtags: 5, .posts: 5] : [.people: 5, .posts: 5])
    #expect(overview.hashtags.items.isEmpty != isHashtag && overview.people.items.isEmpty == isHashtag)
    #expect(overview.posts.items.count == 1)
    #expect(world.transport.requests.allSatisfy { $0.target.contains("&type=") })
    #expect(world.transport.requests.count == 2)
  }

  @Test("fails as a whole, and says why")
  func failedSearch() async throws {
    let world = try StreamWorld()
    world.transport.expect(.get, "/api/v2/search", Self.results(8...8, tags: ["tea"], posts: 1...1))
    world.transport.expect(.get, "/api/v1/accounts/relationships", .text("{}", status: 403))
    await #expect(throws: AppError.forbidden) {
      try await world.mia.search.overview(of: Self.tea, Self.few)
    }
  }

  // MARK: A person

  @Test("is a person once, who was found by their handle a moment ago")
  func found() async throws {
    let world = try StreamWorld()
    world.transport.expect(.get, "/api/v1/accounts/lookup", Self.account("8"))
    world.transport.always(.get, "/api/v1/accounts/relationships", .text(Self.relationships))
    let profile = world.mia.profile
    let id = try #require(try await profile.id(ofHandle: "person"))
    #expect(try await profile.user(id).relationship.isFollowing)
    world.transport.expect(.get, "/api/v1/accounts/8", Self.account("8"), Self.account("8"))
    _ = try await profile.user(id)
    #expect(world.count("/api/v1/accounts/8") == 1)
    world.transport.expect(.get, "/api/v1/accounts/lookup", Self.account("8"))
    _ = try await profile.id(ofHandle: "person")
    world.clock.advance(seconds: 6)
    _ = try await profile.user(id)
    #expect(world.count("/api/v1/accounts/8") == 2)
  }

  @Test("is nothing about those whom someone features, but who they are")
  func featured() async throws {
    let world = try StreamWorld()
    world.transport.expect(.get, "/api/v1/accounts/8/endorsements", .text("[\(Self.person("9"))]"))
    let featured = try world.mia.featured.orUnsupported()
    #expect(try await featured.authors(featuredBy: ID("8"), limit: 10).map(\.id) == [ID("9")])
    #expect(world.transport.requests.count == 1)
  }

  @Test("is what a person features no more where a server has no such lists")
  func withoutFeatured() async throws {
    let world = try StreamWorld()
    let missing = FakeAnswer.text(#"{"error": "Record not found"}"#, status: 404)
    for list in ["endorsements", "featured_tags"] {
      world.transport.expect(.get, "/api/v1/accounts/8/\(list)", missing)
      world.transport.expect(.get, "/api/v1/accounts/9/\(list)", missing)
    }
    world.transport.always(.get, "/api/v1/accounts/8", Self.account("8"))
    world.transport.always(.get, "/api/v1/accounts/9", missing)
    let featured = try world.mia.featured.orUnsupported()
    await #expect(throws: AppError.notFound) { try await featured.authors(featuredBy: ID("9"), limit: 10) }
    await #expect(throws: AppError.notFound) { try await featured.hashtags(featuredBy: ID("9")) }
    for _ in 1...2 {
      #expect(try await featured.authors(featuredBy: ID("8"), limit: 10).isEmpty)
      #expect(try await featured.hashtags(featuredBy: ID("8")).isEmpty)
    }
    #expect(world.transport.missing.isEmpty && world.count("/api/v1/accounts/8") == 2)
  }

  // MARK: Notifications

  @Test("comes with up to where notifications were read, though not where most likely none is")
  func notifications() async throws {
    let world = try StreamWorld()
    let notice = #"[{"id": "5", "type": "follow", "account": \#(Self.person("8"))}]"#
    let marker = #"{"last_read_id": "5", "version": 1, "updated_at": "2026-11-01T00:00:00.000Z"}"#
    let (list, markers) = Self.answers(notice, #"{"notifications": \#(marker)}"#)
    world.transport.expect(.get, "/api/v1/notifications", list)
    world.transport.expect(.get, "/api/v1/markers", markers)
    let notifications = world.mia.notifications.list
    #expect(try await notifications.page(.all, PageRequest()).items.map(\.isRead) == [true])
    world.transport.expect(.get, "/api/v1/notifications", .text("[]"))
    let above = PageRequest(.justAbove(Cursor("@5")))
    #expect(try await notifications.page(.all, above).items.isEmpty)
    #expect(world.transport.requests.count == 3)
    // Where there are none, it makes no difference that it can't be found out.
    world.transport.expect(.get, "/api/v1/notifications", .text("[]"))
    world.transport.always(.get, "/api/v1/markers", .text("{}", status: 403))
    #expect(try await notifications.page(.all, PageRequest()).items.isEmpty)
  }
}
