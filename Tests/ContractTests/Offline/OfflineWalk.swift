import AppValues
import Entities
import Post
import Profile
import SocialBackend
import SocialTestSupport
import Timeline

/// One person who writes on two devices at random, with networks that fail at random, and the oracle following them.
struct OfflineWalk {
  /// Whom the person follows and unfollows, each on one device.
  static let people = ["ken", "bob"]

  let world: World
  let person: Person
  let devices: [OfflineDevice]
  private(set) var can: [Repositories]
  var oracle = OfflineOracle()
  /// By which ids each device knows the posts.
  var known: [[Int: ID<Post>]] = [[:], [:]]
  private var others: [ID<User>] = []
  private(set) var steps = 0
  var lastPhoto = 0
  var activity = "nothing yet"
  private let seed: UInt64
  private var random: SeededGenerator

  init(_ world: World, _ person: Person, on devices: [OfflineDevice], seed: UInt64) async throws {
    (self.world, self.person, self.devices, self.seed) = (world, person, devices, seed)
    random = SeededGenerator(seed: seed)
    can = devices.map { $0.started() }
    for handle in Self.people {
      for can in self.can { _ = try await can.profile.user(handle: handle) }
      others.append(try await can[0].profile.user(handle: handle).id)
    }
  }

  /// Does one thing on one of the devices, then lets some time go by.
  mutating func step() async throws {
    steps += 1
    let device = pick(0..<2)
    devices[device].network.become([.good, .bad, .bad, .cut][pick(0..<4)])
    switch pick(0..<20) {
    case ..<5: try await write(on: device, commentOn: nil)
    case ..<8: try await comment(on: device)
    case ..<11: try await mark(on: device)
    case ..<13: try await edit(on: device)
    case 13: try await delete(on: device)
    case 14: try await follow(on: device)
    case ..<17: try await read(on: device)
    case ..<19: try await send(on: device)
    default: can[device] = devices[device].started()
    }
    world.clock.advance(seconds: Int64(pick(0..<6)))
  }

  /// A number that the walk chooses.
  mutating func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// A post that a device knows, and whose deletion it doesn't; nil if there's none.
  mutating func post(on device: Int, where matches: (OfflineOracle.Written) -> Bool = { _ in true }) -> Int? {
    known[device].keys.sorted().filter { number in
      let post = oracle.posts[number]
      return !(post.isDeleted && post.device == device) && matches(post)
    }.randomElement(using: &random)
  }

  mutating func follow(on device: Int) async throws {
    let (handle, isSet) = (Self.people[device], pick(0..<2) == 0)
    activity = "\(isSet ? "follow" : "unfollow") \(handle) on \(device)"
    let relations = can[device].relating
    _ = try await isSet ? relations.follow(others[device]) : relations.unfollow(others[device])
    oracle.following[handle] = isSet
  }

  /// Reads as far as the network lets it, and learns of the posts.
  mutating func read(on device: Int) async throws {
    activity = "read on \(device)"
    var posts: [Post] = []
    let (timelines, author) = (can[device].timeline, person.id)
    do {
      posts += try await timelines.page(of: .home, PageRequest()).items.map(\.post)
      posts += try await everything(limit: 20) { try await timelines.page(of: .user(author), $0) }.map(\.post)
    } catch let error as AppError where error.isOutOfReach {
      // What was read until then is known.
    }
    for post in posts {
      guard let number = OfflineOracle.number(of: post.text) else { continue }
      known[device][number] = post.id
    }
  }

  mutating func send(on device: Int) async throws {
    activity = "send on \(device)"
    world.clock.advance(seconds: Int64(pick(0..<60)))
    _ = try await can[device].outbox.orUnsupported().send()
  }

  /// Throws `Divergence` where what is seen isn't what is expected.
  func compare<Value: Equatable>(_ path: String, _ seen: Value, _ expected: Value) throws {
    if seen == expected { return }
    throw Divergence(
      seed: seed, step: steps, activity: activity, path: path, seen: "\(seen)", expected: "\(expected)")
  }
}
