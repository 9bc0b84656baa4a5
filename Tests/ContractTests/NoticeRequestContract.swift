import AppValues
import Entities
import Notifications
import PostActions
import Profile
import SocialBackend
import Testing

@Suite("Requests of notices")
struct NoticeRequestContract {
  private func requests(_ person: Person) throws -> any NoticeRequests {
    try person.can.notifications.requests.orUnsupported()
  }

  private func listed(_ person: Person) async throws -> [String] {
    try await person.can.notifications.list.page(.all, PageRequest()).items.map(told)
  }

  private func told(_ notice: Notice) -> String {
    "\(notice.kind) \(notice.from.handle)\(notice.others == 0 ? "" : " +\(notice.others)")"
  }

  private func waiting(_ person: Person) async throws -> [String] {
    try await everything(limit: 1) { try await requests(person).requests($0) }
      .map { "\($0.from.handle) \($0.count)" }
  }

  private func id(_ handle: String, _ person: Person) async throws -> ID<NoticeRequest> {
    let all = try await everything(limit: 2) { try await requests(person).requests($0) }
    return try #require(all.first { $0.from.handle == handle }?.id)
  }

  @Test(
    "A policy decides by who someone is, the strictest first, and kinds that are left out stay so",
    arguments: BackendKind.everywhere)
  func origins(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "followed", "follower", "stranger"])
      let (alice, others) = (people[0], people[1...])
      try await alice.follow(people[1])
      try await people[2].follow(alice)
      try await alice.can.notifications.marks.orUnsupported().dismissAll()
      #expect(try await requests(alice).policy() == NoticePolicy())
      let all: Set = ["followed", "follower", "stranger"]
      let cases: [([NoticeOrigin: NoticeTreatment], listed: Set<String>, waiting: Set<String>)] = [
        ([:], all, []),
        ([.notFollowing: .filter], ["followed"], ["follower", "stranger"]),
        ([.notFollowing: .drop], ["followed"], []),
        ([.notFollowers: .filter], ["follower"], ["followed", "stranger"]),
        ([.notFollowing: .filter, .notFollowers: .drop], [], ["follower"]),
        ([.newAccounts: .filter], ["followed"], ["follower", "stranger"]),
        ([.privateMentions: .filter, .limitedAccounts: .drop], all, []),
      ]
      for (treatments, listed, waiting) in cases {
        let accepted = NoticeOrigin.allCases.map { ($0, NoticeTreatment.accept) }
        let policy = try await requests(alice).change(
          treatments.merging(accepted) { changed, _ in changed })
        #expect(policy.treatments == treatments)
        let post = try await alice.post("\(treatments)")
        for person in others {
          _ = try await person.can.postActions.like(post.id)
          try await person.post("yes", on: post)
        }
        let page = try await alice.can.notifications.arrivals.orUnsupported()
          .ungrouped(.all, PageRequest(limit: 80))
        #expect(Set(page.items.map(\.from.handle)) == listed, "\(treatments)")
        #expect(page.items.count == 2 * listed.count, "\(treatments)")
        let asking = try await everything(limit: 2) { try await requests(alice).requests($0) }
        #expect(Set(asking.map(\.from.handle)) == waiting && asking.allSatisfy { $0.count == 2 })
        #expect(asking.allSatisfy { $0.lastPost?.content.text == "yes" })
        let summary = try await requests(alice).policy()
        #expect(summary.requests == waiting.count && summary.notices == 2 * waiting.count)
        let unread = try await alice.can.notifications.marks.orUnsupported().unreadCount()
        #expect((unread == 0) == listed.isEmpty)
        if !asking.isEmpty { try await requests(alice).dismiss(asking.map(\.id)) }
        try await alice.can.notifications.marks.orUnsupported().dismissAll()
      }
      #expect(try await self.waiting(alice) == [])
    }
  }

  @Test(
    "What was accepted is in the groups and at the place it would have had, unread",
    arguments: BackendKind.available)
  func accepting(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave", "erin"])
      let alice = people[0]
      try await alice.follow(people[1])
      let (first, second) = (try await alice.post("first"), try await alice.post("second"))
      _ = try await requests(alice).change([.notFollowing: .filter])
      _ = try await people[1].can.postActions.like(first.id)
      _ = try await people[2].can.postActions.like(first.id)
      _ = try await people[2].can.postActions.like(second.id)
      _ = try await people[3].can.postActions.like(second.id)
      try await people[3].follow(alice)
      try await people[1].follow(alice)
      try await people[4].post("@alice hello")
      #expect(try await listed(alice) == ["follow bob", "like bob"])
      #expect(try await waiting(alice) == ["erin 1", "dave 2", "carol 2"])
      let marks = try alice.can.notifications.marks.orUnsupported()
      try await marks.markAllRead()
      let carol = try await id("carol", alice)
      let one = try await requests(alice).request(carol)
      #expect(one.count == 2 && one.lastPost == nil && one.beganAt <= one.latestAt)

      try await requests(alice).accept([carol, try await id("dave", alice)])
      #expect(try await listed(alice) == ["follow bob +1", "like dave +1", "like carol +1"])
      #expect(try await marks.unreadCount() == 3)
      #expect(try await waiting(alice) == ["erin 1"])
      // Permitted from now on.
      try await people[2].post("@alice again")
      #expect(try await listed(alice).first == "mention carol")
      let again = try await world.again(alice)
      try await again.can.notifications.marks.orUnsupported().markAllRead()
      #expect(try await marks.unreadCount() == 0)

      try await requests(alice).dismiss([try await id("erin", alice)])
      #expect(try await waiting(alice) == [])
      try await people[4].post("@alice once more")
      #expect(try await waiting(alice) == ["erin 1"])
      #expect(try await listed(alice).first == "mention carol")
      #expect(try await world.backend.check() == [])
    }
  }

  @Test(
    "What two devices accept at the same moment is in one group for each post and each day",
    arguments: BackendKind.available)
  func atOnce(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave", "erin"])
      let alice = people[0]
      _ = try await requests(alice).change([.notFollowing: .filter])
      for person in people.dropFirst(3) { try await person.follow(alice) }
      let posts = try await (1...3).asyncMap { try await alice.post("\($0)") }
      for post in posts {
        for person in people.dropFirst() { _ = try await person.can.postActions.like(post.id) }
      }
      let ids = try await people.dropFirst().asyncMap { try await id($0.session.handle, alice) }
      try await world.opened { other in
        try await withThrowingTaskGroup { group in
          for (number, id) in ids.enumerated() {
            let requests = try requests(number.isMultiple(of: 2) ? alice : other.person(alice.session))
            group.addTask { try await requests.accept([id]) }
          }
          try await group.waitForAll()
        }
      }
      let told = try await alice.can.notifications.list.page(.all, PageRequest()).items
      #expect(
        told.map { "\($0.kind) +\($0.others)" }.sorted() == ["follow +1"] + posts.map { _ in "like +3" })
    }
  }

  @Test(
    "Another program hears that what was accepted is in the list, and nothing of what was dismissed",
    arguments: BackendKind.available)
  func merges(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let alice = people[0]
      _ = try await requests(alice).change([.notFollowing: .filter])
      let post = try await alice.post("hello")
      for person in people.dropFirst() { _ = try await person.can.postActions.like(post.id) }
      try await world.opened { other in
        let device = other.person(alice.session)
        let merges = try requests(device).requestMerges()
        let notices = device.can.notifications.list.changes()
        for signals in [merges, notices] { #expect(await nextSignal(signals) == .lagged) }
        let heard = Task { () async throws -> [String]? in
          await nextSignal(merges) == .changed ? try await listed(device) : nil
        }
        try await requests(alice).dismiss([try await id("bob", alice)])
        #expect(await nextSignal(notices) == .changed)
        try await requests(alice).accept([try await id("carol", alice)])
        #expect(try await heard.value == ["like carol"])
        #expect(await nextSignal(notices) == .changed)
      }
    }
  }

  @Test(
    "What's undone doesn't wait, and no one has another person's requests", arguments: BackendKind.available)
  func own(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      _ = try await requests(alice).change([.notFollowing: .filter])
      let post = try await alice.post("hello")
      _ = try await bob.can.postActions.like(post.id)
      let id = try await id("bob", alice)
      for (person, id) in [(carol, id), (alice, ID("999")), (alice, ID("x"))] {
        await #expect(throws: AppError.notFound) { try await requests(person).request(id) }
        await #expect(throws: AppError.notFound) { try await requests(person).accept([id]) }
        await #expect(throws: AppError.notFound) { try await requests(person).dismiss([id]) }
      }
      await #expect(throws: AppError.notFound) { try await requests(alice).accept([id, ID("999")]) }
      #expect(try await waiting(alice) == ["bob 1"])
      let listed = try await alice.can.notifications.arrivals.orUnsupported().ungrouped(
        NoticeFilter(person: bob.id, includesRequests: true), PageRequest())
      #expect(listed.items.map(told) == ["like bob"] && listed.items[0].group == nil)
      _ = try await bob.can.postActions.unlike(post.id)
      #expect(try await waiting(alice) == [])
      _ = try await bob.can.postActions.like(post.id)
      #expect(try await waiting(alice) == ["bob 1"])
      try await bob.follow(alice)
      #expect(try await waiting(alice) == ["bob 2"])
      _ = try await bob.can.relating.unfollow(alice.id)
      #expect(try await waiting(alice) == ["bob 1"])
      _ = try await alice.can.relating.block(bob.id)
      #expect(try await waiting(alice) == [])
      #expect(try await requests(alice).policy().requests == 0)
      #expect(try await world.backend.check() == [])
    }
  }

  @Test(
    "A direct mention waits unless one has written in that conversation", arguments: BackendKind.available)
  func mentions(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      _ = try await requests(alice).change([.privateMentions: .filter])
      let mine = try await alice.post("@bob psst", for: .direct)
      let answer = try await bob.post("@alice yes?", on: mine, for: .direct)
      try await bob.post("@alice are you there?", on: answer, for: .direct)
      try await bob.post("@alice in public")
      #expect(try await listed(alice) == ["mention bob", "mention bob", "comment bob"])
      try await bob.post("@alice something else", for: .direct)
      #expect(try await listed(alice).count == 3)
      #expect(try await waiting(alice) == ["bob 1"])
      try await alice.follow(bob)
      try await bob.post("@alice thanks", for: .direct)
      #expect(try await listed(alice).count == 4)
    }
  }
}

extension Sequence {
  fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async throws -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
