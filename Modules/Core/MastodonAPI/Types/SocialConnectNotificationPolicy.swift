public import Entities

/// Whose activity notifies the user.
public struct SocialConnectAudience: MastodonWord {
  /// The word on the wire.
  public let rawValue: String

  /// Any word; it isn't checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Anyone's activity.
  public static let anyone = SocialConnectAudience(rawValue: "anyone")
  /// Activity of the people the user follows.
  public static let following = SocialConnectAudience(rawValue: "following")
  /// Activity of the user's followers.
  public static let followers = SocialConnectAudience(rawValue: "followers")
  /// No one's activity.
  public static let nobody = SocialConnectAudience(rawValue: "nobody")
}

/// Whose activity of each kind notifies the user, and their quiet hours.
public struct SocialConnectNotificationPolicy: WireValue, Hashable {
  /// Whose activity notifies the user, by kind.
  public var audiences: [NoticeKind: SocialConnectAudience]
  /// The hours without alerts, such as `22:00-07:00`; nil for none.
  public var quietHours: String?

  /// - Parameters:
  ///   - audiences: Whose activity notifies the user; anyone's for kinds that aren't given.
  ///   - quietHours: The hours without alerts; nil for none.
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

/// A change to whose activity notifies the user. What isn't given stays.
public struct SocialConnectNotificationPolicyChange: Codable, Hashable, Sendable {
  /// The changed kinds.
  public var audiences: [NoticeKind: SocialConnectAudience]
  /// The hours without alerts, such as `22:00-07:00`; an empty text for none.
  public var quietHours: String?

  /// A change to the values given.
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
  /// The name of the kind in a notification policy: its stored name in the style of the wire, such as
  /// `follow_request`.
  public var nameInPolicy: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : "\($1)" }
  }

  fileprivate var key: NamedKey { NamedKey(nameInPolicy) }
}

extension NamedKey {
  fileprivate static let quietHours = NamedKey("quiet_hours")
}
