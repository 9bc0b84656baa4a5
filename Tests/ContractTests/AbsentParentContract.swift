import AppValues
import Archive
import Entities
import Post
import PostActions
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("Comments on posts that aren't here")
struct AbsentParentContract {
  private let start = Timestamp(milliseconds: 1_577_836_800_000)

  private func post(
    _ key: String, second: Int64, on parent: String? = nil, of author: String? = nil
  ) -> ArchiveRecord {
    .post(
      ArchivedPost(
        key: SourceKey(key), content: PostContent(key), createdAt: start.adding(seconds: second),
        replyTo: parent.map { PostReference(key: SourceKey($0), author: author) }))
  }

  private func texts(_ kind: TimelineKind, as viewer: Person) async throws -> [String] {
    try await everything { try await viewer.can.timeline.page(of: kind, $0) }.map(\.post.text)
  }

  /// The posts by their texts.
  private func posts(of person: Person) async throws -> [String: Post] {
    let items = try await everything { try await person.can.timeline.page(of: .user(person.id), $0) }
    return Dictionary(items.map { ($0.post.text, $0.post) }) { first, _ in first }
  }

  @Test("stand with other comments, and in no timeline of strangers", arguments: BackendKind.available)
  func places(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      try await bob.follow(alice)
      #expect(try await alice.imports.importRecord(post("post", second: 1)) == .imported)
      let comment = post("comment", second: 2, on: "https://example.org/7", of: "bob")
      #expect(try await alice.imports.importRecord(comment) == .imported)
      #expect(try await alice.imports.importRecord(comment) == .alreadyPresent)

      let shown = try #require(try await posts(of: alice)["comment"])
      #expect(shown.replyTo == ReplyReference(post: nil, author: nil))
      #expect(try await bob.can.post.thread(of: shown.id).ancestors.isEmpty)
      #expect(try await texts(.user(alice.id), as: bob) == ["comment", "post"])
      #expect(try await texts(.home, as: alice) == ["comment", "post"])
      #expect(try await texts(.home, as: bob) == ["post"])
      #expect(try await texts(.everyone, as: bob) == ["post"])
      // It is answered, edited and deleted like any other.
      let answer = try await bob.post("answer", on: shown)
      #expect(try await alice.can.post.thread(of: answer.id).ancestors.map(\.id) == [shown.id])
      let edited = try await alice.edit(shown) { $0.text = "edited comment" }
      #expect(edited.replyTo == shown.replyTo)
      #expect(try await world.backend.check() == [])
      try await alice.can.postActions.delete(shown.id)
      #expect(try await bob.can.post.thread(of: answer.id).ancestors.map(\.id) == [shown.id])
      #expect(try await world.backend.check() == [])
    }
  }

  @Test("are exported as they came", arguments: BackendKind.available)
  func exported(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let records = [
        post("mine", second: 1, on: "https://example.org/8"), post("theirs", second: 2, on: "9", of: "bob"),
      ]
      for record in records { #expect(try await alice.imports.importRecord(record) == .imported) }
      #expect(try await alice.can.exporting.records(of: .posts, after: nil).records == records)
    }
  }

  @Test("join the post when it comes, with their conversations", arguments: BackendKind.available)
  func joining(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      for (key, second) in [("one", 10), ("two", 20)] as [(String, Int64)] {
        #expect(try await alice.imports.importRecord(post(key, second: second, on: "root")) == .imported)
      }
      // Someone else's post of that key isn't meant.
      #expect(try await bob.imports.importRecord(post("root", second: 5)) == .imported)
      let waiting = try await posts(of: alice)
      let two = try #require(waiting["two"])
      let below = try await bob.post("below", on: two)
      _ = try await bob.can.postActions.muteConversation(of: below.id)
      let one = try #require(waiting["one"])
      #expect(try await !bob.can.post.thread(of: one.id).post.marks.mutesConversation)

      #expect(try await alice.imports.importRecord(post("root", second: 1, on: "above")) == .imported)
      let all = try await posts(of: alice)
      let root = try #require(all["root"])
      #expect(root.counts.comments == 2 && root.replyTo?.post == nil)
      for key in ["one", "two"] { #expect(all[key]?.replyTo?.post == root.id, "\(key)") }
      #expect(try await bob.can.post.thread(of: below.id).ancestors.map { $0.post?.text } == ["root", "two"])
      let comments = try await bob.can.post.comments(on: root.id, PageRequest())
      #expect(comments.items.map { $0.comment.post?.text } == ["one", "two"])
      // Muted is what the conversations are now, as one of them was.
      for key in ["root", "one", "two"] {
        let id = try #require(all[key]?.id)
        #expect(try await bob.can.post.thread(of: id).post.marks.mutesConversation, "\(key)")
      }
      #expect(try await texts(.everyone, as: bob) == ["two", "one", "root"])
      #expect(try await world.backend.check() == [])

      // What comes still later is the beginning of the same conversation.
      #expect(try await alice.imports.importRecord(post("above", second: 0)) == .imported)
      let thread = try await bob.can.post.thread(of: below.id)
      #expect(thread.ancestors.map { $0.post?.text } == ["above", "root", "two"])
      #expect(thread.ancestors[0].post?.marks.mutesConversation == true)
      #expect(try await texts(.everyone, as: bob) == ["two", "one", "root", "root", "above"])
      #expect(try await world.backend.check() == [])
    }
  }

  @Test("are also those on one's own deleted posts", arguments: BackendKind.available)
  func deleted(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      #expect(try await alice.imports.importRecord(post("deleted", second: 1)) == .imported)
      let deleted = try await posts(of: alice)["deleted"]
      try await alice.can.postActions.delete(try #require(deleted?.id))
      #expect(try await alice.imports.importRecord(post("comment", second: 2, on: "deleted")) == .imported)
      #expect(try await alice.imports.importRecord(post("deleted", second: 1)) == .alreadyPresent)
      #expect(try await posts(of: alice)["comment"]?.replyTo == ReplyReference(post: nil, author: nil))
      #expect(try await world.backend.check() == [])
    }
  }

  @Test("never stand above themselves", arguments: BackendKind.available)
  func circle(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      for (key, parent) in [("a", "c"), ("b", "a"), ("c", "b")] {
        #expect(try await alice.imports.importRecord(post(key, second: 1, on: parent)) == .imported)
      }
      let all = try await posts(of: alice)
      let last = try #require(all["c"]?.id)
      let thread = try await alice.can.post.thread(of: last)
      #expect(thread.ancestors.map { $0.post?.text } == ["a", "b"])
      #expect(all["a"]?.replyTo == ReplyReference(post: nil, author: nil))
      #expect(try await alice.imports.importRecord(post("self", second: 2, on: "self")) == .imported)
      #expect(try await posts(of: alice)["self"]?.replyTo == ReplyReference(post: nil, author: nil))
      #expect(try await world.backend.check() == [])
    }
  }
}
