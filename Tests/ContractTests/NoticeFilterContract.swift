import AppValues
import Entities
import Notifications
import PostActions
import Profile
import SocialBackend
import Testing

@Suite("A filter of notifications")
struct NoticeFilterContract {
  private func told(_ notice: Notice) -> String {
    "\(notice.kind) \(([notice.from] + notice.also).map(\.handle).joined(separator: " ")) +\(notice.others)"
  }

  private func listed(_ filter: NoticeFilter, to person: Person) async throws -> [String] {
    try await everything(limit: 2) { try await person.can.notifications.list.page(filter, $0) }.map(told)
  }

  private func single(_ filter: NoticeFilter, to person: Person) async throws -> [String] {
    try await everything(limit: 2) {
      try await person.can.notifications.arrivals.orUnsupported().ungrouped(filter, $0)
    }.map(told)
  }

  @Test("shows notices of some kinds, of one person, and unread ones", arguments: BackendKind.available)
  func filters(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      let post = try await alice.post("hello")
      _ = try await bob.can.postActions.like(post.id)
      try await bob.follow(alice)
      _ = try await carol.can.postActions.like(post.id)
      try await carol.post("so it is", on: post)

      #expect(
        try await listed(.all, to: alice) == ["comment carol +0", "like carol bob +1", "follow bob +0"])
      let likes = NoticeFilter(kinds: [.like])
      #expect(try await listed(likes, to: alice) == ["like carol bob +1"])
      #expect(try await single(likes, to: alice) == ["like carol +0", "like bob +0"])
      let some = NoticeFilter(kinds: [.follow, .comment])
      #expect(try await listed(some, to: alice) == ["comment carol +0", "follow bob +0"])
      #expect(try await single(some, to: alice) == ["comment carol +0", "follow bob +0"])
      #expect(try await listed(NoticeFilter(kinds: []), to: alice).isEmpty)
      #expect(try await single(NoticeFilter(kinds: [.mention]), to: alice).isEmpty)

      // Of what several did, only their part is shown.
      let bobs = NoticeFilter(person: bob.id)
      #expect(try await listed(bobs, to: alice) == ["like bob +0", "follow bob +0"])
      #expect(try await single(bobs, to: alice) == ["follow bob +0", "like bob +0"])
      #expect(try await listed(NoticeFilter(kinds: [.like], person: bob.id), to: alice) == ["like bob +0"])
      #expect(try await listed(NoticeFilter(person: alice.id), to: alice).isEmpty)
      #expect(try await listed(bobs, to: carol).isEmpty)
      for page in [listed, single] {
        await #expect(throws: AppError.notFound) { try await page(NoticeFilter(person: ID("x")), alice) }
      }

      let comment = try await alice.can.notifications.list.page(
        NoticeFilter(kinds: [.comment]), PageRequest())
      try await alice.can.notifications.marks.orUnsupported().markRead(comment.items.map(\.id))
      let unread = NoticeFilter(isUnread: true, person: carol.id)
      #expect(try await listed(unread, to: alice) == ["like carol +0"])
      #expect(try await single(unread, to: alice) == ["like carol +0"])
      _ = try await alice.can.relating.block(bob.id)
      #expect(try await listed(bobs, to: alice).isEmpty)
      #expect(try await single(bobs, to: alice).isEmpty)
    }
  }
}
