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
import SocialLocalChecking
import Testing

@Suite("The check of a database")
struct ConsistencyCheckTests {
  @Test("finds nothing where all is well, and each thing that is off")
  func findings() async throws {
    try await Network.with { network in
      #expect(try await network.check() == [])
      let day = try await network.number("SELECT last_posted_on FROM person WHERE id = \(network.alice)")
      let neverPosted = CheckFinding(
        .differing, in: "person.last_posted_on",
        "person \(network.alice): last_posted_on is \(day), should be empty")
      let faults: [(SQL, [CheckFinding])] = [
        (
          "UPDATE person SET post_count = 5 WHERE id = \(network.alice)",
          [
            CheckFinding(
              .miscounted, in: "person.post_count", "person \(network.alice): post_count is 5, should be 1")
          ]
        ),
        (
          "UPDATE person SET follower_count = 0 WHERE id = \(network.alice)",
          [
            CheckFinding(
              .miscounted, in: "person.follower_count",
              "person \(network.alice): follower_count is 0, should be 1")
          ]
        ),
        (
          "UPDATE post SET like_count = 0 WHERE id = \(network.post)",
          [
            CheckFinding(
              .miscounted, in: "post.like_count", "post \(network.post): like_count is 0, should be 1")
          ]
        ),
        (
          "UPDATE post SET comment_count = 2 WHERE id = \(network.post)",
          [
            CheckFinding(
              .miscounted, in: "post.comment_count", "post \(network.post): comment_count is 2, should be 1")
          ]
        ),
        (
          "UPDATE post SET share_count = -1 WHERE id = \(network.post)",
          [
            CheckFinding(
              .miscounted, in: "post.share_count", "post \(network.post): share_count is -1, should be 1")
          ]
        ),
        (
          "DELETE FROM item WHERE id = \(network.post)",
          [
            neverPosted,
            CheckFinding(.orphaned, in: "post.id", "post \(network.post): id \(network.post) isn't in item"),
          ]
        ),
        (
          "INSERT INTO session (id, person_id, token_hash, created_at) VALUES (1, 42, 'x', 0)",
          [CheckFinding(.orphaned, in: "session.person_id", "session 1: person_id 42 isn't in person")]
        ),
        (
          "UPDATE item SET visibility = 3 WHERE id = \(network.post)",
          [
            neverPosted,
            CheckFinding(
              .differing, in: "item.visibility", "item \(network.post): visibility is 3, should be 0"),
          ]
        ),
        (
          "UPDATE person SET is_bot = 7 WHERE id = \(network.alice)",
          [
            CheckFinding(
              .invalid, in: "person.is_bot", "person \(network.alice): is_bot 7 isn't a known value")
          ]
        ),
        (
          "UPDATE account SET email_folded = 'x' WHERE person_id = \(network.alice)",
          [
            CheckFinding(
              .differing, in: "account.email_folded",
              "account \(network.alice): email_folded is “x”, should be “alice@example.com”")
          ]
        ),
      ]
      for (fault, expected) in faults {
        let found = try await network.findings(after: fault)
        #expect(found == expected, "\(fault.text)")
      }
    }
  }
}

/// Two people, a post of one's, and all the other can do to it.
struct Network {
  let database: any SQLDatabase
  let alice: Int64
  let post: Int64

  static func with(_ body: (Network) async throws -> Void) async throws {
    var log = Logger(label: "tests")
    log.logLevel = .error
    let database = try await SQLiteDatabase.open(path: nil, migrations: LocalBackend.migrations, log: log)
    let passwords = PasswordHasher(cost: ScryptCost(log2Rounds: 1, blockSize: 1, parallelism: 1))
    let backend = LocalBackend(database: database, passwords: passwords)
    let alice = try await join("alice", backend)
    let bob = try await join("bob", backend)
    let post = try await alice.can.postWriting.orUnsupported().publish(
      NewPost(PostContent("hello")), key: PublishKey("1"))
    _ = try await bob.can.relations?.follow(alice.id)
    _ = try await bob.can.postActions.set(.liked, to: true, on: post.id)
    _ = try await bob.can.postActions.set(.shared, to: true, on: post.id)
    _ = try await bob.can.postWriting.orUnsupported().publish(
      NewPost(PostContent("hi"), replyTo: post.id), key: PublishKey("1"))
    try await body(
      Network(
        database: database, alice: try #require(Int64(alice.id.rawValue)),
        post: try #require(Int64(post.id.rawValue))))
    await database.close()
  }

  private static func join(
    _ handle: String, _ backend: LocalBackend
  ) async throws -> (id: ID<User>, can: Repositories) {
    let session = try await backend.repositories(for: .anonymous).authentication.signUps.orUnsupported()
      .signUp(
        Registration(
          email: "\(handle)@example.com", password: "long enough", handle: handle, name: handle,
          birthday: nil, language: "en"), from: SignInOrigin(device: handle))
    return (session.user, backend.repositories(for: .signedIn(session)))
  }

  func number(_ query: SQL) async throws -> Int64 {
    try await database.read { connection throws(AppError) in
      try connection.first(query) { row throws(AppError) in row.integer(0) } ?? 0
    }
  }

  func check() async throws -> [CheckFinding] {
    try await database.readAtLength { [now = database.clock.now()] connection throws(AppError) in
      try ConsistencyCheck(connection, now: now).findings()
    }
  }

  /// What the check finds once a fault is made, which is then undone.
  func findings(after fault: SQL) async throws -> [CheckFinding] {
    let tables: [SQL] = ["person", "post", "item", "session", "notice"]
    try await database.write { connection throws(AppError) in
      for table in tables {
        try connection.execute("CREATE TABLE kept_\(table) AS SELECT * FROM \(table)")
      }
      #expect(try connection.execute(fault) == 1)
    }
    let findings = try await check()
    try await database.write { connection throws(AppError) in
      for table in tables {
        try connection.execute("DELETE FROM \(table)")
        try connection.execute("INSERT INTO \(table) SELECT * FROM kept_\(table)")
        try connection.execute("DROP TABLE kept_\(table)")
      }
    }
    return findings
  }
}
