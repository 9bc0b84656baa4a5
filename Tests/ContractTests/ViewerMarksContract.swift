import AppValues
import Entities
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("Bookmarks, pinned posts and muted conversations")
struct ViewerMarksContract {
  @Test("a bookmark is one's own, made once, and goes with its post", arguments: BackendKind.everywhere)
  func bookmarks(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let post = try await alice.post("hello")
      _ = try await bob.can.postActions.bookmark(post.id)
      let seen = try await bob.can.postActions.bookmark(post.id)
      #expect(seen.marks == PostMarks(isBookmarked: true) && seen.counts == PostCounts())
      #expect(try await bob.can.postLookup.posts([post.id]).map(\.marks.isBookmarked) == [true])
      #expect(try await alice.can.postLookup.posts([post.id]).map(\.marks) == [PostMarks()])
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 0)
      _ = try await bob.can.postActions.unbookmark(post.id)
      #expect(try await bob.can.postActions.unbookmark(post.id).marks == PostMarks())
      _ = try await bob.can.postActions.bookmark(post.id)
      try await alice.can.postActions.delete(post.id)
      await #expect(throws: kind.gone) { try await bob.can.postActions.bookmark(post.id) }
      await #expect(throws: AppError.notFound) { try await bob.can.postActions.bookmark(ID("7")) }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.postActions.bookmark(post.id)
      }
    }
  }

  @Test(
    "what one keeps and likes is one's own list, which hears of it elsewhere",
    arguments: BackendKind.available)
  func lists(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let (older, newer) = (try await alice.post("older"), try await alice.post("newer"))
      for list in [TimelineKind.bookmarks, .likes] {
        let news = try bob.news(of: list)
        #expect(await nextSignal(news) == .lagged)
        for post in [newer, older] {
          let actions = bob.can.postActions
          _ = list == .likes ? try await actions.like(post.id) : try await actions.bookmark(post.id)
          #expect(await nextSignal(news) == .changed)
        }
        #expect(try await bob.can.timeline.page(of: list, PageRequest()).texts == ["older", "newer"])
        #expect(try await alice.can.timeline.page(of: list, PageRequest()).items.isEmpty)
        await #expect(throws: AppError.unauthenticated) {
          try await world.stranger.timeline.page(of: list, PageRequest())
        }
      }
    }
  }

  @Test("up to five posts of one's own stand pinned, the last first", arguments: BackendKind.available)
  func pins(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      var posts: [Post] = []
      for number in 1...6 { posts.append(try await alice.post("post \(number)")) }
      for post in posts.prefix(5) { _ = try await alice.can.postActions.pin(post.id) }
      #expect(try await alice.can.postActions.pin(posts[0].id).marks == PostMarks(isPinned: true))
      let sixth = posts[5].id
      await #expect(throws: AppError.invalid(.pins, .tooLong(maximum: 5, excess: 1))) {
        try await alice.can.postActions.pin(sixth)
      }
      await #expect(throws: AppError.forbidden) { try await bob.can.postActions.pin(sixth) }
      let pinned = ["post 5", "post 4", "post 3", "post 2", "post 1"]
      let seen = try await bob.can.postLookup.pinned(by: alice.id)
      #expect(seen.map(\.text) == pinned)
      #expect(seen.allSatisfy { !$0.marks.isPinned })
      #expect(try await world.stranger.postLookup.pinned(by: alice.id).map(\.text) == pinned)
      _ = try await alice.can.postActions.unpin(posts[2].id)
      #expect(try await alice.can.postActions.unpin(posts[2].id).marks == PostMarks())
      _ = try await alice.can.postActions.pin(sixth)
      try await alice.can.postActions.delete(posts[0].id)
      #expect(
        try await alice.can.postLookup.pinned(by: alice.id).map(\.text)
          == ["post 6", "post 5", "post 4", "post 2"])
      #expect(try await bob.can.postLookup.pinned(by: bob.id).isEmpty)
      await #expect(throws: AppError.notFound) {
        try await bob.can.postLookup.pinned(by: ID("7"))
      }
    }
  }

  @Test("no more than five are pinned when more are at once", arguments: BackendKind.everywhere)
  func concurrentPins(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      var made: [Post] = []
      for number in 1...12 { made.append(try await alice.post("post \(number)")) }
      let posts = made
      let outcomes = await race(12) { number in
        _ = try await alice.can.postActions.pin(posts[number].id)
      }
      #expect(outcomes.count { $0 == nil } == 5)
      #expect(try await alice.can.postLookup.pinned(by: alice.id).count == 5)
    }
  }

  @Test("a muted conversation gives no notices, until it is unmuted", arguments: BackendKind.everywhere)
  func mutedConversations(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let root = try await alice.post("root")
      let answer = try await bob.post("answer", on: root)
      let other = try await alice.post("something else")
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 1)
      // Whichever post of the conversation it is asked of, all of it is muted.
      _ = try await alice.can.postActions.muteConversation(of: answer.id)
      #expect(try await alice.can.postActions.muteConversation(of: answer.id).marks.mutesConversation)
      let seen = try await alice.can.postLookup.posts([root.id, answer.id, other.id])
      #expect(seen.map(\.marks.mutesConversation) == [true, true, false])
      #expect(try await bob.can.postLookup.posts([root.id]).map(\.marks) == [PostMarks()])
      try await bob.post("@alice again", on: answer)
      _ = try await bob.can.postActions.like(root.id)
      _ = try await bob.can.postActions.share(root.id)
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 1)
      _ = try await bob.can.postActions.like(other.id)
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 2)
      #expect(!(try await alice.can.postActions.unmuteConversation(of: root.id).marks.mutesConversation))
      try await bob.post("@alice once more", on: answer)
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 3)
    }
  }

  @Test("what one marks shows in one's other windows", arguments: BackendKind.available)
  func live(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let root = try await alice.post("root")
      let answer = try await bob.post("answer", on: root)
      let changes = world.person(alice.session).can.postLookup.changes()
      // Listening is in place once it says so.
      #expect(await nextSignal(changes) == .lagged)
      _ = try await alice.can.postActions.bookmark(answer.id)
      #expect(await nextSignal(changes) == .changed(answer.id))
      _ = try await alice.can.postActions.pin(root.id)
      #expect(await nextSignal(changes) == .changed(root.id))
      _ = try await alice.can.postActions.muteConversation(of: answer.id)
      #expect(await nextSignal(changes) == .lagged)
    }
  }

  @Test(
    "everyone who can see a post can see who liked and who shared it, newest first",
    arguments: BackendKind.everywhere)
  func people(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let (alice, dave) = (people[0], people[3])
      let post = try await alice.post("hello")
      for person in people {
        _ = try await person.can.postActions.like(post.id)
        if person.id != alice.id { _ = try await person.can.postActions.share(post.id) }
      }
      _ = try await people[1].can.postActions.unlike(post.id)
      _ = try await people[1].can.postActions.like(post.id)
      func names(_ list: PostPeople, _ viewer: Repositories) async throws -> [String] {
        try await everything(limit: 2) {
          try await viewer.postReactions.orUnsupported().people(list, of: post.id, $0)
        }.map(\.handle)
      }
      #expect(try await names(.likers, world.stranger) == ["bob", "dave", "carol", "alice"])
      #expect(try await names(.sharers, alice.can) == ["dave", "carol", "bob"])
      _ = try await people[2].can.relating.block(dave.id)
      #expect(try await names(.likers, dave.can) == ["bob", "dave", "alice"])
      #expect(try await names(.sharers, people[2].can) == ["carol", "bob"])
      _ = try await alice.can.relating.block(dave.id)
      await #expect(throws: AppError.notFound) { try await names(.likers, dave.can) }
      try await alice.can.postActions.delete(post.id)
      await #expect(throws: kind.gone) { try await names(.sharers, alice.can) }
    }
  }
}
