import AppValues
import Entities
import SocialBackend
import SocialLocalBackend
import SocialTestSupport

/// People doing things at random, and the oracle following them.
///
/// They do it through several doors, in turns: nodes, which have the database together and learn from it alone what the
/// others do, and a server; and now and then by a command, which begins with nothing that it knows.
struct RandomWalk {
  let world: World
  let doors: [WalkDoor]
  /// Each person as they are signed in behind every door.
  let devices: [[Person]]
  /// Through which door the present thing is done; nil for a command.
  private var door: Int?
  var oracle = Oracle()
  /// How many things have been done.
  private(set) var steps = 0
  private var activity = "nothing yet"
  private let seed: UInt64
  private var random: SeededGenerator

  /// - Parameter doors: Those beside the one of the world's own program.
  init(in world: World, doors: [WalkDoor], people: Int, seed: UInt64) async throws {
    (self.world, self.doors) = (world, [WalkDoor(world)] + doors)
    var devices: [[Person]] = []
    for person in try await world.join((0..<people).map(Oracle.handle)) {
      var own = [person]
      for door in doors { own.append(try await door.enter(person)) }
      devices.append(own)
    }
    self.devices = devices
    self.seed = seed
    random = SeededGenerator(seed: seed)
    oracle.ids = devices.map { $0[0].id }
    try await makeLists()
  }

  /// The people, as they act at present.
  var people: [Person] {
    devices.map { own in
      guard let door else {
        let session = own[0].session
        return Person(session: session, can: world.program().repositories(for: .signedIn(session)))
      }
      return own[door]
    }
  }

  /// Someone who looks around at present.
  var stranger: Repositories {
    door.map { doors[$0].stranger } ?? world.program().repositories(for: .anonymous)
  }

  /// Goes to another door, or to none.
  mutating func move() {
    let next = pick(0..<doors.count + 1)
    door = next < doors.count ? next : nil
    oracle.isServed = isServed
  }

  /// Whether people have an app at present.
  var isServed: Bool { door.map { doors[$0].isServed } ?? false }

  /// Does one thing while others read, and expects the answer that the oracle gives; then lets some time go by.
  mutating func step() async throws {
    steps += 1
    move()
    oracle.now = world.clock.clock.now()
    let (actor, before, onlookers) = (pick(people.indices), oracle, lookOn())
    switch pick(0..<100) {
    case ..<30: try await write(actor)
    case ..<48: try await mark(actor)
    case ..<72: try await relate(actor)
    case ..<76: try await choose(actor)
    case ..<81: try await attend(actor)
    case ..<86: try await filter(actor)
    case ..<91: try await schedule(actor)
    case ..<96: try await announce(actor)
    default: try await converse(actor)
    }
    try await compare(onlookers, before: before)
    try await wait(seconds: Int64(pick(0..<6) == 0 ? pick(100..<700) : pick(0..<3)))
  }

  /// A number that the walk chooses.
  mutating func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Does something that must go well or meet an error, as the oracle says.
  mutating func act(
    _ activity: String, expecting error: AppError?, _ body: () async throws -> Void
  ) async throws {
    self.activity = activity
    var (met, error) = (nil as AppError?, error)
    do {
      try await body()
    } catch let error as AppError {
      met = error
    }
    if isServed { (met, error) = (met.map(ServedRefusal.seen), error.map(ServedRefusal.seen)) }
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
