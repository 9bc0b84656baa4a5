import AppValues
import Authentication
import Entities
import Filters
import Hashtags
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing
import Timeline

/// What is read for many listeners at once is what each of them would read alone.
@Suite("What arrives at homes")
struct HomeArrivalContract {
  @Test("is the same for many at once as for each alone", arguments: BackendKind.all)
  func walk(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      var walk = try await RandomWalk(in: world, doors: [], people: 12, seed: 20_261_129)
      var compared = 0
      for _ in Effort.rounds(25, full: 500) {
        for _ in 0..<6 { try await walk.step() }
        let cursor = Int64(walk.pick(0..<3))
        compared += try await compare(walk.devices.map { $0[0] }, in: world, back: cursor * 12)
      }
      // All but those who have filters or follow hashtags by then.
      #expect(compared > 100)
    }
  }

  @Test("is refused to a listener whose session has ended, and to no one else", arguments: BackendKind.all)
  func ended(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["author", "alice", "bob"])
      for person in people[1...] { try await person.follow(people[0]) }
      let again = try await world.again(people[1])
      try await again.can.authentication.sessions.signOut(again.session)
      let post = try await people[0].post("news")
      let arrivals = world.backend.homeArrivals
      let requests = (people + [again]).map {
        (listener: arrivals.listener(for: $0.session), above: Int64(0))
      }
      let list = try await arrivals.arrivals(for: requests, knowing: Known(isAll: false))
      #expect(list.portions.map { $0?.count } == [1, 1, 1, nil])
      #expect(Set(list.items.map(\.pageKey)) == [Int64(post.id.rawValue)])
      let alone = again.can.timeline
      await #expect(throws: AppError.unauthenticated) {
        try await alone.page(of: .home, PageRequest(.justAbove(Cursor("1"))))
      }
    }
  }

  @Test(
    "is read alone by those who have filters, follow hashtags or lag behind", arguments: BackendKind.available
  )
  func special(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["author", "alice", "bob", "carol"])
      for person in people[1...] { try await person.follow(people[0]) }
      _ = try await people[1].hashtags.follow("cats")
      _ = try await people[2].filters.create(line: "nothing")
      let first = try await people[0].post("first")
      let arrivals = world.backend.homeArrivals
      func found(above number: Int64) async throws -> [Int?] {
        let requests = people.map { (listener: arrivals.listener(for: $0.session), above: number) }
        return try await arrivals.arrivals(for: requests, knowing: Known(isAll: true)).portions.map {
          $0?.count
        }
      }
      #expect(try await found(above: 0) == [1, nil, nil, 1])
      for number in 0..<80 { try await people[0].post("\(number)") }
      #expect(try await found(above: 0) == [nil, nil, nil, nil])
      #expect(try await found(above: Int64(first.id.rawValue) ?? 0) == [80, nil, nil, 80])
    }
  }

  @Test("is above what was there when a listener is told of it", arguments: BackendKind.available)
  func notes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["author", "alice", "other"])
      let (author, alice) = (people[0], people[1])
      try await alice.follow(author)
      let arrivals = world.backend.homeArrivals
      let listener = arrivals.listener(for: alice.session)
      let (signals, heard) = AsyncStream<LiveSignal>.makeStream()
      let listening = arrivals.listen(listener) { if let signal = $0 { heard.yield(signal) } }
      defer { listening.end() }
      #expect(await nextSignal(signals) == .lagged)
      #expect(listener.take() == .min)
      #expect(listener.take() == nil)
      // Where this is heard of, the next change is told of by itself.
      let others = try people[2].news(of: .everyone)
      #expect(await nextSignal(others) == .lagged)
      let before = try await people[2].post("isn't for alice")
      #expect(await nextSignal(others) == .changed)
      world.clock.advance(seconds: 1)
      let post = try await author.post("is for alice")
      #expect(await nextSignal(signals) == .changed)
      let above = try #require(listener.take())
      #expect(above >= Int64(before.id.rawValue) ?? 0 && above < Int64(post.id.rawValue) ?? 0)
      // What someone wrote before comes with them.
      try await alice.follow(people[2])
      #expect(await nextSignal(signals) == .changed)
      #expect(listener.take() == .min)
    }
  }

  /// Compares what is read for all people at once with what each reads alone. Returns for how many it was read.
  ///
  /// - Parameter count: How many of the newest items are read; 0 for all of them.
  private func compare(_ people: [Person], in world: World, back count: Int64) async throws -> Int {
    let start = try await world.database.read { connection throws(AppError) in
      let newest = try connection.rows("SELECT id FROM item ORDER BY id DESC LIMIT 80") {
        row throws(AppError) in
        row.integer(0)
      }
      return count > 0 && newest.count > Int(count) ? newest[Int(count)] : newest.last.map { $0 - 1 } ?? 0
    }
    let arrivals = world.backend.homeArrivals
    let requests = people.map { (listener: arrivals.listener(for: $0.session), above: start) }
    var found = 0
    for isAll in [true, false] {
      let known = Known(isAll: isAll)
      let shared = try await arrivals.arrivals(for: requests, knowing: known)
      for (person, portion) in zip(people, shared.portions) {
        guard let portion else { continue }
        found += 1
        let alone = try await #require(world.backend.repositories(for: .signedIn(person.session)).shownPosts)
          .page(
            of: .home, PageRequest(.justAbove(Cursor("\(start)")), limit: PageRequest.limits.upperBound),
            knowing: known)
        let together = portion.map { shared.items[$0.index].text }
        #expect(together == alone.content.items.reversed().map(\.text), "\(person.session.handle)")
        #expect(alone.content.newer == portion.last.map { Cursor("\($0.item)") })
        let known = Set(shared.people.map(\.id))
        #expect(known.isSuperset(of: alone.people.map(\.id)))
      }
    }
    return found
  }
}

/// Knows everything, or nothing.
private struct Known: KnownItems {
  let isAll: Bool

  func includes(_ item: ItemOutline) -> Bool { isAll }
  func includes(_ person: ItemOutline.Person) -> Bool { isAll }
}

extension ShownItem {
  /// What everyone is shown of it, and what is the viewer's own.
  fileprivate var text: String {
    switch content {
    case .known(let outline): "\(pageKey) \(outline)"
    case .read(let item, let outline):
      "\(pageKey) \(item.id) \(item.post.content.text) \(outline.map { "\($0)" } ?? "-")"
    }
  }
}
