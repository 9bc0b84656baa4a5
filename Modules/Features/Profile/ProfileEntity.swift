public import AppValues
public import Entities
import Foundation
import Navigation

/// A list of people.
public enum PeopleList: Hashable, Sendable {
  /// A person's followers.
  case followers(ID<User>)
  /// The people a person follows.
  case following(ID<User>)
  /// A person's followers whom the viewer follows too.
  case knownFollowers(ID<User>)
  /// The people who have requested to follow the viewer.
  case requests
  /// The people the viewer blocks.
  case blocked
  /// The people the viewer currently mutes.
  case muted
  /// A few people who posted recently and whom the viewer doesn't follow, the most followed first.
  case suggested
  /// The new followers that one notification groups.
  case newFollowers(ID<Notice>)
  /// The people who are shown to everyone (`User.isDiscoverable`).
  case directory(DirectoryOrder)

  /// A kind of list, without its owner.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case followers, following, knownFollowers, requests, blocked, muted, suggested, newFollowers, directory

    /// The kind of places that show such lists.
    var place: Route.Kind {
      switch self {
      case .followers: .followers
      case .following: .following
      case .knownFollowers: .knownFollowers
      case .requests: .followRequests
      case .blocked: .blockedPeople
      case .muted: .mutedPeople
      case .suggested: .suggestedPeople
      case .newFollowers: .newFollowers
      case .directory: .directory
      }
    }
  }

  /// The kind of the list.
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
    case .directory: .directory
    }
  }

  /// The list's owner; nil for the viewer's private lists, and for the directory.
  public var owner: ID<User>? {
    switch self {
    case .followers(let id), .following(let id), .knownFollowers(let id): id
    case .requests, .blocked, .muted, .suggested, .newFollowers, .directory: nil
    }
  }

  /// Whether the list is for signed-in viewers only.
  var isForMembers: Bool {
    switch self {
    case .followers, .following, .directory: false
    case .knownFollowers, .requests, .blocked, .muted, .suggested, .newFollowers: true
    }
  }
}

/// What the source can do about people.
public struct ProfileCapabilities: Equatable, Sendable {
  /// What it can do about the viewer's relationships.
  public var relations: RelationCapabilities
  /// Whether it can change whether the viewer approves followers.
  public var locks: Bool

  /// Capabilities for a preview or a test; presenters derive them from the ports.
  public init(relations: RelationCapabilities, locks: Bool) {
    self.relations = relations
    self.locks = locks
  }

  /// All capabilities.
  public static let all = ProfileCapabilities(relations: .all, locks: true)
}

/// A person's followers whom the viewer follows too.
public struct KnownFollowers: Hashable, Sendable {
  /// The maximum number of people in `people`.
  public static let names = 2
  /// No known followers, or none that the viewer can see.
  public static let empty = KnownFollowers(people: [], count: 0)

  /// The latest of them, newest first.
  public let people: [Author]
  /// The number of all of them.
  public let count: Int

  /// - Parameters:
  ///   - people: Some of them.
  ///   - count: The number of all of them, including `people`.
  public init(people: [Author], count: Int) {
    self.people = people
    self.count = count
  }
}

/// A reference to a person.
public enum PersonReference: Hashable, Sendable {
  /// By id.
  case id(ID<User>)
  /// By handle as it was typed: with or without `@`, in any case.
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

  /// Terms that change the values that aren't nil.
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
    guard let seconds = TypedDuration.seconds(typed) else { throw .invalid(.duration, .malformed) }
    guard Self.limits.contains(seconds) else { throw .invalid(.duration, .outOfRange) }
    self.seconds = seconds
  }
}

/// The settings of a mute.
public struct MuteTerms: Hashable, Sendable {
  /// How long it lasts; nil until the viewer ends it.
  public let length: MuteLength?
  /// Whether the person's activity still notifies the viewer.
  public let notices: Bool

  /// A mute; by default until the viewer ends it, and of notifications too.
  public init(length: MuteLength? = nil, notices: Bool = false) {
    self.length = length
    self.notices = notices
  }
}

/// The outcome of a change to the viewer's relationship to a person.
public enum RelationOutcome: Hashable, Sendable {
  /// The viewer now follows the person.
  case followed(Author)
  /// The person approves followers and has received a follow request.
  case requested(Author)
  /// The viewer no longer follows the person, or cancelled the follow request.
  case unfollowed(Author)
  /// Whether each of their new posts now notifies the viewer.
  case watched(Author, Bool)
  /// Whether their shares are now hidden.
  case hidShares(Author, Bool)
  /// The follow request was accepted; the person now follows the viewer.
  case accepted(Author)
  /// The follow request was declined.
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
  /// They are no longer suggested.
  case dismissed(Author)
  /// The viewer now approves followers.
  case locked
  /// The viewer no longer approves followers; earlier requests remain.
  case unlocked
  /// It's so here, and waits on this device until the server can be reached.
  indirect case waiting(RelationOutcome)

  /// The outcome of following or unfollowing a `user`, from the relationship in the repository's answer.
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
  /// Whether the viewer or the person blocks the other, so that they don't see each other's posts.
  public var isBlockedEitherWay: Bool { isBlocking || isBlockedBy }
}

extension User {
  /// Whether their followers and following are hidden from the viewer.
  public var keepsFollowers: Bool { hidesFollowers && !relationship.isSelf }
}
