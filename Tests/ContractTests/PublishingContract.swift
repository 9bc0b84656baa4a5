import AppValues
import Archive
import Entities
import Notifications
import Post
import PostActions
import Profile
import Search
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("Publishing")
struct PublishingContract {
  @Test("keeps the text and what is found in it", arguments: BackendKind.everywhere)
  func publish(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let text = "#写真 で @Bob と @nobody と @alice #写真 #Café 'quoted' $1 🎉\n二行目"
      let post = try await people[0].post(text)
      #expect(post.text == text)
      #expect(post.author.handle == "alice")
      #expect(post.hashtags == ["写真", "Café"])
      #expect(post.mentions.map(\.handle) == ["bob", "alice"])
      #expect(post.createdAt == world.clock.clock.now())
      #expect(post.counts == PostCounts() && post.marks == PostMarks() && post.delivery == .sent)
      let read = try await world.stranger.post.thread(of: post.id)
      #expect(read == PostThread(ancestors: [], post: post))
      #expect(try await world.stranger.profile.user(people[0].id).postCount == 1)
    }
  }

  @Test("knows who is named in vain", arguments: BackendKind.everywhere)
  func unknownPeople(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      _ = try await world.join("Bob")
      let writing = try #require(alice.can.postWriting)
      let handles = ["ghost", "bob", "BOB", "alice", "bob@else.example", "deleted"]
      #expect(try await writing.unknown(handles) == ["ghost", "bob@else.example", "deleted"])
      #expect(try await writing.unknown([]) == [])
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.postWriting.orUnsupported().unknown(["bob"])
      }
    }
  }

  @Test("keeps all that goes with a text", arguments: BackendKind.everywhere)
  func fields(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let places = [
        Place(name: "琵琶湖", latitude: 35.250_000_1, longitude: -136.1),
        Place(name: "x", latitude: 0, longitude: 180),
        Place(name: "Somewhere 'else'", latitude: nil, longitude: nil),
      ]
      for place in places {
        let new = NewPost(
          PostContent("boats", warning: "$1 長い話", language: "ja", place: place), visibility: .unlisted)
        let post = try await alice.post(new)
        #expect(post.visibility == .unlisted && post.warning == "$1 長い話" && post.language == "ja")
        #expect(post.place == place)
        #expect(try await world.stranger.post.thread(of: post.id).post == post)
        #expect(try await alice.can.timelines.page(.home, PageRequest()).items.first?.post == post)
      }
    }
  }

  @Test("gives the same post for the same key, also at once", arguments: BackendKind.everywhere)
  func key(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let found = LockedValue<Set<ID<Post>>>([])
      let outcomes = await race(10) { number in
        let post = try await people[0].post("try \(number)", key: "one")
        found.change { $0.insert(post.id) }
      }
      #expect(outcomes.allSatisfy { $0 == nil })
      #expect(found.value.count == 1)
      let other = try await people[1].post("other", key: "one")
      #expect(!found.value.contains(other.id))
      #expect(try await world.stranger.profile.user(people[0].id).postCount == 1)
      try await people[1].can.postActions.delete(other.id)
      if kind == .served {
        // A key of an app is as good as new then.
        #expect(try await people[1].post("again", key: "one").id != other.id)
      } else {
        await #expect(throws: AppError.gone) { try await people[1].post("again", key: "one") }
      }

      // Nor does it matter what has become of the post that was answered.
      let asked = try await people[0].post("How?", key: "asked")
      let answer = try await people[1].post("So", on: asked, key: "answer")
      try await people[0].can.postActions.delete(asked.id)
      #expect(try await people[1].post("So", on: asked, key: "answer").id == answer.id)
    }
  }

  @Test("builds threads that outlive what was deleted in them", arguments: BackendKind.available)
  func threads(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let root = try await alice.post("root")
      let middle = try await bob.post("middle", on: root)
      let leaf = try await alice.post("leaf", on: middle)
      #expect(
        leaf.replyTo
          == ReplyReference(post: middle.id, author: middle.author, excerpt: PostExcerpt("middle")))
      var thread = try await world.stranger.post.thread(of: leaf.id)
      #expect(thread.ancestors.map(\.post?.text) == ["root", "middle"])
      #expect(thread.ancestors.map(\.post?.counts.comments) == [1, 1])

      try await bob.can.postActions.delete(middle.id)
      thread = try await world.stranger.post.thread(of: leaf.id)
      #expect(thread.ancestors.map(\.post?.text) == ["root", nil])
      #expect(thread.ancestors.last == .deleted(middle.id))
      #expect(thread.ancestors.first?.post?.counts.comments == 0)
      #expect(thread.post.replyTo == ReplyReference(post: middle.id, author: nil, authorID: bob.id))
      let comments = try await world.stranger.post.comments(on: middle.id, PageRequest())
      #expect(comments.items.map(\.comment.post?.text) == ["leaf"])
      await #expect(throws: AppError.gone) { try await alice.post("late", on: middle) }
      await #expect(throws: AppError.gone) {
        try await world.stranger.post.thread(of: middle.id)
      }
      #expect(try await world.stranger.profile.user(bob.id).postCount == 0)
    }
  }

  @Test("tells of a deleted post only those who could have seen it", arguments: BackendKind.available)
  func gone(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await bob.follow(alice)
      let answered = try await alice.post("for @bob", for: .direct)
      let answer = try await bob.post("yes @alice", on: answered, for: .direct)
      let posts = [
        try await alice.post("secret @carol", for: .direct), answered,
        try await alice.post("f", for: .followers),
        try await alice.post("u", for: .unlisted), try await alice.post("e"),
      ]
      let blocked = try await alice.post("b")
      for post in posts + [blocked] { try await alice.can.postActions.delete(post.id) }
      let readers: [(Repositories, [AppError])] = [
        (alice.can, [.gone, .gone, .gone, .gone, .gone]),
        (bob.can, [.notFound, .gone, .gone, .gone, .gone]),
        (carol.can, [.notFound, .notFound, .notFound, .gone, .gone]),
        (world.stranger, [.notFound, .notFound, .notFound, .gone, .gone]),
      ]
      for (can, errors) in readers {
        for (post, error) in zip(posts, errors) {
          await #expect(throws: error) { try await can.post.thread(of: post.id) }
          await #expect(throws: error) { try await can.postHistory.orUnsupported().revisions(of: post.id) }
          await #expect(throws: error) {
            try await can.postReactions.orUnsupported().people(.likers, of: post.id, PageRequest())
          }
        }
      }
      #expect(
        try await bob.can.post.comments(on: answered.id, PageRequest()).items.map(\.comment.id) == [answer.id]
      )
      await #expect(throws: AppError.notFound) {
        try await carol.can.post.comments(on: answered.id, PageRequest())
      }
      await #expect(throws: AppError.notFound) { try await carol.can.postActions.like(answered.id) }
      _ = try await alice.can.relating.block(carol.id)
      await #expect(throws: AppError.notFound) { try await carol.can.post.thread(of: blocked.id) }
    }
  }

  @Test("takes no key that stands for a post of an archive", arguments: BackendKind.available)
  func archiveKeys(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      await #expect(throws: AppError.invalid(.key, .malformed)) {
        try await alice.post("mine", key: "import:https://example.org/1")
      }
      let old = ArchivedPost(
        key: SourceKey("https://example.org/1"), content: PostContent("old"),
        createdAt: Timestamp(milliseconds: 1_577_836_800_000))
      #expect(try await alice.imports.importRecord(.post(old)) == .imported)
    }
  }

  @Test("refuses comments on what is not there", arguments: BackendKind.available)
  func unknown(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      for id in ["12345", "0", "-1", "abc", "", "99999999999999999999", "007", "1 OR 1=1"] {
        await #expect(throws: AppError.notFound) {
          try await alice.can.postWriting.orUnsupported().publish(
            NewPost(PostContent("x"), replyTo: ID(id)), key: PublishKey(id + "key"))
        }
        await #expect(throws: AppError.notFound) { try await alice.can.post.thread(of: ID(id)) }
        await #expect(throws: AppError.notFound) {
          try await alice.can.post.comments(on: ID(id), PageRequest())
        }
      }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.postWriting.orUnsupported().publish(
          NewPost(PostContent("x")), key: PublishKey("k"))
      }
    }
  }

  @Test("deletes one's own posts only, with all that hangs on them", arguments: BackendKind.available)
  func delete(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      try await bob.follow(alice)
      let post = try await alice.post("secret words @bob")
      _ = try await bob.can.postActions.like(post.id)
      _ = try await bob.can.postActions.share(post.id)
      await #expect(throws: AppError.forbidden) {
        try await bob.can.postActions.delete(post.id)
      }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.postActions.delete(post.id)
      }
      try await alice.can.postActions.delete(post.id)
      await #expect(throws: AppError.gone) { try await alice.can.postActions.delete(post.id) }
      for action in [bob.can.postActions.like, bob.can.postActions.share, bob.can.postActions.unlike] {
        await #expect(throws: AppError.gone) { try await action(post.id) }
      }
      #expect(try await bob.can.timelines.page(.home, PageRequest()).items.isEmpty)
      #expect(try await bob.can.timeline.page(of: .user(bob.id), PageRequest()).items.isEmpty)
      #expect(try await bob.can.notifications.marks.orUnsupported().unreadCount() == 0)
      #expect(try await alice.can.notifications.list.page(.all, PageRequest()).items.map(\.kind) == [.follow])
      #expect(try await bob.can.search.posts(matching: PostQuery("secret"), PageRequest()).items.isEmpty)
      #expect(try await bob.can.postLookup.posts([post.id]).isEmpty)
    }
  }
}
