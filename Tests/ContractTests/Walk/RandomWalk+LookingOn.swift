import AppValues
import Entities
import SocialBackend
import SocialConnectTesting
import Timeline

extension RandomWalk {
  /// How many read while something is done.
  private static let onlookers = 2

  /// Has some people, through whatever door, read a list again and again until they are compared.
  mutating func lookOn() -> [Onlooker] {
    (0..<Self.onlookers).map { _ in
      let (door, person, choice) = (pick(doors.indices), pick(people.indices), pick(0..<4))
      let list: WatchedTimeline = [.home, .everyone, .everyone, .posts(of: person)][choice]
      let isStranger = choice == 2
      return Onlooker(
        viewer: isStranger ? nil : pick(people.indices), list, id: devices[person][0].id,
        isServed: doors[door].isServed,
        reading: { isStranger ? doors[door].stranger : devices[$0 ?? 0][door].can })
    }
  }

  /// Compares what each of them has seen with what was there before, and what is there since: never a mixture, and
  /// never again what was there before.
  func compare(_ onlookers: [Onlooker], before: Oracle) async throws {
    for onlooker in onlookers {
      let (earlier, present) = (onlooker.expected(before), onlooker.expected(oracle))
      var isPresent = false
      for seen in try await onlooker.stop() {
        if !isPresent, seen == earlier { continue }
        isPresent = true
        try compare("\(onlooker.list) for \(onlooker.viewer as Any), while it was done", seen, present)
      }
    }
  }
}

/// A timeline that is read while something is done.
enum WatchedTimeline {
  case home, everyone
  case posts(of: Int)
}

/// Someone who reads the first page of a timeline again and again.
struct Onlooker: Sendable {
  private static let limit = 40

  /// Nil for a stranger.
  let viewer: Int?
  let list: WatchedTimeline
  private let isServed: Bool
  private let isDone = LockedValue(false)
  private let reading: Task<[[SeenPost]], any Error>

  /// - Parameters:
  ///   - id: Of the person whose posts are read, if they are.
  ///   - isServed: Whether it is read with an app.
  ///   - repositories: What the viewer has.
  init(
    viewer: Int?, _ list: WatchedTimeline, id: ID<User>, isServed: Bool,
    reading repositories: (Int?) -> Repositories
  ) {
    (self.viewer, self.list, self.isServed) = (viewer, list, isServed)
    let kind: TimelineKind =
      switch list {
      case .home: .home
      case .everyone: .everyone
      case .posts: .user(id)
      }
    let (timelines, isDone) = (repositories(viewer).timelines, isDone)
    reading = Task {
      var seen: [[SeenPost]] = []
      repeat {
        let page = try await timelines.page(kind, PageRequest(limit: Self.limit))
        seen.append(page.items.map(SeenPost.init))
        try await Task.sleep(for: .milliseconds(1))
      } while !isDone.value
      return seen
    }
  }

  /// All that was seen, in its order.
  func stop() async throws -> [[SeenPost]] {
    isDone.change { $0 = true }
    return try await reading.value
  }

  func expected(_ oracle: Oracle) -> [SeenPost] {
    var oracle = oracle
    oracle.isServed = isServed
    let all =
      switch list {
      case .home: viewer.map { oracle.home($0, limit: Self.limit) } ?? []
      case .everyone: oracle.everyone(viewer)
      case .posts(let person): oracle.timeline(of: person, .all, for: viewer)
      }
    let page = Array(all.prefix(Self.limit))
    // Each post appears once a page, the first way it arrived.
    return page.indices.filter { index in !page[(index + 1)...].contains { $0.id == page[index].id } }
      .map { page[$0] }
  }
}
