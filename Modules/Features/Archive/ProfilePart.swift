/// A part of a profile; the cases are in the order of reports.
public enum ProfilePart: String, Hashable, Sendable, CaseIterable {
  /// What the account says about itself, its custom fields, and its two pictures.
  case bio, fields, avatar, header
  /// The account approves each follower.
  case locked
  /// A program writes the posts.
  case bot
  /// Who follows, and is followed, is kept from others.
  case hidesFollowers

  /// Whether it is switched on, rather than said or shown.
  var isSwitch: Bool {
    switch self {
    case .bio, .fields, .avatar, .header: false
    case .locked, .bot, .hidesFollowers: true
    }
  }
}

extension ArchivedProfile {
  /// The switches that are on.
  var switches: Set<ProfilePart> {
    let parts: [(ProfilePart, isOn: Bool)] = [
      (.locked, isLocked), (.bot, isBot), (.hidesFollowers, hidesFollowers),
    ]
    return Set(parts.filter(\.isOn).map(\.0))
  }
}
