import AppValues
import Authentication
import Entities
import Logging
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalBackend
import Testing
import Timeline

@Suite("The cost of a page")
struct PageCostTests {
  @Test("is a fixed number of statements, however long the page")
  func statements() async throws {
    var log = Logger(label: "tests")
    log.logLevel = .error
    let database = try await SQLiteDatabase.open(path: nil, migrations: LocalBackend.migrations, log: log)
    let network = LocalBackend(
      database: database,
      passwords: PasswordHasher(cost: ScryptCost(log2Rounds: 1, blockSize: 1, parallelism: 1)))
    let alice = try await join("alice", network)
    let session = try await join("bob", network)
    let bob = network.repositories(for: .signedIn(session))
    _ = try await bob.relations?.follow(alice.user)
    for number in 0..<40 {
      let post = try await bob.postWriting.orUnsupported().publish(
        NewPost(PostContent("\(number) @alice"), replyTo: nil), key: PublishKey("cost \(number)"))
      _ = try await bob.postActions.set(.liked, to: true, on: post.id)
    }
    for kind in [TimelineKind.home, .everyone, .user(session.user)] {
      var costs: [Int] = []
      for limit in [4, 10, 40] {
        let before = database.statementCount
        let page = try await bob.timeline.page(of: kind, PageRequest(limit: limit))
        #expect(page.items.count == limit)
        costs.append(database.statementCount - before)
      }
      // At most: session, and three walks and a merge, or the person and their items.
      #expect(costs.allSatisfy { $0 <= 5 }, "\(kind): \(costs)")
    }
    // A server reads one statement more, of the people, and asks for the session once. Of what it knows, it reads the
    // outline alone; of what it doesn't, the items and the people, however many.
    let shown = try bob.shownPosts.orUnsupported()
    let aliceShown = try network.repositories(for: .signedIn(alice)).shownPosts.orUnsupported()
    let newest = try await bob.timeline.page(of: .everyone, PageRequest(limit: 1)).items[0].id
    let knowing = [(nil, 3), (Known(all: true), 2), (Known(all: false), 4)] as [((any KnownItems)?, Int)]
    for (known, statements) in knowing {
      let page = try await cost(database) {
        try await shown.page(of: .everyone, PageRequest(limit: 40), knowing: known)
      }
      #expect(page == statements)
      #expect(try await cost(database) { try await shown.item(newest, knowing: known) } == statements)
    }
    for (known, statements) in [(nil, 4), (Known(all: true), 3), (Known(all: false), 5)]
      as [((any KnownItems)?, Int)]
    {
      #expect(
        try await cost(database) {
          try await aliceShown.notices(.all, PageRequest(limit: 40), knowing: known)
        } == statements)
    }
    // The session, the person, those who ask to follow them, and their settings.
    let own = try bob.ownAccounts.orUnsupported()
    #expect(try await cost(database) { try await own.ownAccount() } == 4)
    await database.close()
  }

  /// How many statements something takes.
  private func cost<Value>(
    _ database: SQLiteDatabase, _ body: () async throws -> Value
  ) async throws -> Int {
    let before = database.statementCount
    _ = try await body()
    return database.statementCount - before
  }

  private func join(_ handle: String, _ network: LocalBackend) async throws -> Session {
    try await network.repositories(for: .anonymous).authentication.signUps.orUnsupported()
      .signUp(
        Registration(
          email: "\(handle)@example.com", password: "long enough", handle: handle, name: handle,
          birthday: nil, language: "en"), from: SignInOrigin(device: handle))
  }
}

/// A server that knows all items, or none.
private struct Known: KnownItems {
  let all: Bool

  func includes(_ item: ItemOutline) -> Bool { all }

  func includes(_ person: ItemOutline.Person) -> Bool { all }
}
