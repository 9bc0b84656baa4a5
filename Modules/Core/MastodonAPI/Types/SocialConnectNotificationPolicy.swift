/// Whose activity notifies someone.
public struct SocialConnectAudience: MastodonWord {
  /// The word as it is on the wire.
  public let rawValue: String

  /// Takes any word; nothing is checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Anyone's.
  public static let anyone = SocialConnectAudience(rawValue: "anyone")
  /// That of the people they follow.
  public static let following = SocialConnectAudience(rawValue: "following")
  /// That of their followers.
  public static let followers = SocialConnectAudience(rawValue: "followers")
  /// No one's.
  public static let nobody = SocialConnectAudience(rawValue: "nobody")
}

/// Whose activity of each kind notifies someone, and when nothing alerts them.
public struct SocialConnectNotificationPolicy: WireValue, Hashable {
  /// Whose following, and whose asking to.
  public var follow, followRequest: SocialConnectAudience
  /// Whose liking, commenting, mentioning and sharing.
  public var like, comment, mention, share: SocialConnectAudience
  /// Whose new posts, of the people they asked to be notified of; and whose edits of what they liked or shared.
  public var post, edit: SocialConnectAudience
  /// When nothing alerts them, like `22:00-07:00`; nil for never.
  public var quietHours: String?

  /// Anyone's activity at any time, unless it's said.
  public init(
    follow: SocialConnectAudience = .anyone, followRequest: SocialConnectAudience = .anyone,
    like: SocialConnectAudience = .anyone, comment: SocialConnectAudience = .anyone,
    mention: SocialConnectAudience = .anyone, share: SocialConnectAudience = .anyone,
    post: SocialConnectAudience = .anyone, edit: SocialConnectAudience = .anyone, quietHours: String? = nil
  ) {
    self.follow = follow
    self.followRequest = followRequest
    self.like = like
    self.comment = comment
    self.mention = mention
    self.share = share
    self.post = post
    self.edit = edit
    self.quietHours = quietHours
  }

  enum CodingKeys: String, CodingKey {
    case follow
    case followRequest = "follow_request"
    case like, comment, mention, share, post, edit
    case quietHours = "quiet_hours"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      follow: values.word(.follow, or: .anyone), followRequest: values.word(.followRequest, or: .anyone),
      like: values.word(.like, or: .anyone), comment: values.word(.comment, or: .anyone),
      mention: values.word(.mention, or: .anyone), share: values.word(.share, or: .anyone),
      post: values.word(.post, or: .anyone), edit: values.word(.edit, or: .anyone),
      quietHours: values.optionalText(.quietHours))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.follow, follow)
      members.write(.followRequest, followRequest)
      members.write(.like, like)
      members.write(.comment, comment)
      members.write(.mention, mention)
      members.write(.share, share)
      members.write(.post, post)
      members.write(.edit, edit)
      members.write(.quietHours, quietHours)
    }
  }
}
