import AppValues
import Authentication
import Entities
import Logging
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
    await database.close()
  }

  private func join(_ handle: String, _ network: LocalBackend) async throws -> Session {
    try await network.repositories(for: .anonymous).authentication.signUps.orUnsupported()
      .signUp(
        Registration(
          email: "\(handle)@example.com", password: "long enough", handle: handle, name: handle,
          birthday: nil, language: "en"), from: SignInOrigin(device: handle))
  }
}
