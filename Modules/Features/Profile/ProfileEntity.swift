public import AppValues
public import Entities
import Foundation

/// Which list of people.
public enum PeopleList: Hashable, Sendable {
  /// Those who follow a person.
  case followers(ID<User>)
  /// Those whom a person follows.
  case following(ID<User>)
  /// Those of a person's followers whom the viewer follows.
  case knownFollowers(ID<User>)
  /// Those who have asked to follow the viewer.
  case requests
  /// Those whom the viewer blocks.
  case blocked
  /// Those whom the viewer mutes at present.
  case muted
  /// A few people who wrote of late and whom the viewer does not follow, the most followed first.
  case suggested
  /// The new followers that one notification groups.
  case newFollowers(ID<Notice>)

  /// A list without whose it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case followers, following, knownFollowers, requests, blocked, muted, suggested, newFollowers
  }

  /// The list without whose it is.
  public var kind: Kind {
    switch self {
    case .followers: .followers
    case .following: .following
    case .knownFollowers: .knownFollowers
    case .requests: .requests
    case .blocked: .blocked
    case .muted: .muted
    case .suggested: .suggested
    case .newFollowers: .newFollowers
    }
  }

  /// The list's owner; nil for the viewer's private lists.
  public var owner: ID<User>? {
    switch self {
    case .followers(let id), .following(let id), .knownFollowers(let id): id
    case .requests, .blocked, .muted, .suggested, .newFollowers: nil
    }
  }

  /// Whether the list is for signed-in viewers only.
  var isForMembers: Bool {
    switch self {
    case .followers, .following: false
    case .knownFollowers, .requests, .blocked, .muted, .suggested, .newFollowers: true
    }
  }
}

/// What can be done about people here.
public struct ProfileCapabilities: Equatable, Sendable {
  /// Whether they can be followed, muted, blocked and noted.
  public var relates: Bool
  /// Whether the viewer's own profile can be changed.
  public var edits: Bool

  /// Capabilities to preview or test; a presenter works them out from the ports.
  public init(relates: Bool, edits: Bool) {
    self.relates = relates
    self.edits = edits
  }

  /// All that there is.
  public static let all = ProfileCapabilities(relates: true, edits: true)
}

/// Those of a person's followers whom the viewer follows.
public struct KnownFollowers: Hashable, Sendable {
  /// How many of them are named.
  public static let names = 2
  /// No one: there are none, or they are kept from the viewer.
  public static let nobody = KnownFollowers(people: [], count: 0)

  /// The first of them, the latest to follow first.
  public let people: [Author]
  /// How many there are.
  public let count: Int

  /// - Parameter count: How many there are in all, `people` included.
  public init(people: [Author], count: Int) {
    self.people = people
    self.count = count
  }
}

/// A reference to a person, in the form of the request.
public enum PersonReference: Hashable, Sendable {
  /// By the id that the source gave them.
  case id(ID<User>)
  /// By handle as it was typed: with or without `@`, in whatever case.
  case handle(String)
  /// The viewer themselves.
  case viewer
}

/// The settings of a follow; nil leaves one as it is. A new follow has no notifications and shows shares.
public struct FollowTerms: Hashable, Sendable {
  /// Whether each of their new posts, apart from comments, notifies the viewer.
  public let notices: Bool?
  /// Whether their shares appear in home and lists.
  public let shares: Bool?

  /// Terms that change what is not nil.
  public init(notices: Bool? = nil, shares: Bool? = nil) {
    self.notices = notices
    self.shares = shares
  }
}

/// How long a mute lasts.
public struct MuteLength: Hashable, Sendable {
  /// From a minute to a year.
  public static let limits: ClosedRange<Int64> = 60...31_536_000

  /// 24 hours.
  public static let day = MuteLength(days: 1)
  /// 7 × 24 hours.
  public static let week = MuteLength(days: 7)

  /// The length in seconds, within `limits`.
  public let seconds: Int64

  private init(days: Int64) {
    seconds = days * 86_400
  }

  /// A length as it was `typed`: a number and `m`, `h`, `d` or `w`.
  ///
  /// Throws `invalid(.duration, …)` with `malformed` or `outOfRange`.
  public init(_ typed: String) throws(AppError) {
    let text = typed.precomposedStringWithCompatibilityMapping.lowercased()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard let match = text.wholeMatch(of: /([0-9]+) ?([mhdw])/) else {
      throw .invalid(.duration, .malformed)
    }
    let units: [Substring: Int64] = ["m": 60, "h": 3600, "d": 86_400, "w": 604_800]
    // A number with more digits than fit is longer than any limit.
    let (seconds, overflows) = (Int64(match.1) ?? .max).multipliedReportingOverflow(
      by: units[match.2] ?? 1)
    guard !overflows, Self.limits.contains(seconds) else { throw .invalid(.duration, .outOfRange) }
    self.seconds = seconds
  }
}

/// The settings of a mute.
public struct MuteTerms: Hashable, Sendable {
  /// How long it lasts; nil until the viewer ends it.
  public let length: MuteLength?
  /// Whether the person's activity still notifies the viewer.
  public let notices: Bool

  /// A mute until the viewer ends it, of notifications too, where nothing else is said.
  public init(length: MuteLength? = nil, notices: Bool = false) {
    self.length = length
    self.notices = notices
  }
}

/// The outcome of a change to the relation between the viewer and a person.
public enum RelationOutcome: Hashable, Sendable {
  /// The viewer follows the person now.
  case followed(Author)
  /// The person approves followers themselves and has been asked.
  case requested(Author)
  /// The viewer no longer follows the person, or has taken back the request.
  case unfollowed(Author)
  /// Whether each of their new posts now notifies the viewer.
  case watched(Author, Bool)
  /// Whether their shares are now hidden.
  case hidShares(Author, Bool)
  /// The person, who had asked, follows the viewer now.
  case accepted(Author)
  /// The person's request to follow is refused.
  case rejected(Author)
  /// The person no longer follows the viewer.
  case removed(Author)
  case blocked(Author)
  case unblocked(Author)
  /// When the mute ends; nil until the viewer ends it.
  case muted(Author, until: Timestamp?)
  case unmuted(Author)
  /// Whether there is now a private note about them.
  case noted(Author, Bool)
  /// The viewer approves each follower from now on.
  case locked
  /// People follow the viewer without being approved; requests made before still wait.
  case unlocked

  /// The outcome of following or unfollowing a `user`, from the relation in the repository's answer.
  public init(following user: User) {
    self =
      if user.relationship.isFollowing {
        .followed(user.author)
      } else if user.relationship.hasRequestedToFollow {
        .requested(user.author)
      } else {
        .unfollowed(user.author)
      }
  }
}

extension Relationship {
  /// Whether one of the two blocks the other, so that neither sees the other's posts.
  public var isBlockedEitherWay: Bool { isBlocking || isBlockedBy }
}

extension User {
  /// Whether who follows them, and whom they follow, is kept from the viewer.
  public var keepsFollowers: Bool { hidesFollowers && !relationship.isSelf }
}
