import AppValues
import Entities
import Notifications
import PostActions
import Profile
import SocialBackend
import SocialTestSupport
import Testing

@Suite("Notices")
struct NotificationsContract {
  @Test("tell of what others did, once", arguments: BackendKind.everywhere)
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
      let page = try await alice.can.notifications.list.page(.all, PageRequest())
      #expect(page.items.map(\.kind) == [.mention, .comment, .share, .like, .follow])
      #expect(page.items.map { $0.post?.id } == [mention.id, comment.id, post.id, post.id, nil])
      #expect(page.items.allSatisfy { $0.from.handle == "bob" && !$0.isRead })
      #expect(try await bob.can.notifications.list.page(.all, PageRequest()).items.isEmpty)
      #expect(try await world.stranger.notifications.marks.orUnsupported().unreadCount() == 0)
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.notifications.list.page(.all, PageRequest())
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
      let told = try await alice.list.page(.all, PageRequest()).items
      try await alice.marks.orUnsupported().markRead(told.map(\.id) + [ID("999"), ID("x")])
      _ = try await bob.postActions.unlike(post.id)
      #expect(try await alice.list.page(.all, PageRequest()).items.isEmpty)
      _ = try await bob.postActions.like(post.id)
      let again = try await alice.list.page(.all, PageRequest()).items
      #expect(again.map(\.id) == told.map(\.id))
      #expect(again.map(\.isRead) == [true])
      #expect(try await alice.marks.orUnsupported().unreadCount() == 0)
    }
  }

  @Test("are counted up to a hundred", arguments: BackendKind.everywhere)
  func countIsBounded(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let post = try await people[0].post("hello")
      let alice = people[0].can.notifications
      for number in 0..<99 { try await people[1].post("\(number)", on: post) }
      #expect(try await alice.marks.orUnsupported().unreadCount() == 99)
      for number in 99..<102 { try await people[1].post("\(number)", on: post) }
      #expect(try await alice.marks.orUnsupported().unreadCount() == UnreadCount.maximum)
      try await alice.marks.orUnsupported().markAllRead()
      #expect(try await alice.marks.orUnsupported().unreadCount() == 0)
    }
  }

  @Test("are read one by one or all at once, only by their owner", arguments: BackendKind.available)
  func reading(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let post = try await people[0].post("hello")
      for number in 0..<7 { try await people[1].post("\(number)", on: post) }
      let alice = people[0].can.notifications
      let all = try await everything { try await alice.list.page(.all, $0) }
      #expect(all.map { $0.post?.text } == (0..<7).reversed().map { "\($0)" })
      try await people[1].can.notifications.marks.orUnsupported().markRead(all.map(\.id))
      #expect(try await alice.marks.orUnsupported().unreadCount() == 7)
      try await alice.marks.orUnsupported().markRead([all[1].id, all[3].id])
      #expect(try await alice.marks.orUnsupported().unreadCount() == 5)
      let unread = try await everything { try await alice.list.page(.unread, $0) }
      #expect(unread.map(\.id) == [0, 2, 4, 5, 6].map { all[$0].id })
      try await alice.marks.orUnsupported().markAllRead()
      #expect(try await alice.marks.orUnsupported().unreadCount() == 0)
      #expect(try await alice.list.page(.unread, PageRequest()).items.isEmpty)
      #expect(try await alice.list.page(.all, PageRequest()).items.allSatisfy(\.isRead))
    }
  }

  @Test("of what several did are one, which moves to the top when more do", arguments: BackendKind.available)
  func groups(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave", "erin", "frank"])
      let (alice, others) = (people[0], people[1...])
      let (first, second) = (try await alice.post("first"), try await alice.post("second"))
      for person in others { _ = try await person.can.postActions.like(first.id) }
      _ = try await people[1].can.postActions.like(second.id)
      _ = try await people[2].can.postActions.share(first.id)
      let list = try await everything { try await alice.can.notifications.list.page(.all, $0) }
      #expect(list.map(\.kind) == [.share, .like, .like])
      #expect(list.map(\.others) == [0, 0, 4])
      #expect(list[2].from.handle == "frank" && list[2].also.map(\.handle) == ["erin", "dave"])
      #expect(list.map { $0.post?.text } == ["first", "second", "first"])
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 3)

      // Who likes while the list is read moves what they liked up, not down.
      let page = try await alice.can.notifications.list.page(.all, PageRequest(limit: 1))
      _ = try await people[3].can.postActions.like(second.id)
      _ = try await people[2].can.postActions.unshare(first.id)
      let older = try await alice.can.notifications.list.page(
        .all, PageRequest(.before(try #require(page.older))))
      #expect(older.items.map { $0.post?.text } == ["first"])
      let newer = try await alice.can.notifications.list.page(
        .all, PageRequest(.justAbove(try #require(page.newer))))
      #expect(newer.items.map { $0.post?.text } == ["second"] && newer.items.map(\.others) == [1])
    }
  }

  @Test("of new followers are one for a day", arguments: BackendKind.available)
  func followers(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      try await people[1].follow(people[0])
      world.clock.advance(seconds: 86_399)
      try await people[2].follow(people[0])
      world.clock.advance(seconds: 1)
      try await people[3].follow(people[0])
      let alice = people[0].can.notifications
      let list = try await everything { try await alice.list.page(.all, $0) }
      #expect(list.map { [$0.from.handle] + $0.also.map(\.handle) } == [["dave"], ["carol", "bob"]])

      // Each group leads to those who are in it, wherever in it one begins.
      for (notice, handles) in zip(list, [["dave"], ["carol", "bob"]]) {
        #expect(try await people[0].listed(.newFollowers(notice.id)) == handles)
        // No one else learns of them.
        #expect(try await people[1].listed(.newFollowers(notice.id)) == [])
      }
      let first = try await everything { try await alice.arrivals.orUnsupported().ungrouped(.all, $0) }.last
      let both = try #require(first?.id)
      #expect(try await people[0].listed(.newFollowers(both)) == ["carol", "bob"])
      #expect(try await people[0].listed(.newFollowers(ID("x"))) == [])
      _ = try await people[1].can.relating.unfollow(people[0].id)
      #expect(try await people[0].listed(.newFollowers(both)) == ["carol"])
      _ = try await people[0].can.relating.mute(people[2].id, until: nil, notices: false)
      #expect(try await people[0].listed(.newFollowers(both)) == [])
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.listing.people(.newFollowers(both), PageRequest())
      }
    }
  }

  @Test(
    "are read and dismissed as they stood in the list, not what came since", arguments: BackendKind.available
  )
  func lateComers(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave", "erin"])
      let alice = people[0].can.notifications
      let post = try await people[0].post("hello")
      for person in people[1...2] { _ = try await person.can.postActions.like(post.id) }
      let seen = try await alice.list.page(.all, PageRequest()).items
      _ = try await people[3].can.postActions.like(post.id)
      try await alice.marks.orUnsupported().markRead(seen.map(\.id))
      let grown = try await alice.list.page(.all, PageRequest()).items
      #expect(grown.map(\.isRead) == [false] && grown.map(\.others) == [2])
      #expect(try await alice.marks.orUnsupported().unreadCount() == 1)

      _ = try await people[4].can.postActions.like(post.id)
      // No one else's, and nothing at all while one is named that there is not.
      await #expect(throws: AppError.notFound) {
        try await people[1].can.notifications.marks.orUnsupported().dismiss(grown.map(\.id))
      }
      for unknown in ["999", "x", ""] {
        await #expect(throws: AppError.notFound) {
          try await alice.marks.orUnsupported().dismiss(grown.map(\.id) + [ID(unknown)])
        }
      }
      #expect(try await alice.list.page(.all, PageRequest()).items.map(\.others) == [3])
      // The person a group names may undo their like; the others are dismissed all the same.
      _ = try await people[3].can.postActions.unlike(post.id)
      for _ in 1...2 { try await alice.marks.orUnsupported().dismiss(grown.map(\.id) + grown.map(\.id)) }
      let left = try await alice.list.page(.all, PageRequest()).items
      #expect(left.map(\.from.handle) == ["erin"] && left.map(\.others) == [0])

      // What was dismissed is not told again.
      _ = try await people[1].can.postActions.unlike(post.id)
      _ = try await people[1].can.postActions.like(post.id)
      #expect(try await alice.list.page(.all, PageRequest()).items == left)
      try await alice.marks.orUnsupported().dismissAll()
      #expect(try await alice.list.page(.all, PageRequest()).items.isEmpty)
      #expect(try await alice.marks.orUnsupported().unreadCount() == 0)
    }
  }
}
