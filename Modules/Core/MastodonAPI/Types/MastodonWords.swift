/// A word of the wire's vocabulary. Unknown words are kept.
public protocol MastodonWord: RawRepresentable, Codable, Hashable, WireValue where RawValue == String {
  /// A word as on the wire.
  init(rawValue: String)
}

/// Who may see a status.
public struct MastodonVisibility: MastodonWord {
  /// The word on the wire.
  public let rawValue: String

  /// Any word; it isn't checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Everyone, also in public timelines.
  public static let `public` = MastodonVisibility(rawValue: "public")
  /// Everyone, but not in public timelines.
  public static let unlisted = MastodonVisibility(rawValue: "unlisted")
  /// Followers and the people mentioned.
  public static let `private` = MastodonVisibility(rawValue: "private")
  /// The people mentioned.
  public static let direct = MastodonVisibility(rawValue: "direct")

  /// All known words.
  public static let all: [MastodonVisibility] = [.public, .unlisted, .private, .direct]
}

/// The type of a notification. These words are also the alerts of a push subscription.
public struct MastodonNotificationType: MastodonWord {
  /// The word on the wire.
  public let rawValue: String

  /// Any word; it isn't checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A status mentions the user.
  public static let mention = MastodonNotificationType(rawValue: "mention")
  /// Someone whose posts notify the user has published a status.
  public static let status = MastodonNotificationType(rawValue: "status")
  /// Someone shared a status of the user.
  public static let reblog = MastodonNotificationType(rawValue: "reblog")
  /// Someone follows the user.
  public static let follow = MastodonNotificationType(rawValue: "follow")
  /// Someone asks to follow the user.
  public static let followRequest = MastodonNotificationType(rawValue: "follow_request")
  /// Someone liked a status of the user.
  public static let favourite = MastodonNotificationType(rawValue: "favourite")
  /// A poll has ended.
  public static let poll = MastodonNotificationType(rawValue: "poll")
  /// A status that the user shared was edited.
  public static let update = MastodonNotificationType(rawValue: "update")
  /// Someone quoted a status of the user.
  public static let quote = MastodonNotificationType(rawValue: "quote")
  /// A status that the user quoted was edited.
  public static let quotedUpdate = MastodonNotificationType(rawValue: "quoted_update")
}

/// The type of a media attachment.
public struct MastodonMediaType: MastodonWord {
  /// The word on the wire.
  public let rawValue: String

  /// Any word; it isn't checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An image.
  public static let image = MastodonMediaType(rawValue: "image")
  /// A short animation without sound.
  public static let gifv = MastodonMediaType(rawValue: "gifv")
  /// A video.
  public static let video = MastodonMediaType(rawValue: "video")
  /// A sound recording.
  public static let audio = MastodonMediaType(rawValue: "audio")
  /// A type unknown to the server.
  public static let unknown = MastodonMediaType(rawValue: "unknown")
}

/// Whose replies a list shows.
public struct MastodonRepliesPolicy: MastodonWord {
  /// The word on the wire.
  public let rawValue: String

  /// Any word; it isn't checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Replies to anyone the user follows.
  public static let followed = MastodonRepliesPolicy(rawValue: "followed")
  /// Replies to the people of the list.
  public static let list = MastodonRepliesPolicy(rawValue: "list")
  /// No replies.
  public static let none = MastodonRepliesPolicy(rawValue: "none")
}

/// The category of a report.
public struct MastodonReportCategory: MastodonWord {
  /// The word on the wire.
  public let rawValue: String

  /// Any word; it isn't checked.
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
  /// The word on the wire.
  public let rawValue: String

  /// Any word; it isn't checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Anyone's activity.
  public static let all = MastodonPushPolicy(rawValue: "all")
  /// Activity of the people the user follows.
  public static let followed = MastodonPushPolicy(rawValue: "followed")
  /// Activity of the user's followers.
  public static let follower = MastodonPushPolicy(rawValue: "follower")
  /// No one's activity.
  public static let none = MastodonPushPolicy(rawValue: "none")
}
