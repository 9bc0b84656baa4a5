import AppValues
import Entities
import Foundation
import Post
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalBackend
import SocialMediaStorage
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
    let bare = try Bare(
      together: BareHome(store.openBare()), each: BareHome(store.openBare(), marks: .each))
    let deepCursors = try DeepCursors(store.openBare())
    var readings: [Reading] = []
    for kind in ViewerKind.allCases {
      for viewer in people.viewers(kind) {
        let deep = try deepCursors.position(people.id(viewer))
        readings += [(.first, false), (deep, true)].map { position, isDeep in
          Reading(
            timeline: visitors.repositories(viewer).timeline, viewer: people.id(viewer), kind: kind,
            isDeep: isDeep, request: PageRequest(position, limit: Self.pageLength))
        }
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
          naiveTime: some.flatMap(\.naiveTimes).median, foundTime: some.flatMap(\.foundTimes).median,
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
  /// The same for the bare rows.
  let bareTime: Double
  /// The same for the bare rows, what the viewer did to each post by a query of its own.
  let naiveTime: Double
  /// The same for a page found by one bare statement.
  let foundTime: Double
  /// The most that a page took.
  let statements: Double

  /// To reading what is known already, and to finding and reading it by one statement.
  var ratio: Double { time / bareTime }
  var foundRatio: Double { time / foundTime }
}

/// Finds where the hundredth page begins, or else the last there is, without reading all before it.
private struct DeepCursors {
  private let statement: any BareStatement

  init(_ connection: any BareConnection) throws {
    statement = try connection.prepare(
      """
      WITH followed (id) AS (SELECT followee_id FROM follow WHERE follower_id = $1)
      SELECT i.id FROM item i WHERE (i.actor_id = $1 OR i.actor_id IN (SELECT id FROM followed))
        AND (i.reply_to_author_id IS NULL OR i.reply_to_author_id = $1 OR i.actor_id = $1
          OR i.reply_to_author_id IN (SELECT id FROM followed))
      ORDER BY i.id DESC LIMIT $2
      """)
  }

  func position(_ viewer: Int64) throws -> PageRequest.Position {
    let above = (HomeBenchmark.deepPage - 1) * HomeBenchmark.pageLength
    let ids = try statement.rows([.integer(viewer), .integer(Int64(above))]) { $0.integer(0) }
    let last = ids.count < above ? ids.count - HomeBenchmark.pageLength - 1 : ids.count - 1
    return ids.indices.contains(last) ? .before(Cursor(String(ids[last]))) : .first
  }
}

/// Everybody's way to the network.
struct Visitors {
  let backend: LocalBackend
  let people: People

  init(database: any SQLDatabase, people: People, media: MediaStore? = nil) {
    backend = LocalBackend(database: database, passwords: PasswordHasher(), media: media)
    self.people = people
  }

  func repositories(_ number: Int) -> Repositories {
    let id = people.id(number)
    return backend.repositories(
      for: .signedIn(
        Session(
          id: ID(String(id + 1)), user: ID(String(id)), handle: people.handle(number),
          name: people.name(number), token: Secret(people.token(number)))))
  }

  /// Has one of the busy people write something.
  func publish(_ random: inout SeededRandom) async throws {
    let writer = People.writers.randomElement(using: &random) ?? 0
    _ = try await repositories(writer).postWriting.orUnsupported().publish(
      NewPost(PostContent("Something new from number \(writer) while everybody reads")),
      key: PublishKey(UUID().uuidString))
  }
}

/// The plain limit, and the naive way.
private struct Bare {
  let together: BareHome
  let each: BareHome
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
  private(set) var naiveTimes: [Double] = []
  private(set) var foundTimes: [Double] = []
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
  mutating func warmUp(_ bare: Bare) async throws {
    let page = try await timeline.page(of: .home, request)
    ids = page.items.compactMap { Int64($0.id.rawValue) }
    for home in [bare.together, bare.each] {
      let same = try home.page(ids, viewer: viewer)
      guard same == page.items else { throw Difference(found: same, expected: page.items) }
    }
    // A post that several have shared stands there once for each.
    let found = try bare.together.page(below: bound, viewer: viewer)
    guard page.items.allSatisfy(found.contains) else { throw Difference(found: found, expected: page.items) }
  }

  mutating func read(_ database: any SQLDatabase, _ bare: Bare, isBareFirst: Bool) async throws {
    if isBareFirst { try readBare(bare) }
    let before = database.statementCount
    let (page, time) = try await timed { try await timeline.page(of: .home, request) }
    statements.append(database.statementCount - before)
    times.append(time)
    ids = page.items.compactMap { Int64($0.id.rawValue) }
    if !isBareFirst { try readBare(bare) }
  }

  private mutating func readBare(_ bare: Bare) throws {
    bareTimes.append(try time(bare.together))
    naiveTimes.append(try time(bare.each))
    foundTimes.append(try time { try bare.together.page(below: bound, viewer: viewer) })
  }

  private func time(_ home: BareHome) throws -> Double {
    try time { try home.page(ids, viewer: viewer) }
  }

  private func time(_ read: () throws -> [TimelineItem]) throws -> Double {
    let start = ContinuousClock.now
    let items = try read()
    let time = (ContinuousClock.now - start).inSeconds
    guard items.count >= ids.count else { throw Difference(found: items, expected: []) }
    return time
  }

  /// The id below which the page lies.
  private var bound: Int64 {
    if case .before(let cursor) = request.position { Int64(cursor.rawValue) ?? .max } else { .max }
  }
}

/// The bare statements gave something else than the program.
private struct Difference: Error, CustomStringConvertible {
  let found: [TimelineItem]
  let expected: [TimelineItem]

  var description: String { "found \(found.map(\.id)), expected \(expected.map(\.id))" }
}
