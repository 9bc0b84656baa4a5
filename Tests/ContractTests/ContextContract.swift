import AppValues
import Entities
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import Testing

@Suite("What surrounds a post")
struct ContextContract {
  @Test("comes in reading order, the oldest replies first", arguments: BackendKind.everywhere)
  func order(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let top = try await alice.post("top")
      let middle = try await bob.post("middle", on: top)
      try await bob.post("aside", on: top)
      let post = try await alice.post("post", on: middle)
      let first = try await bob.post("1", on: post)
      let second = try await alice.post("2", on: post)
      try await alice.post("1.1", on: first)
      let deeper = try await bob.post("2.1", on: second)
      try await bob.post("1.2", on: first)
      try await alice.post("2.1.1", on: deeper)
      #expect(
        try await world.stranger.outline(of: post) == "top middle | 1 1.1 1.2 2 2.1 2.1.1")
      #expect(try await alice.can.outline(of: top) == " | middle post 1 1.1 1.2 2 2.1 2.1.1 aside")
      #expect(try await bob.can.outline(of: deeper) == "top middle post 2 | 2.1.1")
    }
  }

  @Test("is limited to the nearest posts above and the first ones below", arguments: BackendKind.available)
  func limits(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      var chain = [try await alice.post("0")]
      for number in 1...6 { chain.append(try await alice.post("\(number)", on: chain[number - 1])) }
      try await alice.post("beside", on: chain[3])
      let outline = { (ancestors: Int, descendants: Int, depth: Int?) async throws in
        try await world.stranger.outline(
          of: chain[3], PostContextLimits(ancestors: ancestors, descendants: descendants, depth: depth))
      }
      #expect(try await outline(1, 1, nil) == "2 | 4")
      #expect(try await outline(2, 3, nil) == "1 2 | 4 5 6")
      #expect(try await outline(3, 4, 1) == "0 1 2 | 4 beside")
      #expect(try await outline(40, 60, 2) == "0 1 2 | 4 5 beside")
      #expect(try await outline(.max, .max, .max) == "0 1 2 | 4 5 6 beside")
    }
  }

  @Test("leaves out what was deleted, and keeps the replies to it", arguments: BackendKind.available)
  func deleted(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let top = try await bob.post("top")
      let post = try await alice.post("post", on: top)
      let gone = try await bob.post("gone", on: post)
      let deeper = try await bob.post("deeper", on: gone)
      try await alice.post("left", on: deeper)
      let last = try await bob.post("last", on: post)
      for post in [top, gone, deeper] { try await bob.can.postActions.delete(post.id) }
      #expect(try await world.stranger.outline(of: post) == " | left last")
      #expect(
        try await world.stranger.outline(
          of: post, PostContextLimits(ancestors: 1, descendants: 1, depth: nil))
          == " | left")
      try await bob.can.postActions.delete(last.id)
      await #expect(throws: AppError.gone) { try await world.stranger.outline(of: last) }
      await #expect(throws: AppError.notFound) { try await world.stranger.context(of: ID("12345")) }
      await #expect(throws: AppError.notFound) { try await world.stranger.context(of: ID("abc")) }
    }
  }

  @Test(
    "has only what the viewer can see, and no replies of those they mute", arguments: BackendKind.everywhere)
  func hidden(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let (alice, bob, carol, dave) = (people[0], people[1], people[2], people[3])
      let top = try await carol.post("top")
      let post = try await bob.post("post", on: top)
      let secret = try await bob.post("secret @dave", on: post, for: .direct)
      try await dave.post("whisper @bob", on: secret, for: .direct)
      let comment = try await carol.post("comment", on: post)
      try await dave.post("below", on: comment)
      try await dave.post("beside", on: post)
      #expect(try await alice.can.outline(of: post) == "top | comment below beside")
      #expect(
        try await dave.can.outline(of: post) == "top | secret @dave whisper @bob comment below beside")
      _ = try await alice.can.relating.mute(carol.id, until: nil, notices: false)
      #expect(try await alice.can.outline(of: post) == "top | beside")
      _ = try await alice.can.relating.block(carol.id)
      #expect(try await alice.can.outline(of: post) == " | beside")
      await #expect(throws: AppError.notFound) { try await alice.can.outline(of: secret) }
      await #expect(throws: AppError.notFound) { try await carol.can.outline(of: secret) }
    }
  }

  @Test("is read in a fixed number of statements", arguments: [BackendKind.file])
  func cost(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let top = try await alice.post("top")
      let post = try await alice.post("post", on: top)
      var costs: [Int] = []
      for number in 1...3 {
        var parent = post
        for level in 1...(5 * number) {
          parent = try await alice.post("\(number).\(level) @alice", on: parent)
        }
        let before = world.database.statementCount
        _ = try await alice.can.context(of: post.id)
        costs.append(world.database.statementCount - before)
      }
      // Session, post, what is above, what is below, posts.
      #expect(costs.allSatisfy { $0 <= 5 }, "\(costs)")
    }
  }
}

extension Repositories {
  /// The texts above a post and, behind a line, those below it.
  fileprivate func outline(of post: Post, _ limits: PostContextLimits = .signedIn) async throws -> String {
    let context = try await context(of: post.id, within: limits)
    return [context.ancestors, context.descendants].map { $0.map(\.text).joined(separator: " ") }
      .joined(separator: " | ")
  }
}
