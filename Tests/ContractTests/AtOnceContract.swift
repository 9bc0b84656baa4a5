import AppValues
import Entities
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialTestSupport
import Testing

@Suite("What many do at the same moment")
struct AtOnceContract {
  @Test("is as if they did it one after the other", arguments: BackendKind.all)
  func sameAsInTurn(kind: BackendKind) async throws {
    let inTurn = try await Self.outcome(kind, atOnce: false)
    #expect(inTurn.answers.count == 11 && inTurn.notices.contains("like ben anna"))
    #expect(try await Self.outcome(kind, atOnce: true) == inTurn)
  }

  @Test("waits for no more answers than what one does", arguments: BackendKind.available)
  func waits(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let fans = try await world.join((1...8).map { "fan\($0)" })
      var posts: [Post] = []
      for number in 0...fans.count { posts.append(try await alice.post("number \(number)")) }
      for fan in fans { _ = try await fan.can.postActions.like(posts[8].id) }
      await world.finish()
      let before = try await world.atOnce(
        zip(fans, posts).map { .mark($0, .liked, true, $1) })
      // The writer that was held ended in the meantime; what it had to wait for is counted, too.
      #expect(world.database.writeWaitCount - before.waits <= (kind == .postgreSQL ? 3 + 2 : 0))
      #expect(before.answers == Array(repeating: "done", count: 8))
    }
  }

  /// What people were answered, what there is then, and what the author was told.
  private struct Outcome: Equatable {
    var answers: [String]
    var counts: PostCounts
    var notices: [String]
  }

  private static func outcome(_ kind: BackendKind, atOnce: Bool) async throws -> Outcome {
    var outcome: Outcome?
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let people = try await world.join(["anna", "ben", "carl", "dora", "emil", "fay"])
      let (anna, ben, carl, dora, emil, fay) =
        (people[0], people[1], people[2], people[3], people[4], people[5])
      let (post, other) = (try await alice.post("first"), try await alice.post("second"))
      _ = try await carl.can.postActions.like(post.id)
      // Who writes is known from the first time on.
      for person in people + [alice] { try await person.post("hello") }
      await world.finish()
      let actions: [Action] = [
        .mark(anna, .liked, true, post), .mark(ben, .liked, true, post), .mark(ben, .liked, true, other),
        .mark(carl, .liked, false, post), .mark(dora, .shared, true, post),
        .mark(dora, .bookmarked, true, post), .block(alice, emil), .mark(emil, .liked, true, post),
        .mark(alice, .conversationMuted, true, post), .mark(fay, .liked, true, post),
        .mark(fay, .liked, true, other),
      ]
      var answers: [String] = []
      if atOnce {
        answers = try await world.atOnce(actions).answers
      } else {
        for action in actions { answers.append(await action.answer()) }
      }
      await world.finish()
      #expect(try await world.backend.check() == [])
      let notices = try await alice.can.notifications.list.page(.all, PageRequest()).items
      outcome = Outcome(
        answers: answers, counts: try await anna.can.postLookup.posts([post.id])[0].counts,
        notices: notices.map { notice in
          ([notice.kind.rawValue, notice.from.handle] + notice.also.map(\.handle)).joined(separator: " ")
        })
    }
    return try #require(outcome)
  }
}

/// What someone does.
private enum Action {
  case mark(Person, PostMark, Bool, Post)
  case block(Person, Person)

  /// Does it, and tells how it went.
  func answer() async -> String {
    do throws(AppError) {
      switch self {
      case .mark(let person, let mark, let isSet, let post):
        _ = try await person.can.postActions.set(mark, to: isSet, on: post.id)
      case .block(let person, let other): _ = try await person.can.relating.block(other.id)
      }
      return "done"
    } catch {
      return "\(error)"
    }
  }
}

extension World {
  /// Has all of these committed together, in their order.
  ///
  /// - Returns: What each was answered, and how often writes had waited before.
  fileprivate func atOnce(_ actions: [Action]) async throws -> (answers: [String], waits: Int) {
    let held = try await HeldWriter(database)
    var tasks: [Task<String, Never>] = []
    for action in actions {
      tasks.append(Task { await action.answer() })
      let count = tasks.count
      #expect(try await eventually { database.waitingWrites == count })
    }
    let before = database.writeWaitCount
    try await held.release(whenWaiting: tasks.count)
    var answers: [String] = []
    for task in tasks { answers.append(await task.value) }
    return (answers, before)
  }
}
