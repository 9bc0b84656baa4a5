import AppValues
import Entities
import PostActions
import Profile
import SocialBackend
import Testing
import Timeline

@Suite("Timelines")
struct TimelineContract {
  @Test(
    "show in home what followed people write and share, each post once", arguments: BackendKind.everywhere)
  func home(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let (alice, bob, carol, dave) = (people[0], people[1], people[2], people[3])
      try await alice.follow(bob)
      let own = try await alice.post("own")
      let shared = try await carol.post("by carol")
      try await bob.post("by bob")
      try await bob.post("to carol", on: shared)
      try await bob.post("to alice", on: own)
      try await alice.post("alice to carol", on: shared)
      try await dave.post("by dave")
      #expect(
        try await alice.can.timelines.page(.home, PageRequest()).texts
          == ["alice to carol", "to alice", "by bob", "own"])
      _ = try await bob.can.postActions.share(shared.id)
      _ = try await bob.can.postActions.share(own.id)
      _ = try await dave.can.postActions.share(own.id)
      let page = try await alice.can.timelines.page(.home, PageRequest())
      #expect(page.texts == ["by carol", "alice to carol", "to alice", "by bob", "own"])
      #expect(page.items.map { $0.sharedBy?.handle } == ["bob", nil, nil, nil, nil])
      #expect(page.items[0].post.author.handle == "carol")
      #expect(page.older == nil)
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.timelines.page(.home, PageRequest())
      }
    }
  }

  @Test("show everybody's posts, and a person's posts and shares", arguments: BackendKind.everywhere)
  func others(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let first = try await alice.post("first")
      try await bob.post("to alice", on: first)
      try await alice.post("to myself", on: first)
      _ = try await bob.can.postActions.share(first.id)
      let timeline = world.stranger.timeline
      #expect(try await timeline.page(of: .everyone, PageRequest()).texts == ["to myself", "first"])
      let bobs = try await timeline.page(of: .user(bob.id), PageRequest())
      #expect(bobs.texts == ["first", "to alice"])
      #expect(bobs.items.map { $0.sharedBy?.handle } == ["bob", nil])
      #expect(bobs.items[0].id != ID(first.id.rawValue))
      await #expect(throws: AppError.notFound) {
        try await timeline.page(of: .user(ID("4")), PageRequest())
      }
    }
  }

  @Test("never skip or repeat while items arrive", arguments: BackendKind.everywhere)
  func paging(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      try await people[0].follow(people[1])
      for number in 0..<20 { try await people[1].post("\(number)") }
      for timeline in [TimelineKind.home, .everyone, .user(people[1].id)] {
        let before = try await people[0].can.timeline.page(of: timeline, PageRequest(limit: 80))
        var arriving = 0
        let read = try await everything { request in
          arriving += 1
          try await people[1].post("new \(timeline) \(arriving)")
          return try await people[0].can.timeline.page(of: timeline, request)
        }
        #expect(read.dropFirst().map(\.id) == before.items.map(\.id), "\(timeline)")
        try await expectClimb(timeline, from: before, of: people[0])
      }
    }
  }

  /// Reads upwards from a page until nothing is newer: what arrived, without a gap.
  private func expectClimb(
    _ kind: TimelineKind, from page: Page<TimelineItem>, of reader: Person
  ) async throws {
    var above: [TimelineItem] = []
    var cursor = try #require(page.newer)
    while true {
      let next = try await reader.can.timeline.page(of: kind, PageRequest(.justAbove(cursor), limit: 2))
      guard let newer = next.newer else { break }
      above = next.items + above
      cursor = newer
    }
    let all = try await everything { try await reader.can.timeline.page(of: kind, $0) }
    #expect(above + page.items == all, "\(kind)")
    let after = try await reader.can.timeline.page(
      of: kind, PageRequest(until: page.newer, limit: 3))
    #expect(after.items == Array(all.prefix(3)), "\(kind)")
  }

  @Test("keep the newest item seen", arguments: BackendKind.everywhere)
  func readingPosition(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      for number in 0..<3 { try await alice.post("\(number)") }
      let positions = try alice.positions
      let items = try await alice.can.timelines.page(.home, PageRequest()).items
      #expect(try await positions.position(in: .home) == nil)
      try await positions.setPosition(items[1].cursor, in: .home)
      try await positions.setPosition(items[2].cursor, in: .home)
      #expect(try await positions.position(in: .home) == items[1].cursor)
      try await positions.setPosition(items[0].cursor, in: .home)
      #expect(try await positions.position(in: .home) == items[0].cursor)
      #expect(try await positions.position(in: .everyone) == nil)
      #expect(try await positions.position(in: .user(alice.id)) == nil)
      #expect(try await world.stranger.readingPositions?.position(in: .everyone) == nil)
      await #expect(throws: AppError.invalid(.cursor, .malformed)) {
        try await positions.setPosition(Cursor("top"), in: .home)
      }
    }
  }

  @Test("read alike for those who follow few and many, busy and silent", arguments: BackendKind.available)
  func manyFollows(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let busy = try await world.join(["busy0", "busy1", "busy2"])
      let (reader, stranger) = (try await world.join("reader"), try await world.join("stranger"))
      let silent = try await world.join((0..<450).map { "silent\($0)" })
      try await reader.follow(busy[0], busy[1])
      for number in 0..<60 {
        try await busy[number % 3 == 0 ? 0 : 2].post("\(number)")
        if number < 2 { try await busy[1].post("early \(number)") }
      }
      let few = try await everything { try await reader.can.timelines.page(.home, $0) }
      #expect(few.count == 22)
      for person in silent { _ = try await reader.can.relating.follow(person.id) }
      for limit in [3, 7, 80] {
        let many = try await everything(limit: limit) {
          try await reader.can.timelines.page(.home, $0)
        }
        #expect(many == few)
      }
      for number in 0..<600 { try await stranger.post("noise \(number)") }
      #expect(try await everything { try await reader.can.timelines.page(.home, $0) } == few)
      #expect(
        try await reader.can.timeline.page(
          of: .home, PageRequest(.justAbove(few[10].cursor), limit: 4)
        ).items == Array(few[6..<10]))
    }
  }
}
