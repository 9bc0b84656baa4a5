import AppValues
import Entities
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialTestSupport
import Testing

@Suite(
  "What people do while connections to the server break",
  .enabled(if: PostgreSQLServer.current != nil, .init(rawValue: PostgreSQLServer.missing)))
struct BrokenConnectionContract {
  @Test("is done once where they were told so, and not at all where they were told that it failed")
  func breaks() async throws {
    let server = try #require(PostgreSQLServer.current)
    try await World.with(.postgreSQL) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let post = try await people[0].post("Like me")
      try await world.opened { other in
        let sessions = people.enumerated().map { $0.isMultiple(of: 2) ? $1 : other.person($1.session) }
        let isOver = LockedValue(false)
        let acting = sessions.enumerated().map { number, person in
          Task { await Told(of: person, post, following: sessions[(number + 1) % 4], until: isOver) }
        }
        let rounds = Effort.amount(40, full: 5000)
        let ended = await Task { try await server.endBackends(of: world.location, rounds: rounds) }.result
        isOver.change { $0 = true }
        var all: [Told] = []
        for told in acting { all.append(await told.value) }
        #expect(try ended.get() > 0, "no connection broke")
        let posts = try await world.database.texts()
        for (number, told) in all.enumerated() {
          let person = people[number]
          #expect(told.errors.isSubset(of: [.unavailable]))
          #expect(told.published.allSatisfy { posts[$0] == 1 } && !told.published.isEmpty)
          #expect(told.refused.allSatisfy { posts[$0] == nil })
          #expect(try await person.can.post.thread(of: post.id).post.marks.isLiked == told.likes)
          #expect(try await person.seen(people[(number + 1) % 4]).isFollowing == told.follows)
        }
      }
    }
  }
}

/// What someone was told of what they did.
private struct Told: Sendable {
  var published: Set<String> = []
  var refused: Set<String> = []
  var likes = false
  var follows = false
  var errors: Set<AppError> = []

  /// Posts, likes a post and follows someone, or takes that back, again and again.
  init(of person: Person, _ post: Post, following other: Person, until isOver: LockedValue<Bool>) async {
    var number = 0
    while !isOver.value {
      number += 1
      let text = "\(person.session.handle) \(number)"
      var isPublished = await succeeds { try await person.post(text, key: text) }
      // Trying again with the same key leaves one post.
      if number.isMultiple(of: 3), await succeeds({ try await person.post(text, key: text) }) {
        isPublished = true
      }
      if isPublished { published.insert(text) } else { refused.insert(text) }
      let (mayLike, mayFollow) = (!likes, !follows)
      let isLiked = await succeeds {
        let actions = person.can.postActions
        _ = mayLike ? try await actions.like(post.id) : try await actions.unlike(post.id)
      }
      if isLiked { likes.toggle() }
      let isFollowed = await succeeds {
        let relations = person.can.relating
        _ = mayFollow ? try await relations.follow(other.id) : try await relations.unfollow(other.id)
      }
      if isFollowed { follows.toggle() }
    }
  }

  private mutating func succeeds(_ action: () async throws -> Void) async -> Bool {
    do {
      try await action()
      return true
    } catch {
      errors.insert(error as? AppError ?? .unexpected(reference: "\(error)"))
      return false
    }
  }
}

extension SQLDatabase {
  /// How often each text was posted.
  fileprivate func texts() async throws -> [String: Int] {
    let texts = try await read { connection throws(AppError) in
      try connection.rows("SELECT text FROM post") { row throws(AppError) in row.text(0) }
    }
    return Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
