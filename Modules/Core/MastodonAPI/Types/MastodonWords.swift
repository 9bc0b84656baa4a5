/// A word of the wire's vocabulary. One that isn't known is kept as it came.
public protocol MastodonWord: RawRepresentable, Codable, Hashable, WireValue where RawValue == String {
  /// The word as it is on the wire.
  init(rawValue: String)
}

/// Who may see a status.
public struct MastodonVisibility: MastodonWord {
  /// The word as it is on the wire.
  public let rawValue: String

  /// Takes any word; nothing is checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Everyone, in all timelines.
  public static let `public` = MastodonVisibility(rawValue: "public")
  /// Everyone, but in no public timeline.
  public static let unlisted = MastodonVisibility(rawValue: "unlisted")
  /// Followers and those mentioned.
  public static let `private` = MastodonVisibility(rawValue: "private")
  /// Those mentioned.
  public static let direct = MastodonVisibility(rawValue: "direct")

  /// The words that there are.
  public static let all: [MastodonVisibility] = [.public, .unlisted, .private, .direct]
}

/// What happened, in a notification. These words also name the alerts of a push subscription.
public struct MastodonNotificationType: MastodonWord {
  /// The word as it is on the wire.
  public let rawValue: String

  /// Takes any word; nothing is checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A status mentions one.
  public static let mention = MastodonNotificationType(rawValue: "mention")
  /// Someone one is notified of has written a status.
  public static let status = MastodonNotificationType(rawValue: "status")
  /// A status of one's own was shared.
  public static let reblog = MastodonNotificationType(rawValue: "reblog")
  /// Someone follows one.
  public static let follow = MastodonNotificationType(rawValue: "follow")
  /// Someone asks to follow one.
  public static let followRequest = MastodonNotificationType(rawValue: "follow_request")
  /// Someone liked a status of one's own.
  public static let favourite = MastodonNotificationType(rawValue: "favourite")
  /// A poll has ended.
  public static let poll = MastodonNotificationType(rawValue: "poll")
  /// A status that one shared was edited.
  public static let update = MastodonNotificationType(rawValue: "update")
}

/// What a media attachment is.
public struct MastodonMediaType: MastodonWord {
  /// The word as it is on the wire.
  public let rawValue: String

  /// Takes any word; nothing is checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A picture that doesn't move.
  public static let image = MastodonMediaType(rawValue: "image")
  /// A short animation without sound.
  public static let gifv = MastodonMediaType(rawValue: "gifv")
  /// A video.
  public static let video = MastodonMediaType(rawValue: "video")
  /// A recording of sound.
  public static let audio = MastodonMediaType(rawValue: "audio")
  /// Something that the server can't tell.
  public static let unknown = MastodonMediaType(rawValue: "unknown")
}

/// Whose replies a list shows.
public struct MastodonRepliesPolicy: MastodonWord {
  /// The word as it is on the wire.
  public let rawValue: String

  /// Takes any word; nothing is checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Replies to anyone one follows.
  public static let followed = MastodonRepliesPolicy(rawValue: "followed")
  /// Replies to the people of the list.
  public static let list = MastodonRepliesPolicy(rawValue: "list")
  /// No replies.
  public static let none = MastodonRepliesPolicy(rawValue: "none")
}

/// What a report is about.
public struct MastodonReportCategory: MastodonWord {
  /// The word as it is on the wire.
  public let rawValue: String

  /// Takes any word; nothing is checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unwanted advertising.
  public static let spam = MastodonReportCategory(rawValue: "spam")
  /// Something against the law.
  public static let legal = MastodonReportCategory(rawValue: "legal")
  /// Something against the rules of the server.
  public static let violation = MastodonReportCategory(rawValue: "violation")
  /// Anything else.
  public static let other = MastodonReportCategory(rawValue: "other")
}

/// Whose activity is pushed to a device.
public struct MastodonPushPolicy: MastodonWord {
  /// The word as it is on the wire.
  public let rawValue: String

  /// Takes any word; nothing is checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Anyone's.
  public static let all = MastodonPushPolicy(rawValue: "all")
  /// That of the people one follows.
  public static let followed = MastodonPushPolicy(rawValue: "followed")
  /// That of one's followers.
  public static let follower = MastodonPushPolicy(rawValue: "follower")
  /// No one's.
  public static let none = MastodonPushPolicy(rawValue: "none")
}
