public import AppValues
public import Entities

/// How large a network is to be, and which of all that there could be.
public struct DemoSize: Hashable, Sendable, Codable {
  /// The sizes that look like a network and are made while somebody waits.
  public static let peopleLimits = 2...200
  /// The same for posts and comments together.
  public static let postLimits = 1...10_000

  public let people: Int
  /// Posts and comments together.
  public let posts: Int
  /// The same seed makes the same network.
  public let seed: UInt64

  /// A size; numbers outside their limits are brought into them.
  public init(people: Int = 40, posts: Int = 600, seed: UInt64 = 1) {
    self.people = min(max(people, Self.peopleLimits.lowerBound), Self.peopleLimits.upperBound)
    self.posts = min(max(posts, Self.postLimits.lowerBound), Self.postLimits.upperBound)
    self.seed = seed
  }
}

/// People who do not exist and all that they did in the last weeks, in the order in which it happened.
public struct DemoNetwork: Hashable, Sendable {
  public let people: [DemoPerson]
  public let events: [DemoEvent]

  /// The network of a size, as it would stand at an instant: the same but for the dates and the season.
  public init(_ size: DemoSize, at now: Timestamp) {
    var generator = DemoGenerator(size, at: now)
    self = generator.network()
  }

  init(people: [DemoPerson], events: [DemoEvent]) {
    self.people = people
    self.events = events
  }

  /// What was written, by number.
  public var posts: [DemoPost] {
    events.compactMap { if case .writes(let post) = $0.activity { post } else { nil } }
  }
}

/// Somebody who does not exist.
public struct DemoPerson: Hashable, Sendable {
  public let handle: String
  public let name: String
  public let bio: String
  public let language: DemoLanguage
  public let home: DemoHome
  let topics: [DemoTopic]

  /// An address that no mail ever reaches: the top level domain is reserved for examples.
  public var email: String { "\(handle)@demo.example" }
}

/// Something that somebody did.
public struct DemoEvent: Hashable, Sendable {
  public let at: Timestamp
  /// Who, as an index among the people.
  public let person: Int
  /// What they did.
  public let activity: Activity

  /// What can be done.
  public enum Activity: Hashable, Sendable {
    case joins
    /// A person, by index.
    case follows(Int)
    case writes(DemoPost)
    /// A post, by number, and what it says then.
    case edits(Int, text: String)
    case likes(Int)
    case shares(Int)
  }
}

/// Something that somebody wrote.
public struct DemoPost: Hashable, Sendable {
  /// From 0, in the order of writing.
  public internal(set) var number: Int
  public internal(set) var text: String
  /// The number of the post that it answers.
  public internal(set) var replyTo: Int?
  public let visibility: PostVisibility
  public let warning: String?
  public let language: DemoLanguage
  public let place: Place?
  public let pictures: [DemoPicture]
}
