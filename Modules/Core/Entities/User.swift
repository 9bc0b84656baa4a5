public import AppValues

/// A person as the viewer sees them, with their relationship.
public struct User: Codable, Hashable, Sendable, Identifiable, PagedItem {
  /// Identifies the person, even if the handle changes.
  public let id: AppValues.ID<User>
  /// The name after the `@`; qualified (`alice@host`) for people on other servers.
  public let handle: String
  /// The display name; never empty.
  public let name: String
  /// The bio as plain text; may be empty.
  public let bio: String
  /// The number of their posts, including comments, without direct ones.
  public let postCount: Int
  /// The number of people who follow them.
  public let followerCount: Int
  /// The number of people they follow.
  public let followingCount: Int
  /// Whether they approve each follower.
  public let isLocked: Bool
  /// Whether this is a bot account.
  public let isBot: Bool
  /// Whether their followers and following are private. The counts are public.
  public let hidesFollowers: Bool
  /// Whether they're shown in suggestions and in the directory.
  public let isDiscoverable: Bool
  /// Whether others can find their public posts by searching.
  public let isIndexable: Bool
  /// The custom fields, in their order; up to `ProfileField.maximumCount`.
  public let fields: [ProfileField]
  /// The profile photo, square; nil if there is none.
  public let avatar: Picture?
  /// The header image, wide; nil if there is none.
  public let header: Picture?
  /// When they joined.
  public let createdAt: Timestamp
  /// The day, in UTC, of their latest post that isn't direct; nil if there is none.
  public let lastPostedAt: CalendarDate?
  /// Raised by each edit that changes the profile and by each suspension, but not by counters: what was made of the profile
  /// of an id and a version stays valid.
  public let version: Int
  /// The relationship between the viewer and this person.
  public let relationship: Relationship
  /// When they were read, if that was earlier and their source can't be reached now; nil for a person as they are now,
  /// and in a page, which has a time of its own.
  public var readAt: Timestamp?

  /// A person as the viewer sees them; by default without fields and pictures, not a bot, and discoverable.
  public init(
    id: AppValues.ID<User>, handle: String, name: String, bio: String, postCount: Int, followerCount: Int,
    followingCount: Int, isLocked: Bool, isBot: Bool = false, hidesFollowers: Bool = false,
    isDiscoverable: Bool = true, isIndexable: Bool = true,
    fields: [ProfileField] = [], avatar: Picture? = nil, header: Picture? = nil, createdAt: Timestamp,
    lastPostedAt: CalendarDate? = nil, version: Int = 1, relationship: Relationship,
    readAt: Timestamp? = nil
  ) {
    self.id = id
    self.handle = handle
    self.name = name
    self.bio = bio
    self.postCount = postCount
    self.followerCount = followerCount
    self.followingCount = followingCount
    self.isLocked = isLocked
    self.isBot = isBot
    self.hidesFollowers = hidesFollowers
    self.isDiscoverable = isDiscoverable
    self.isIndexable = isIndexable
    self.fields = fields
    self.avatar = avatar
    self.header = header
    self.createdAt = createdAt
    self.lastPostedAt = lastPostedAt
    self.version = version
    self.relationship = relationship
    self.readAt = readAt
  }

  /// The location of a person's picture. Encoded, `{"at":{"_0":"/a/b.jpg"}}` or `{"elsewhere":{}}`.
  public enum Picture: Codable, Hashable, Sendable {
    /// At a file path on this device or a URL.
    case at(String)
    /// On another device, which can't be reached from here.
    case elsewhere

    /// The path or the URL; nil if there is none.
    public var location: String? { if case .at(let location) = self { location } else { nil } }
  }

  /// The summary of the person that is shown with their posts.
  public var author: Author { Author(id: id, handle: handle, name: name, avatar: avatar) }
}

/// A summary of a person, shown with a post or a notification.
public struct Author: Codable, Hashable, Sendable, Identifiable {
  /// The id of the person.
  public let id: AppValues.ID<User>
  /// The name after the `@`.
  public let handle: String
  /// The name to show; never empty.
  public let name: String
  /// The profile photo, square; nil if there is none, or if it isn't known, as in a session.
  public let avatar: User.Picture?

  /// - Parameter avatar: The profile photo, square; nil if there is none, or if it isn't known.
  public init(id: AppValues.ID<User>, handle: String, name: String, avatar: User.Picture? = nil) {
    self.id = id
    self.handle = handle
    self.name = name
    self.avatar = avatar
  }
}

/// The relationship between the viewer and a person. All false for an anonymous viewer.
public struct Relationship: Codable, Hashable, Sendable {
  /// The person is the viewer.
  public var isSelf: Bool
  /// The viewer follows the person.
  public var isFollowing: Bool
  /// The viewer is notified of each new post by the person, or will be once a follow request is accepted.
  public var isWatching: Bool
  /// The person's shares don't appear in the viewer's home timeline and lists, or won't once a follow request is
  /// accepted.
  public var isHidingShares: Bool
  /// The person follows the viewer.
  public var isFollowedBy: Bool
  /// The viewer has asked to follow the person, who hasn't answered yet.
  public var hasRequestedToFollow: Bool
  /// The person has asked to follow the viewer, who hasn't answered yet.
  public var hasFollowRequest: Bool
  /// The viewer blocks the person: neither sees the other's posts.
  public var isBlocking: Bool
  /// The person blocks the viewer.
  public var isBlockedBy: Bool
  /// The viewer mutes the person: their posts and shares are hidden.
  public var isMuting: Bool
  /// When the mute ends; nil for never.
  public var mutedUntil: Timestamp?
  /// The mute also covers notifications of the person's activity.
  public var isMutingNotices: Bool
  /// The viewer features the person on their profile.
  public var isFeaturing: Bool
  /// The viewer's private note about the person; empty for none.
  public var note: String
  /// The viewer's follow, its terms or its end are so only here: the change waits on this device until the server can
  /// be reached.
  public var isFollowWaiting: Bool {
    get { unsentFollow == true }
    set { unsentFollow = newValue ? true : nil }
  }
  /// Nil rather than false, as it is where it was written before there was this.
  private var unsentFollow: Bool?

  /// A relationship; by default none, as for an anonymous viewer.
  public init(
    isSelf: Bool = false, isFollowing: Bool = false, isWatching: Bool = false, isHidingShares: Bool = false,
    isFollowedBy: Bool = false, hasRequestedToFollow: Bool = false, hasFollowRequest: Bool = false,
    isBlocking: Bool = false,
    isBlockedBy: Bool = false, isMuting: Bool = false, mutedUntil: Timestamp? = nil,
    isMutingNotices: Bool = false, isFeaturing: Bool = false, note: String = ""
  ) {
    self.isSelf = isSelf
    self.isFollowing = isFollowing
    self.isWatching = isWatching
    self.isHidingShares = isHidingShares
    self.isFollowedBy = isFollowedBy
    self.hasRequestedToFollow = hasRequestedToFollow
    self.hasFollowRequest = hasFollowRequest
    self.isBlocking = isBlocking
    self.isBlockedBy = isBlockedBy
    self.isMuting = isMuting
    self.mutedUntil = mutedUntil
    self.isMutingNotices = isMutingNotices
    self.isFeaturing = isFeaturing
    self.note = note
  }
}
