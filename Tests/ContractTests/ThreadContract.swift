import AppValues
import Entities
import Post
import PostActions
import SocialBackend
import SocialDatabase
import Testing

@Suite("A conversation")
struct ThreadContract {
  @Test("lists comments from the oldest, page by page", arguments: BackendKind.available)
  func pages(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let root = try await people[0].post("root")
      for number in 1...7 { try await people[1].post("\(number)", on: root) }
      let read = { (request: PageRequest) async throws in
        try await world.stranger.post.comments(on: root.id, request)
      }
      #expect(try await everything(read).map(\.text) == (1...7).map(String.init))
      let first = try await read(PageRequest(limit: 3))
      let second = try await read(PageRequest(.before(try #require(first.older)), limit: 3))
      #expect(second.items.map(\.text) == ["4", "5", "6"])
      let above = try await read(PageRequest(.justAbove(try #require(second.newer)), limit: 2))
      #expect(above.items.map(\.text) == ["2", "3"])
    }
  }

  @Test("begins with what its author goes on with, on every page", arguments: BackendKind.everywhere)
  func ownComments(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let root = try await alice.post("root")
      let first = try await bob.post("b1", on: root)
      try await alice.post("a1", on: root)
      try await bob.post("b2", on: root)
      try await alice.post("a2", on: root)
      try await alice.post("answer", on: first)
      try await bob.post("goes on", on: first)
      let comments = try await everything(limit: 1) { try await alice.can.post.comments(on: root.id, $0) }
      #expect(comments.map(\.text) == ["a1", "a2", "b1", "b2"])
      #expect(comments[2].replies.map(\.text) == ["goes on", "answer"])
    }
  }

  @Test("shows the first few answers at each level, and counts the rest", arguments: BackendKind.available)
  func levels(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let root = try await people[0].post("root")
      var parent = root
      // Each level has five answers, the first of which is answered in its turn.
      for level in 1...5 {
        var answers: [Post] = []
        for number in 1...5 {
          answers.append(try await people[level % 2].post("\(level).\(number)", on: parent))
        }
        parent = answers[0]
      }
      #expect(
        try await world.stranger.comments(on: root, limit: 2)
          == "1.1(2.1(3.1(4.1(+5) +4) 3.2 +3) 2.2 2.3 +2) 1.2")
    }
  }

  @Test(
    "keeps a place for what was deleted while something below it is left", arguments: BackendKind.available)
  func deletedPosts(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let root = try await alice.post("root")
      let first = try await bob.post("first", on: root)
      let second = try await bob.post("second", on: root)
      let below = try await bob.post("below", on: first)
      let deepest = try await alice.post("deepest", on: below)
      for post in [first, second, below] { try await bob.can.postActions.delete(post.id) }
      #expect(try await alice.comments(on: root) == "×(×(deepest))")
      let thread = try await alice.can.post.thread(of: deepest.id)
      #expect(thread.ancestors.map(\.id) == [root.id, first.id, below.id])
      #expect(thread.ancestors.map(\.post?.text) == ["root", nil, nil])
      #expect(try await alice.comments(on: first) == "×(deepest)")
      try await alice.can.postActions.delete(deepest.id)
      #expect(try await alice.comments(on: root) == "")
      #expect(try await alice.comments(on: first) == "")
    }
  }

  @Test("is read in a fixed number of statements", arguments: [BackendKind.file])
  func cost(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let root = try await people[0].post("root")
      for number in 1...20 {
        let comment = try await people[1].post("\(number) @alice", on: root)
        for answer in 1...4 { try await people[0].post("\(number).\(answer)", on: comment) }
      }
      var costs: [Int] = []
      for limit in [2, 10, 20] {
        let before = world.database.statementCount
        let page = try await people[0].can.post.comments(on: root.id, PageRequest(limit: limit))
        #expect(page.items.count == limit)
        costs.append(world.database.statementCount - before)
      }
      // Session, post, comments, what answers them, posts, mentions.
      #expect(costs.allSatisfy { $0 <= 6 }, "\(costs)")
    }
  }
}

extension Repositories {
  /// The comments on a post in short: `first(answer answer +3)`, × for a deleted one, + for what is not shown.
  fileprivate func comments(on post: Post, limit: Int = 20) async throws -> String {
    let page = try await self.post.comments(on: post.id, PageRequest(limit: limit))
    return page.items.map(\.outline).joined(separator: " ")
  }
}

extension Person {
  fileprivate func comments(on post: Post) async throws -> String { try await can.comments(on: post) }
}

extension CommentBranch {
  fileprivate var text: String { comment.post?.text ?? "×" }

  fileprivate var outline: String {
    let parts = replies.map(\.outline) + (hiddenReplies > 0 ? ["+\(hiddenReplies)"] : [])
    return parts.isEmpty ? text : "\(text)(\(parts.joined(separator: " ")))"
  }
}
