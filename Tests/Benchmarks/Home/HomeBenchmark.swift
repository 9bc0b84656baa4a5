import Backend
import Credentials
import Database
import Entities
import Foundation
import LocalBackend
import Post
import Timeline

/// Reads home pages, each beside the same rows by bare statements, with a tenth of writes in between.
struct HomeBenchmark {
  static let pageLength = 20
  /// The page that people hardly ever reach.
  static let deepPage = 100

  let people: People
  let rounds: Int

  func run(on store: Store) async throws -> [HomeResult] {
    let database = try await store.open()
    let visitors = Visitors(database: database, people: people)
    let bare = try BareHome(store.openBare())
    var readings: [Reading] = []
    for kind in ViewerKind.allCases {
      for viewer in people.viewers(kind) {
        readings += try await visitors.readings(of: viewer, kind)
      }
    }
    var random = SeededRandom(seed: 3)
    for number in readings.indices { try await readings[number].warmUp(bare) }
    for round in 0..<rounds {
      for (count, number) in readings.indices.shuffled(using: &random).enumerated() {
        if count % 9 == 0 { try await visitors.publish(&random) }
        try await readings[number].read(database, bare, isBareFirst: round.isMultiple(of: 2))
      }
    }
    await database.close()
    return results(readings, store)
  }

  private func results(_ readings: [Reading], _ store: Store) -> [HomeResult] {
    ViewerKind.allCases.flatMap { kind in
      [false, true].map { isDeep in
        let some = readings.filter { $0.kind == kind && $0.isDeep == isDeep }
        return HomeResult(
          store: store.kind, postCount: store.postCount, kind: kind, isDeep: isDeep,
          time: some.flatMap(\.times).median, bareTime: some.flatMap(\.bareTimes).median,
          statements: Double(some.flatMap(\.statements).max() ?? 0))
      }
    }
  }
}

/// What came of one kind of page.
struct HomeResult {
  let store: StoreKind
  let postCount: Int
  let kind: ViewerKind
  let isDeep: Bool
  /// The median, in seconds.
  let time: Double
  let bareTime: Double
  /// The most that a page took.
  let statements: Double

  var ratio: Double { time / bareTime }
}

/// Everybody's way to the network.
struct Visitors {
  let backend: LocalBackend
  let people: People

  init(database: any SQLDatabase, people: People) {
    backend = LocalBackend(database: database, passwords: PasswordHasher())
    self.people = people
  }

  func repositories(_ number: Int) -> Repositories {
    let id = people.id(number)
    return backend.repositories(
      for: .signedIn(
        Session(
          id: ID(String(id + 1)), user: ID(String(id)), handle: people.handle(number),
          name: people.name(number), token: people.token(number))))
  }

  /// The first page of a viewer's home, and the hundredth or else the last.
  fileprivate func readings(of viewer: Int, _ kind: ViewerKind) async throws -> [Reading] {
    let timeline = repositories(viewer).timeline
    let length = HomeBenchmark.pageLength
    // Four pages at a time; the last page to be passed ends where the deep one begins.
    var remaining = (HomeBenchmark.deepPage - 1) * length
    var position = PageRequest.Position.first
    while remaining > 0 {
      let limit = min(remaining, PageRequest.limits.upperBound)
      let page = try await timeline.page(of: .home, PageRequest(position, limit: limit))
      guard let older = page.older else { break }
      position = .before(older)
      remaining -= limit
    }
    let deep = PageRequest(position, limit: length)
    return [(PageRequest(limit: length), false), (deep, true)].map { request, isDeep in
      Reading(
        timeline: timeline, viewer: people.id(viewer), kind: kind, isDeep: isDeep, request: request)
    }
  }

  /// Has one of the busy people write something.
  func publish(_ random: inout SeededRandom) async throws {
    let writer = People.writers.randomElement(using: &random) ?? 0
    _ = try await repositories(writer).post.publish(
      NewPost(text: "Something new from number \(writer) while everybody reads"),
      key: PublishKey(UUID().uuidString))
  }
}

/// One page, read again and again.
private struct Reading {
  let timeline: any TimelineRepository
  let viewer: Int64
  let kind: ViewerKind
  let isDeep: Bool
  let request: PageRequest
  private(set) var times: [Double] = []
  private(set) var bareTimes: [Double] = []
  private(set) var statements: [Int] = []
  private var ids: [Int64] = []

  init(
    timeline: any TimelineRepository, viewer: Int64, kind: ViewerKind, isDeep: Bool, request: PageRequest
  ) {
    self.timeline = timeline
    self.viewer = viewer
    self.kind = kind
    self.isDeep = isDeep
    self.request = request
  }

  /// Learns the ids, and makes sure that both ways give the same.
  mutating func warmUp(_ bare: BareHome) async throws {
    let page = try await timeline.page(of: .home, request)
    ids = page.items.compactMap { Int64($0.id.rawValue) }
    let same = try bare.page(ids, viewer: viewer)
    guard same == page.items else { throw Difference(found: same, expected: page.items) }
  }

  mutating func read(_ database: any SQLDatabase, _ bare: BareHome, isBareFirst: Bool) async throws {
    if isBareFirst { try readBare(bare) }
    let before = database.statementCount
    let (page, time) = try await timed { try await timeline.page(of: .home, request) }
    statements.append(database.statementCount - before)
    times.append(time)
    ids = page.items.compactMap { Int64($0.id.rawValue) }
    if !isBareFirst { try readBare(bare) }
  }

  private mutating func readBare(_ bare: BareHome) throws {
    let start = ContinuousClock.now
    let items = try bare.page(ids, viewer: viewer)
    bareTimes.append((ContinuousClock.now - start).inSeconds)
    guard items.count == ids.count else { throw Difference(found: items, expected: []) }
  }
}

/// The bare statements gave something else than the program.
private struct Difference: Error {
  let found: [TimelineItem]
  let expected: [TimelineItem]
}
