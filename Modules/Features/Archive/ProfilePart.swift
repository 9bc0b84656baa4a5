/// A part of a profile; the cases are in the order of reports.
public enum ProfilePart: String, Hashable, Sendable, CaseIterable {
  /// The bio, the custom fields, the profile photo and the header image.
  case bio, fields, avatar, header
  /// The account approves followers.
  case locked
  /// It is a bot account.
  case bot
  /// Followers and following are hidden.
  case hidesFollowers

  /// Whether it is a setting that is on or off.
  var isSwitch: Bool {
    switch self {
    case .bio, .fields, .avatar, .header: false
    case .locked, .bot, .hidesFollowers: true
    }
  }
}

extension ArchivedProfile {
  /// The settings that are on.
  var switches: Set<ProfilePart> {
    let parts: [(ProfilePart, isOn: Bool)] = [
      (.locked, isLocked), (.bot, isBot), (.hidesFollowers, hidesFollowers),
    ]
    return Set(parts.filter(\.isOn).map(\.0))
  }
}
