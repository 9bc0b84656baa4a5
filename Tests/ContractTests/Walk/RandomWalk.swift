import AppValues
import Notifications
import SocialBackend
import SocialTestSupport

/// People doing things at random, and the oracle following them.
struct RandomWalk {
  let world: World
  let people: [Person]
  /// Each person as they are signed in on several machines.
  let devices: [[Person]]
  var oracle = Oracle()
  /// How many things have been done.
  private(set) var steps = 0
  private var activity = "nothing yet"
  private let seed: UInt64
  private var random: SeededGenerator

  init(_ world: World, people: Int, seed: UInt64) async throws {
    self.world = world
    self.people = try await world.join((0..<people).map(Oracle.handle))
    var devices: [[Person]] = []
    for person in self.people { devices.append([person, try await world.again(person)]) }
    self.devices = devices
    self.seed = seed
    random = SeededGenerator(seed: seed)
    try await makeLists()
  }

  /// Does one thing, and expects the answer that the oracle gives; then lets some time go by.
  mutating func step() async throws {
    steps += 1
    oracle.now = world.clock.clock.now()
    let actor = pick(people.indices)
    switch pick(0..<100) {
    case ..<34: try await write(actor)
    case ..<58: try await mark(actor)
    case ..<88: try await relate(actor)
    case ..<94: try await choose(actor)
    default: try await attend(actor)
    }
    world.clock.advance(seconds: Int64(pick(0..<3)))
    oracle.now = world.clock.clock.now()
  }

  /// A number that the walk chooses.
  mutating func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Does something that must go well or meet an error, as the oracle says.
  mutating func act(
    _ activity: String, expecting error: AppError?, _ body: () async throws -> Void
  ) async throws {
    self.activity = activity
    var met: AppError?
    do {
      try await body()
    } catch let error as AppError {
      met = error
    }
    try compare("what came of it", met, error)
  }

  /// Throws `Divergence` where what is seen is not what is expected.
  func compare<Value: Equatable>(_ path: String, _ seen: Value, _ expected: Value) throws {
    if seen == expected { return }
    throw Divergence(
      seed: seed, step: steps, activity: activity, path: path, seen: "\(seen)", expected: "\(expected)")
  }

  /// The same for a list, telling only where the two part; nil is a list that is not to be seen.
  func compare<Element: Equatable>(_ path: String, _ seen: [Element]?, _ expected: [Element]?) throws {
    if seen == expected { return }
    let place = zip(seen ?? [], expected ?? []).prefix { $0 == $1 }.count
    let tell = { (list: [Element]?) in
      guard let list else { return "not to be seen" }
      return place < list.count ? "\(list[place])" : "at its end"
    }
    throw Divergence(
      seed: seed, step: steps, activity: activity, path: "number \(place + 1) of \(path)", seen: tell(seen),
      expected: tell(expected))
  }
}
