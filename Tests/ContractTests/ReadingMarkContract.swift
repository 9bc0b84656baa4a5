import AppValues
import Entities
import Notifications
import Post
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("How far someone has read")
struct ReadingMarkContract {
  @Test("is one with the reading position of a timeline, and only goes on", arguments: BackendKind.available)
  func timelines(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let posts = [try await alice.post("one"), try await alice.post("two")]
      let cursors = posts.map { Cursor($0.id.rawValue) }
      let marks = try alice.can.readingMarks.orUnsupported()
      #expect(try await marks.mark(in: .home) == nil)
      let first = try await marks.setMark(cursors[0], in: .home, expecting: 0)
      #expect(first == ReadingMark(position: cursors[0], version: 1, updatedAt: world.clock.clock.now()))
      #expect(try await alice.positions.position(in: .home) == cursors[0])
      world.clock.advance(seconds: 5)
      try await alice.positions.setPosition(cursors[1], in: .home)
      let second = ReadingMark(position: cursors[1], version: 2, updatedAt: world.clock.clock.now())
      #expect(try await marks.mark(in: .home) == second)
      world.clock.advance(seconds: 5)
      for cursor in cursors { #expect(try await marks.setMark(cursor, in: .home, expecting: nil) == second) }
      #expect(try await marks.mark(in: .everyone) == nil)
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.readingMarks?.mark(in: .home)
      }
    }
  }

  @Test("doesn't change for someone who knows an older version", arguments: BackendKind.available)
  func conflict(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let posts = [try await alice.post("one"), try await alice.post("two")]
      let marks = try alice.can.readingMarks.orUnsupported()
      let set = { (post: Post, version: Int) async throws(AppError) in
        try await marks.setMark(Cursor(post.id.rawValue), in: .home, expecting: version)
      }
      _ = try await set(posts[0], 0)
      await #expect(throws: AppError.conflict) { try await set(posts[1], 0) }
      await #expect(throws: AppError.conflict) { try await set(posts[1], 2) }
      #expect(try await set(posts[1], 1).version == 2)
      await #expect(throws: AppError.invalid(.cursor, .malformed)) {
        try await marks.setMark(Cursor("x"), in: .home, expecting: nil)
      }
    }
  }

  @Test("never lies beyond what there is", arguments: BackendKind.available)
  func bound(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      try await alice.follow(bob)
      let marks = try alice.can.readingMarks.orUnsupported()
      _ = try await marks.setMark(Cursor("\(Int64.max)"), in: .home, expecting: nil)
      let post = try await bob.post("later")
      let position = try #require(try await marks.mark(in: .home)?.position)
      let above = try await alice.can.timelines.page(.home, PageRequest(.justAbove(position)))
      #expect(above.items.map(\.post.id) == [post.id])
    }
  }

  @Test("of the notices is what was marked as read", arguments: BackendKind.available)
  func notices(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0].can.notifications, people[1])
      let post = try await people[0].post("hello")
      for number in 0..<5 { try await bob.post("\(number)", on: post) }
      let single = try alice.single.orUnsupported()
      func count(_ limit: Int) async throws -> Int {
        try await alice.groups.orUnsupported().unreadCount(
          .all, singly: Set(NoticeKind.allCases), upTo: limit)
      }
      let ids = try await alice.list.page(.all, PageRequest()).items.map(\.id).reversed().map { $0 }
      #expect(try await single.mark() == nil)
      #expect(try await count(100) == 5)
      #expect(try await count(3) == 3)
      let mark = try await single.setMark(ids[1], expecting: 0)
      #expect(mark == ReadingMark(position: ids[1], version: 1, updatedAt: world.clock.clock.now()))
      #expect(try await count(100) == 3)
      #expect(try await alice.list.page(.unread, PageRequest()).items.map(\.id) == [ids[4], ids[3], ids[2]])
      await #expect(throws: AppError.conflict) { try await single.setMark(ids[3], expecting: 0) }

      // What is read in between moves nothing; what is read last moves the mark to the end.
      let marks = try alice.marks.orUnsupported()
      try await marks.markRead([ids[3], ids[4]])
      #expect(try await single.mark() == mark)
      try await marks.markRead([ids[2]])
      #expect(try await single.mark()?.position == ids[4])
      #expect(try await single.mark()?.version == 2)
      #expect(try await single.setMark(ids[0], expecting: nil).position == ids[4])
      try await bob.post("5", on: post)
      #expect(try await count(100) == 1)
      try await marks.markAllRead()
      #expect(try await count(100) == 0)
      #expect(try await single.mark()?.version == 3)
      _ = try await single.setMark(ID("999999"), expecting: nil)
      try await bob.post("6", on: post)
      #expect(try await count(100) == 1)
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.notifications.single?.mark()
      }
    }
  }
}
