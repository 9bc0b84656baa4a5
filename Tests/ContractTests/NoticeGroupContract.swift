import AppValues
import Entities
import Notifications
import PostActions
import Profile
import SocialBackend
import Testing

@Suite("Notices by group")
struct NoticeGroupContract {
  private func told(_ notice: Notice) -> String {
    let group = notice.group == nil ? "alone" : "grouped"
    return "\(notice.kind) \(notice.from.handle) +\(notice.others) \(group)"
  }

  @Test(
    "A group keeps its id as it grows, and comes apart where its kind isn't grouped",
    arguments: BackendKind.available)
  func pages(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let alice = people[0].can.notifications
      let post = try await people[0].post("hello")
      _ = try await people[1].can.postActions.like(post.id)
      try await people[1].follow(people[0])
      let groups = try alice.groups.orUnsupported()
      let id = try #require(try await alice.list.page(.all, PageRequest()).items.last?.group)
      _ = try await people[2].can.postActions.like(post.id)
      try await people[3].post("answer", on: post)
      func listed(_ filter: NoticeFilter = .all, singly kinds: Set<NoticeKind>) async throws -> [String] {
        try await everything(limit: 1) { try await groups.page(filter, singly: kinds, $0) }.map(told)
      }
      #expect(
        try await listed(singly: []) == [
          "comment dave +0 alone", "like carol +1 grouped", "follow bob +0 grouped",
        ])
      #expect(
        try await listed(singly: [.like, .comment]) == [
          "comment dave +0 alone", "like carol +0 alone", "follow bob +0 grouped", "like bob +0 alone",
        ])
      #expect(
        try await listed(NoticeFilter(kinds: [.follow, .comment]), singly: [.like]) == [
          "comment dave +0 alone", "follow bob +0 grouped",
        ])
      #expect(
        try await listed(NoticeFilter(person: people[1].id), singly: [.like]) == [
          "follow bob +0 grouped", "like bob +0 alone",
        ])
      // Just above a cursor, too: the lowest of both.
      let lowest = try await groups.page(
        .all, singly: [.like], PageRequest(.justAbove(Cursor("0")), limit: 2))
      #expect(lowest.items.map(told) == ["follow bob +0 grouped", "like bob +0 alone"])

      #expect(told(try await groups.group(id)) == "like carol +1 grouped")
      let each = try await everything(limit: 1) { try await groups.notices(in: id, $0) }
      #expect(each.map(\.from.handle) == ["carol", "bob"] && each.allSatisfy { $0.group == id })
      let others = try people[1].can.notifications.groups.orUnsupported()
      for (groups, id) in [(others, id), (groups, ID("999")), (groups, ID("x"))] {
        await #expect(throws: AppError.notFound) { try await groups.group(id) }
        await #expect(throws: AppError.notFound) { try await groups.notices(in: id, PageRequest()) }
        await #expect(throws: AppError.notFound) { try await groups.dismiss(group: id) }
      }
    }
  }

  @Test("Counts and dismissals agree with the list's", arguments: BackendKind.available)
  func dismissing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let alice = people[0].can.notifications
      let groups = try alice.groups.orUnsupported()
      let post = try await people[0].post("hello")
      for person in people[1...] { _ = try await person.can.postActions.like(post.id) }
      try await people[1].post("answer", on: post)
      func counts() async throws -> [Int] {
        [
          try await alice.marks.orUnsupported().unreadCount(),
          try await groups.unreadCount(.all, singly: [], upTo: 100),
          try await groups.unreadCount(.all, singly: [.like], upTo: 100),
        ]
      }
      #expect(try await counts() == [2, 2, 4])
      #expect(try await groups.unreadCount(.all, singly: [.like], upTo: 3) == 3)
      #expect(try await groups.unreadCount(NoticeFilter(kinds: [.like]), singly: [], upTo: 9) == 1)
      #expect(try await groups.unreadCount(NoticeFilter(person: people[1].id), singly: [], upTo: 9) == 2)
      let likes = try #require(
        try await alice.list.page(NoticeFilter(kinds: [.like]), PageRequest()).items.first)
      let group = try #require(likes.group)
      // Those of someone who is blocked are hidden, and don't come back either.
      _ = try await people[0].can.relating.block(people[3].id)
      #expect(try await counts() == [2, 2, 3])
      try await groups.dismiss(group: group)
      try await groups.dismiss(group: group)
      #expect(try await counts() == [1, 1, 1])
      _ = try await people[0].can.relating.unblock(people[3].id)
      #expect(try await alice.list.page(.all, PageRequest()).items.map(\.kind) == [.comment])
      await #expect(throws: AppError.notFound) { try await groups.group(group) }
      #expect(try await groups.notices(in: group, PageRequest()).items.isEmpty)
    }
  }
}
