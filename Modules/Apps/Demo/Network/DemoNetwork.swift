public import AppValues
public import Entities

/// The size of a demo network, and the seed that chooses it.
public struct DemoSize: Hashable, Sendable, Codable {
  /// The sizes that look like a network and are made while someone waits.
  public static let peopleLimits = 2...200
  /// The limits for posts and comments together.
  public static let postLimits = 1...10_000

  public let people: Int
  /// Posts and comments together.
  public let posts: Int
  /// The same seed makes the same network.
  public let seed: UInt64

  /// A size. Numbers outside their limits are clamped.
  public init(people: Int = 40, posts: Int = 600, seed: UInt64 = 1) {
    self.people = min(max(people, Self.peopleLimits.lowerBound), Self.peopleLimits.upperBound)
    self.posts = min(max(posts, Self.postLimits.lowerBound), Self.postLimits.upperBound)
    self.seed = seed
  }
}

/// People who don't exist, and everything they did in the last weeks, in order.
public struct DemoNetwork: Hashable, Sendable {
  public let people: [DemoPerson]
  public let events: [DemoEvent]
  /// The people to look around as, one for each language, as indices among the people.
  let guides: [Int]

  /// The network of a size at an instant. Only dates and the season depend on the instant.
  public init(_ size: DemoSize, at now: Timestamp) {
    var generator = DemoGenerator(size, at: now)
    self = generator.network()
  }

  init(people: [DemoPerson], events: [DemoEvent], guides: [Int]) {
    self.people = people
    self.events = events
    self.guides = guides
  }

  /// The posts, by number.
  public var posts: [DemoPost] {
    events.compactMap { if case .writes(let post) = $0.activity { post } else { nil } }
  }
}

/// A person who doesn't exist.
public struct DemoPerson: Hashable, Sendable {
  public let handle: String
  public let name: String
  public let bio: String
  public let language: DemoLanguage
  public let home: DemoHome
  let topics: [DemoTopic]

  /// An address that no email ever reaches: the top-level domain is reserved for examples.
  public var email: String { "\(handle)@demo.example" }
}

/// An action of a person.
public struct DemoEvent: Hashable, Sendable {
  public let at: Timestamp
  /// The person, as an index among the people.
  public let person: Int
  /// The action.
  public let activity: Activity

  /// The kinds of actions.
  public enum Activity: Hashable, Sendable {
    case joins
    /// A person, by index.
    case follows(Int)
    case writes(DemoPost)
    /// A post, by number, and its new contents.
    case edits(Int, text: String)
    case likes(Int)
    case shares(Int)
    /// A post with a poll, by number, and the option that's chosen, counted from 0.
    case votes(Int, option: Int)
  }
}

/// A post or comment.
public struct DemoPost: Hashable, Sendable {
  /// From 0, in the order of writing.
  public internal(set) var number: Int
  public internal(set) var text: String
  /// The number of the post it replies to.
  public internal(set) var replyTo: Int?
  public let visibility: PostVisibility
  public let warning: String?
  public let language: DemoLanguage
  public let place: Place?
  public let pictures: [DemoPicture]
  /// What people can vote on.
  public internal(set) var poll: PollQuestion?
}
