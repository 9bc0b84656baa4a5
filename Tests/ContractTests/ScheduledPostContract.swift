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
import Timeline

@Suite("Scheduled posts")
struct ScheduledPostContract {
  @Test("are listed, given another time and deleted by their author alone", arguments: BackendKind.everywhere)
  func managed(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let posts = try alice.can.scheduledPosts.orUnsupported()
      let poll = PollQuestion(["Tea", "Coffee"], allowsSeveral: true, duration: 3600)
      let content = PostContent<ID<Photo>>("Hello #later", warning: "w", language: "en", poll: poll)
      let first = try await posts.schedule(
        NewPost(content, visibility: .followers), at: world.time(3600), key: PublishKey("1"))
      #expect(first.at == world.time(3600) && first.content.written == content && first.failure == nil)
      #expect(first.visibility == .followers && first.replyTo == nil)
      // One key schedules one post.
      let again = try await posts.schedule(NewPost(content), at: world.time(7200), key: PublishKey("1"))
      #expect(again == first)
      let second = try await alice.schedule("second", in: 7200)
      let listed = try await everything(limit: 1) { try await posts.scheduled($0) }
      #expect(listed == [second, first])
      #expect(try await posts.scheduled(first.id) == first)
      let moved = try await posts.reschedule(first.id, to: world.time(1800))
      #expect(moved.at == world.time(1800) && moved.content == first.content)
      let others = try bob.can.scheduledPosts.orUnsupported()
      #expect(try await others.scheduled(PageRequest()).items.isEmpty)
      for id in [first.id, ID("77"), ID("x")] {
        await #expect(throws: AppError.notFound) { try await others.scheduled(id) }
        await #expect(throws: AppError.notFound) { try await others.reschedule(id, to: world.time(900)) }
        await #expect(throws: AppError.notFound) { try await others.remove(id) }
      }
      try await posts.remove(first.id)
      #expect(try await posts.scheduled(PageRequest()).items == [second])
      await #expect(throws: AppError.notFound) { try await posts.remove(first.id) }
      world.clock.advance(seconds: 3600)
      await world.runOnce()
      #expect(try await alice.can.timeline.page(of: .home, PageRequest()).items.isEmpty)
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.scheduledPosts.orUnsupported().scheduled(PageRequest())
      }
    }
  }

  @Test("are published at their time, once, with all that belongs to them", arguments: BackendKind.available)
  func published(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "fan"])
      let (alice, bob, fan) = (people[0], people[1], people[2])
      _ = try await fan.can.relating.follow(alice.id, FollowTerms(notices: true, shares: true))
      let photo = try await WalkedPhoto.add(to: world, alice.id)
      let posts = try alice.can.scheduledPosts.orUnsupported()
      let content = PostContent<ID<Photo>>("@bob #later", photos: [photo])
      _ = try await posts.schedule(NewPost(content), at: world.time(600), key: PublishKey("1"))
      // The photo is kept for this post, also longer than for any other.
      await #expect(throws: AppError.invalid(.photo, .wrong)) {
        try await alice.post(NewPost(PostContent("other", photos: [photo])))
      }
      _ = try await posts.reschedule(
        try #require(try await posts.scheduled(PageRequest()).items.first?.id), to: world.time(3 * 86_400))
      world.clock.advance(seconds: 3 * 86_400 - 1)
      await world.runOnce()
      #expect(try await world.everyone().isEmpty)
      world.clock.advance(seconds: 1)
      // Two programs find it at the same moment.
      async let first: Void = world.runOnce()
      async let second: Void = world.opened { await $0.runOnce() }
      _ = try await (first, second)
      await world.runOnce()
      let published = try await world.everyone()
      #expect(published.map(\.text) == ["@bob #later"] && published[0].photos.map(\.id) == [photo])
      #expect(published[0].createdAt == world.clock.clock.now() && published[0].hashtags == ["later"])
      #expect(try await bob.notices() == [.mention])
      #expect(try await fan.notices() == [.post])
      #expect(try await posts.scheduled(PageRequest()).items.isEmpty)
      #expect(try await world.dueWork() == 0)
    }
  }

  @Test("stay with their author where they can't be published", arguments: BackendKind.everywhere)
  func impossible(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let posts = try alice.can.scheduledPosts.orUnsupported()
      let (gone, blocked) = (try await bob.post("one"), try await bob.post("two"))
      for parent in [gone, blocked] {
        _ = try await posts.schedule(
          NewPost(PostContent("@bob yes"), replyTo: parent.id), at: world.time(600), key: .unique())
      }
      _ = try await bob.can.postActions.delete(gone.id)
      _ = try await bob.can.relating.block(alice.id)
      await #expect(throws: AppError.notFound) {
        try await posts.schedule(
          NewPost(PostContent("no"), replyTo: blocked.id), at: world.time(600), key: .unique())
      }
      world.clock.advance(seconds: 600)
      await world.runOnce()
      let left = try await posts.scheduled(PageRequest()).items
      #expect(left.map(\.failure) == [.parent, .parent] && left[0].content.text == "@bob yes")
      // One notification is for all of them. Apps aren't told.
      let told = try await alice.can.notifications.list.page(.all, PageRequest()).items
      #expect(told.map(\.kind) == (kind == .served ? [] : [.unpublished]))
      #expect(told.allSatisfy { $0.from.id == alice.id && $0.post == nil })
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == told.count)
      // It's tried again at another time.
      _ = try await bob.can.relating.unblock(alice.id)
      let retried = try #require(left.first { $0.replyTo == blocked.id })
      #expect(try await posts.reschedule(retried.id, to: world.time(600)).failure == nil)
      world.clock.advance(seconds: 600)
      await world.runOnce()
      #expect(try await posts.scheduled(PageRequest()).items.map(\.replyTo) == [gone.id])
      _ = try await alice.can.notifications.settings.orUnsupported().change(
        NoticeSettingsChange(audiences: [.unpublished: .nobody]))
      _ = try await posts.reschedule(
        left.first { $0.replyTo == gone.id }.map(\.id) ?? retried.id, to: world.time(600))
      world.clock.advance(seconds: 600)
      await world.runOnce()
      #expect(try await alice.notices() == [])
      #expect(try await bob.can.post.comments(on: blocked.id, PageRequest()).items.count == 1)
    }
  }

  @Test("are limited, all in all and by the day", arguments: BackendKind.available)
  func limits(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (most, aDay) = (ScheduledPost.maximumCount, ScheduledPost.maximumADay)
      for number in 0..<most {
        try await alice.schedule("\(number)", in: 86_400 * Int64(number / aDay + 1))
      }
      await #expect(throws: AppError.invalid(.scheduledPosts, .tooLong(maximum: most, excess: 1))) {
        try await alice.schedule("more", in: 86_400 * 40)
      }
      let posts = try alice.can.scheduledPosts.orUnsupported()
      let last = try #require(try await posts.scheduled(PageRequest()).items.first)
      await #expect(throws: AppError.invalid(.scheduledDay, .tooLong(maximum: aDay, excess: 1))) {
        try await posts.reschedule(last.id, to: world.time(86_400))
      }
      try await posts.remove(last.id)
      await #expect(throws: AppError.invalid(.scheduledDay, .tooLong(maximum: aDay, excess: 1))) {
        try await alice.schedule("more", in: 86_400)
      }
      try await alice.schedule("more", in: 86_400 * 40)
    }
  }

  @Test(
    "go with the account, and their photos are free again when they're deleted",
    arguments: BackendKind.available)
  func gone(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let photo = try await WalkedPhoto.add(to: world, alice.id)
      let posts = try alice.can.scheduledPosts.orUnsupported()
      let scheduled = try await posts.schedule(
        NewPost(PostContent("with a photo", photos: [photo])), at: world.time(600), key: .unique())
      try await posts.remove(scheduled.id)
      let post = try await alice.post(NewPost(PostContent("now", photos: [photo])))
      #expect(post.photos.map(\.id) == [photo])
      try await alice.schedule("later", in: 600)
      try await alice.can.account.delete(with: "correct horse alice")
      await world.finish()
      #expect(try await world.count("SELECT COUNT(*) FROM scheduled_post") == 0)
      world.clock.advance(seconds: 600)
      await world.runOnce()
      #expect(try await world.everyone().isEmpty)
    }
  }
}

extension World {
  /// So many seconds from now.
  fileprivate func time(_ seconds: Int64) -> Timestamp { clock.clock.now().adding(seconds: seconds) }

  fileprivate func everyone() async throws -> [Post] {
    try await stranger.timeline.page(of: .everyone, PageRequest()).items.map(\.post)
  }
}

extension Person {
  /// Schedules a post for so many seconds from the beginning of the test.
  @discardableResult
  fileprivate func schedule(_ text: String, in seconds: Int64) async throws -> ScheduledPost {
    let time = Timestamp(milliseconds: 1_767_225_600_000).adding(seconds: seconds)
    return try await can.scheduledPosts.orUnsupported().schedule(
      NewPost(PostContent(text)), at: time, key: .unique())
  }
}
