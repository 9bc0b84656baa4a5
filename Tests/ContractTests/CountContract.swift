import AppValues
import Entities
import Post
import PostActions
import Profile
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

/// What everyone sees says nothing of what only some may read.
@Suite("Counts")
struct CountContract {
  @Test("are of what anyone may know of, whoever reads them", arguments: BackendKind.everywhere)
  func counts(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      try await alice.follow(bob)
      let post = try await alice.post("a question")
      var comments: [Post] = []
      func counted() async throws -> [Int] {
        var counted: [Int] = []
        for reader in [alice.can, bob.can, world.stranger] {
          counted.append(try await reader.post.thread(of: post.id).post.counts.comments)
          counted.append(try await reader.profile.user(bob.id).postCount)
        }
        return counted
      }
      let expected: [(visibility: PostVisibility, comments: Int, posts: Int)] = [
        (.everyone, 1, 1), (.unlisted, 2, 2), (.followers, 2, 3), (.direct, 2, 3),
      ]
      for (visibility, commentCount, postCount) in expected {
        comments.append(try await bob.post("\(visibility) @alice", on: post, for: visibility))
        #expect(try await counted() == [commentCount, postCount] * 3, "\(visibility)")
      }
      // All of them are there for those who may read them.
      #expect(try await alice.can.post.comments(on: post.id, PageRequest()).items.count == 4)
      #expect(try await world.stranger.post.comments(on: post.id, PageRequest()).items.count == 2)
      for (comment, left) in zip(comments.reversed(), [[2, 3], [2, 2], [1, 1], [0, 0]]) {
        try await bob.can.postActions.delete(comment.id)
        #expect(try await counted() == left * 3, "\(comment.visibility)")
      }
    }
  }

  @Test("of what is below a comment are of what its reader may read", arguments: BackendKind.everywhere)
  func hidden(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let post = try await alice.post("between us @bob", for: .direct)
      var last = try await bob.post("yes @alice", on: post, for: .direct)
      // Deeper than is shown at once.
      for number in 0...CommentBranch.widths.count {
        last = try await alice.post("\(number) @bob", on: last, for: .direct)
      }
      var branch = try #require(try await bob.can.post.comments(on: post.id, PageRequest()).items.first)
      while let next = branch.replies.first { branch = next }
      #expect(branch.hiddenReplies == 1)
    }
  }
}

private func * (counts: [Int], times: Int) -> [Int] {
  (0..<times).flatMap { _ in counts }
}
