import AppValues
import Entities
import Hashtags
import Lists
import PostActions
import Profile
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("Lists of people")
struct ListContract {
  @Test(
    "are made, renamed and deleted by their owner, and seen by no one else", arguments: BackendKind.available
  )
  func lists(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let lists = try alice.lists
      let work = try await lists.create("Work")
      let family = try await lists.create("Family")
      #expect(try await lists.lists().items == [family, work])
      for title in ["Work", "ＷＯＲＫ"] {
        await #expect(throws: AppError.invalid(.list, .taken)) { try await lists.create(title) }
      }
      _ = try await bob.lists.create("Work")
      await #expect(throws: AppError.invalid(.list, .taken)) {
        try await lists.rename(family.id, to: "work")
      }
      #expect(try await lists.rename(work.id, to: "WORK").title == "WORK")
      for id in [work.id, ID("7"), ID("x")] {
        await #expect(throws: AppError.notFound) { try await bob.lists.list(id) }
        await #expect(throws: AppError.notFound) { try await bob.lists.delete(id) }
        await #expect(throws: AppError.notFound) { try await bob.lists.rename(id, to: "Mine") }
        await #expect(throws: AppError.notFound) { try await bob.lists.add(alice.id, to: id) }
        await #expect(throws: AppError.notFound) {
          try await bob.lists.members(of: id, PageRequest())
        }
        await #expect(throws: AppError.notFound) {
          try await bob.can.timeline.page(of: .list(id), PageRequest())
        }
      }
      await #expect(throws: AppError.unauthenticated) { try await #require(world.stranger.lists).lists() }
      try await lists.delete(work.id)
      #expect(try await lists.lists().items == [family])
      await #expect(throws: AppError.notFound) { try await lists.delete(work.id) }
      for number in 1..<50 { _ = try await lists.create("\(number)") }
      await #expect(throws: AppError.invalid(.lists, .outOfRange)) { try await lists.create("another") }
    }
  }

  @Test("hold people whom their owner follows, for as long as they do", arguments: BackendKind.available)
  func members(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let (alice, bob, carol, dave) = (people[0], people[1], people[2], people[3])
      try await alice.follow(bob, carol)
      let lists = try alice.lists
      let (list, other) = (try await lists.create("List"), try await lists.create("Other"))
      #expect(try await lists.person(handle: "Bob").id == bob.id)
      await #expect(throws: AppError.notFound) { try await lists.person(handle: "none") }
      for person in [dave.id, alice.id] {
        await #expect(throws: AppError.forbidden) { try await lists.add(person, to: list.id) }
      }
      await #expect(throws: AppError.notFound) { try await lists.add(ID("7"), to: list.id) }
      #expect(try await lists.add(bob.id, to: list.id).memberCount == 1)
      _ = try await lists.add(carol.id, to: list.id)
      #expect(try await lists.add(bob.id, to: list.id).memberCount == 2)
      _ = try await lists.add(bob.id, to: other.id)
      let members = try await everything(limit: 1) { try await lists.members(of: list.id, $0) }
      #expect(members.map(\.handle) == ["carol", "bob"])
      #expect(!members.contains { !$0.relationship.isFollowing })
      let listing = try await lists.listMembership(of: bob.id)
      #expect(listing.person.handle == "bob")
      #expect(listing.lists.map(\.memberCount) == [2, 1])
      #expect(listing.containing == [list.id, other.id])
      #expect(try await lists.listMembership(of: dave.id).containing.isEmpty)
      await #expect(throws: AppError.notFound) { try await lists.listMembership(of: ID("7")) }
      _ = try await alice.can.relating.unfollow(bob.id)
      #expect(try await lists.lists().items.map(\.memberCount) == [1, 0])
      #expect(try await lists.remove(carol.id, from: list.id).memberCount == 0)
      #expect(try await lists.remove(carol.id, from: list.id).memberCount == 0)
      try await alice.follow(bob)
      #expect(try await lists.listMembership(of: bob.id).containing.isEmpty)
    }
  }

  @Test("show of home what the people in them bring", arguments: BackendKind.available)
  func timeline(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let (alice, bob, carol, dave) = (people[0], people[1], people[2], people[3])
      try await alice.follow(bob, carol)
      let list = try await alice.lists.create("List")
      _ = try await alice.lists.add(bob.id, to: list.id)
      let shared = try await dave.post("1 shared")
      try await bob.post("2 by bob")
      try await carol.post("3 by carol")
      try await bob.post("4 to dave", on: shared)
      try await bob.post("5 to alice", on: try await alice.post("own"))
      _ = try await bob.can.postActions.share(shared.id)
      _ = try await alice.hashtags.follow("cats")
      try await dave.post("6 #cats")
      for limit in [1, 2, 20] {
        let read = try await everything(limit: limit) {
          try await alice.can.timelines.page(.list(list.id), $0)
        }
        #expect(read.map(\.post.text) == ["1 shared", "5 to alice", "2 by bob"])
        #expect(read.map { $0.sharedBy?.handle } == ["bob", nil, nil])
      }
      let timeline = alice.can.timeline
      let newest = try #require(try await timeline.page(of: .list(list.id), PageRequest()).newer)
      try await alice.positions.setPosition(newest, in: .list(list.id))
      #expect(try await alice.positions.position(in: .list(list.id)) == newest)
      let news = try alice.news(of: .list(list.id))
      #expect(await nextSignal(news) == .lagged)
      try await carol.post("7 not in the list")
      try await bob.post("8 new")
      #expect(await nextSignal(news) == .changed)
      let above = try await timeline.page(of: .list(list.id), PageRequest(.justAbove(newest)))
      #expect(above.texts == ["8 new"])
      try await alice.lists.delete(list.id)
      await #expect(throws: AppError.notFound) {
        try await timeline.page(of: .list(list.id), PageRequest())
      }
    }
  }

  @Test(
    "show the comments that their owner chose, of earlier posts, too", arguments: BackendKind.available)
  func comments(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave", "eve"])
      let (alice, bob, carol, dave, eve) = (people[0], people[1], people[2], people[3], people[4])
      try await alice.follow(bob, carol, dave)
      let lists = try alice.lists
      let list = try await lists.create("List")
      #expect(list.settings == ListSettings(comments: .onMembers, isExclusive: false))
      for person in [bob, carol] { _ = try await lists.add(person.id, to: list.id) }
      let own = try await bob.post("post")
      try await bob.post("to himself", on: own)
      try await bob.post("to alice", on: try await alice.post("hers"))
      try await bob.post("to carol", on: try await carol.post("hers, too"))
      try await bob.post("to dave", on: try await dave.post("his"))
      let shared = try await eve.post("to bob", on: own)
      _ = try await carol.can.postActions.share(shared.id)
      try await bob.post("to eve", on: try await eve.post("unread"))
      let usual = ["to bob", "hers, too", "to alice", "to himself", "post"]
      let seen: [ListComments: [String]] = [
        .onFollowed: ["to bob", "to dave", "to carol"] + usual.dropFirst(),
        .onMembers: ["to bob", "to carol"] + usual.dropFirst(), .onNoOneElse: usual,
      ]
      for comments in [ListComments.onMembers, .onNoOneElse, .onFollowed] {
        let changed = try await lists.change(list.id, ListChange(comments: comments))
        #expect(changed.settings == ListSettings(comments: comments) && changed.title == "List")
        #expect(try await lists.list(list.id).settings == changed.settings)
        for limit in [1, 20] {
          let read = try await everything(limit: limit) {
            try await alice.can.timelines.page(.list(list.id), $0)
          }
          #expect(read.map(\.post.text) == seen[comments], "\(comments), \(limit)")
        }
      }
    }
  }

  @Test("keep their people out of home where their owner says so", arguments: BackendKind.available)
  func exclusive(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let (alice, bob, carol, dave) = (people[0], people[1], people[2], people[3])
      try await alice.follow(bob, carol)
      let lists = try alice.lists
      let apart = try await lists.create("Apart", ListSettings(isExclusive: true))
      _ = try await lists.add(bob.id, to: try await lists.create("Other").id)
      _ = try await lists.add(bob.id, to: apart.id)
      _ = try await alice.hashtags.follow("cats")
      let shared = try await dave.post("1 shared")
      try await bob.post("2 by bob")
      _ = try await bob.can.postActions.share(shared.id)
      try await carol.post("3 by carol")
      try await bob.post("4 #cats")
      try await carol.post("5 to bob", on: try await bob.post("6 asks"))
      func home(_ reader: Person) async throws -> [String] {
        for limit in [1, 2] {
          let pages = try await everything(limit: limit) { try await reader.can.timelines.page(.home, $0) }
          let whole = try await everything(limit: 20) { try await reader.can.timelines.page(.home, $0) }
          // A shared post stands once on each page.
          #expect(Set(pages.map(\.post.text)) == Set(whole.map(\.post.text)))
        }
        return try await reader.can.timelines.page(.home, PageRequest()).texts
      }
      #expect(try await home(alice) == ["5 to bob", "4 #cats", "3 by carol"])
      #expect(
        try await everything(limit: 2) { try await alice.can.timelines.page(.list(apart.id), $0) }
          .map(\.post.text) == ["6 asks", "4 #cats", "1 shared", "2 by bob"])
      // Another reader of the same people has them.
      try await dave.follow(bob)
      #expect(try await home(dave).contains("2 by bob"))
      let news = try alice.news(of: .home)
      #expect(await nextSignal(news) == .lagged)
      #expect(try await lists.change(apart.id, ListChange(isExclusive: false)).settings == ListSettings())
      #expect(await nextSignal(news) == .changed)
      let all = ["5 to bob", "6 asks", "4 #cats", "3 by carol", "1 shared", "2 by bob"]
      #expect(try await home(alice) == all)
      _ = try await lists.change(apart.id, ListChange(isExclusive: true))
      #expect(try await home(alice).count == 3)
      _ = try await lists.remove(bob.id, from: apart.id)
      #expect(try await home(alice) == all)
      _ = try await lists.add(bob.id, to: apart.id)
      try await lists.delete(apart.id)
      #expect(try await home(alice) == all)
    }
  }
}
