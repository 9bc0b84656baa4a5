import AppValues
import Entities
import Post
import PostActions
import Profile
import Search
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("What a comment is on")
struct QuoteContract {
  @Test(
    "is quoted to those who may see it, and to nobody else", arguments: BackendKind.available,
    PostVisibility.allCases)
  func readers(kind: BackendKind, visibility: PostVisibility) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["author", "follower", "writer", "other"])
      let (author, writer) = (people[0], people[2])
      try await people[1].follow(author, writer)
      try await people[3].follow(writer)
      let secret = try await author.post("secret @writer", for: visibility)
      let comment = try await writer.post("answer #tea", on: secret)
      #expect(comment.replyTo?.excerpt == PostExcerpt("secret @writer"))
      let readers: Set<String> =
        switch visibility {
        case .everyone, .unlisted: ["author", "follower", "writer", "other", ""]
        case .followers: ["author", "follower", "writer"]
        case .direct: ["author", "writer"]
        }
      for reader in people + [nil] {
        let handle = reader?.session.handle ?? ""
        let expected = readers.contains(handle) ? PostExcerpt("secret @writer") : nil
        let quoted = try await quotes(in: comment, reader?.can ?? world.stranger, isSignedIn: reader != nil)
        #expect(quoted.count >= 4)
        #expect(quoted.filter { $0.value != expected } == [:], "\(handle)")
      }
    }
  }

  @Test("is quoted to neither of two of whom one blocks the other", arguments: BackendKind.available)
  func blocks(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let (alice, bob, carol, dave) = (people[0], people[1], people[2], people[3])
      for reader in [alice, dave] { try await reader.follow(carol) }
      let comment = try await carol.post("answer #tea", on: try await bob.post("by bob"))
      _ = try await alice.can.relating.block(bob.id)
      _ = try await bob.can.relating.block(dave.id)
      for reader in [alice, dave] {
        let quoted = try await quotes(in: comment, reader.can)
        #expect(quoted.count >= 4 && quoted.values.allSatisfy { $0 == nil }, "\(reader.session.handle)")
      }
      _ = try await alice.can.relating.unblock(bob.id)
      let quoted = try await quotes(in: comment, alice.can)
      #expect(quoted.values.allSatisfy { $0 == PostExcerpt("by bob") })
    }
  }

  @Test(
    "is not quoted where a muted person's posts don't come by themselves", arguments: BackendKind.available)
  func mutes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await alice.follow(bob, carol)
      let comment = try await carol.post("answer #tea", on: try await bob.post("by bob"))
      let end = world.clock.clock.now().adding(seconds: 60)
      _ = try await alice.can.relating.mute(bob.id, until: end, notices: false)
      let quoted = try await quotes(in: comment, alice.can)
      #expect(quoted.filter { $0.value != nil }.map(\.key) == ["profile"])
      #expect(quoted["home"] != nil)
      world.clock.advance(seconds: 60)
      #expect(try await quotes(in: comment, alice.can).values.allSatisfy { $0 == PostExcerpt("by bob") })
    }
  }

  @Test("is quoted as it is now, its warning in place of the text", arguments: BackendKind.available)
  func content(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let long = String(repeating: "👨‍👩‍👧‍👦é", count: 50)
      var post = try await alice.post("first")
      let comment = try await bob.post("answer", on: post)
      func quoted() async throws -> PostExcerpt? {
        try await world.stranger.post.thread(of: comment.id).post.replyTo?.excerpt
      }
      #expect(try await quoted() == PostExcerpt("first"))
      post = try await alice.edit(post) { $0.text = long }
      #expect(try await quoted() == PostExcerpt(long))
      #expect(try await quoted()?.text.hasSuffix("👨‍👩‍👧‍👦é…") == true)
      post = try await alice.edit(post) { $0.warning = "Families" }
      #expect(try await quoted() == PostExcerpt("Families", isWarning: true))
      post = try await alice.edit(post) { $0 = PostContent("second") }
      #expect(try await quoted() == PostExcerpt("second"))
      try await alice.can.postActions.delete(post.id)
      let reply = try await world.stranger.post.thread(of: comment.id).post.replyTo
      #expect(reply == ReplyReference(post: post.id, author: nil, authorID: alice.id))
    }
  }

  /// How the comment's parent begins, on each path on which a reader comes across the comment.
  private func quotes(
    in comment: Post, _ can: Repositories, isSignedIn: Bool = true
  ) async throws -> [String: PostExcerpt?] {
    var posts: [String: [Post]] = [
      "thread": [try await can.post.thread(of: comment.id).post],
      "lookup": try await can.postLookup.posts([comment.id]),
      "profile": try await can.timeline.page(of: .user(comment.author.id), PageRequest()).items.map(\.post),
      "search": try await can.search.posts(matching: PostQuery("answer"), PageRequest()).items,
      "hashtag": try await can.timeline.page(of: .hashtag(HashtagSelection(any: ["tea"])), PageRequest())
        .items.map(\.post),
    ]
    if isSignedIn {
      _ = try await can.postActions.bookmark(comment.id)
      posts["bookmarks"] = try await can.timeline.page(of: .bookmarks, PageRequest()).items.map(\.post)
      posts["home"] = try await can.timelines.page(.home, PageRequest()).items.map(\.post)
    }
    return posts.compactMapValues { posts in
      posts.first { $0.id == comment.id }.map { $0.replyTo?.excerpt }
    }
  }
}
