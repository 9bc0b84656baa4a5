public import Entities

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
  /// Whose activity of each kind notifies them.
  public var audiences: [NoticeKind: SocialConnectAudience]
  /// When nothing alerts them, like `22:00-07:00`; nil for never.
  public var quietHours: String?

  /// - Parameters:
  ///   - audiences: Whose activity notifies them; anyone's for a kind that isn't given.
  ///   - quietHours: When nothing alerts them; nil for never.
  public init(_ audiences: [NoticeKind: SocialConnectAudience] = [:], quietHours: String? = nil) {
    let everyone = NoticeKind.allCases.map { ($0, SocialConnectAudience.anyone) }
    self.audiences = audiences.merging(everyone) { given, _ in given }
    self.quietHours = quietHours
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: NamedKey.self)
    self.init(
      NoticeKind.allCases.reduce(into: [:]) {
        $0[$1] = values.word($1.key, or: SocialConnectAudience.anyone)
      },
      quietHours: values.optionalText(.quietHours))
  }

  public func write(to json: inout JSONWriter) {
    json.object(NamedKey.self) { members in
      for kind in NoticeKind.allCases { members.write(kind.key, audiences[kind] ?? .anyone) }
      members.write(.quietHours, quietHours)
    }
  }
}

/// Whose activity notifies from now on; what isn't given stays.
public struct SocialConnectNotificationPolicyChange: Codable, Hashable, Sendable {
  /// Whose activity of each kind that changes.
  public var audiences: [NoticeKind: SocialConnectAudience]
  /// When nothing alerts, like `22:00-07:00`; an empty text for never.
  public var quietHours: String?

  /// A change of what is given.
  public init(_ audiences: [NoticeKind: SocialConnectAudience] = [:], quietHours: String? = nil) {
    self.audiences = audiences
    self.quietHours = quietHours
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: NamedKey.self)
    audiences = [:]
    for kind in NoticeKind.allCases {
      audiences[kind] = try values.decodeIfPresent(SocialConnectAudience.self, forKey: kind.key)
    }
    quietHours = try values.decodeIfPresent(String.self, forKey: .quietHours)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: NamedKey.self)
    for kind in NoticeKind.allCases { try values.encodeIfPresent(audiences[kind], forKey: kind.key) }
    try values.encodeIfPresent(quietHours, forKey: .quietHours)
  }
}

extension NoticeKind {
  /// The name of the kind in a notification policy: its stored name in the style of the wire, like `follow_request`.
  public var nameInPolicy: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : "\($1)" }
  }

  fileprivate var key: NamedKey { NamedKey(nameInPolicy) }
}

extension NamedKey {
  fileprivate static let quietHours = NamedKey("quiet_hours")
}
