import Backend
import Entities
import Notifications
import PostActions
import Profile
import Testing

@Suite("Notices")
struct NotificationsContract {
  @Test("tell of what others did, once", arguments: BackendKind.available)
  func kinds(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let post = try await alice.post("hello @alice")
      _ = try await alice.can.postActions.like(post.id)
      try await bob.follow(alice)
      _ = try await bob.can.postActions.like(post.id)
      _ = try await bob.can.postActions.share(post.id)
      let comment = try await bob.post("hi @alice", on: post)
      let mention = try await bob.post("see @ALICE, @alice")
      let page = try await alice.can.notifications.page(.all, PageRequest())
      #expect(page.items.map(\.kind) == [.mention, .comment, .share, .like, .follow])
      #expect(page.items.map { $0.post?.id } == [mention.id, comment.id, post.id, post.id, nil])
      #expect(page.items.allSatisfy { $0.from.handle == "bob" && !$0.isRead })
      #expect(try await bob.can.notifications.page(.all, PageRequest()).items.isEmpty)
      #expect(try await world.stranger.notifications.unreadCount() == 0)
      await #expect(throws: SocialError.unauthenticated) {
        try await world.stranger.notifications.page(.all, PageRequest())
      }
    }
  }

  @Test("tell once of a like that comes and goes", arguments: BackendKind.available)
  func comesAndGoes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0].can.notifications, people[1].can)
      let post = try await people[0].post("hello")
      _ = try await bob.postActions.like(post.id)
      let told = try await alice.page(.all, PageRequest()).items
      try await alice.markRead(told.map(\.id) + [ID("999"), ID("x")])
      _ = try await bob.postActions.unlike(post.id)
      #expect(try await alice.page(.all, PageRequest()).items.isEmpty)
      _ = try await bob.postActions.like(post.id)
      let again = try await alice.page(.all, PageRequest()).items
      #expect(again.map(\.id) == told.map(\.id))
      #expect(again.map(\.isRead) == [true])
      #expect(try await alice.unreadCount() == 0)
    }
  }

  @Test("are read one by one or all at once, only by their owner", arguments: BackendKind.available)
  func reading(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let post = try await people[0].post("hello")
      for number in 0..<7 { try await people[1].post("\(number)", on: post) }
      let alice = people[0].can.notifications
      let all = try await everything { try await alice.page(.all, $0) }
      #expect(all.map { $0.post?.text } == (0..<7).reversed().map { "\($0)" })
      try await people[1].can.notifications.markRead(all.map(\.id))
      #expect(try await alice.unreadCount() == 7)
      try await alice.markRead([all[1].id, all[3].id])
      #expect(try await alice.unreadCount() == 5)
      let unread = try await everything { try await alice.page(.unread, $0) }
      #expect(unread.map(\.id) == [0, 2, 4, 5, 6].map { all[$0].id })
      try await alice.markAllRead()
      #expect(try await alice.unreadCount() == 0)
      #expect(try await alice.page(.unread, PageRequest()).items.isEmpty)
      #expect(try await alice.page(.all, PageRequest()).items.allSatisfy(\.isRead))
    }
  }
}
