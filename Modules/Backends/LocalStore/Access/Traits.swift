/// What reading for someone has to heed, as `person.traits` has it. Most people have few of them, and for them reading costs no more than if
/// there were none.
package struct Traits: OptionSet, Hashable, Sendable {
  package let rawValue: Int64

  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// They block someone, or are blocked.
  static let blocks = Traits(rawValue: 1)
  /// They mute someone, or did until a mute ended by itself.
  static let mutes = Traits(rawValue: 2)
  /// They follow someone without what that person shares.
  static let hidesShares = Traits(rawValue: 4)
  /// They keep the people of a list out of home.
  static let keepsApart = Traits(rawValue: 8)
  /// They have bookmarks.
  static let bookmarks = Traits(rawValue: 16)
  /// They have muted a conversation.
  static let mutedConversations = Traits(rawValue: 32)
}
