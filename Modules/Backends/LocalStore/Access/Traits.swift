/// What reading for someone has to heed, as `person.traits` has it. Most people have few of them, and for them reading
/// costs no more than if there were none.
package struct Traits: OptionSet, Hashable, Sendable {
  package let rawValue: Int64

  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// They block someone, or are blocked.
  package static let blocks = Traits(rawValue: 1)
  /// They mute someone, or did until a mute ended by itself.
  package static let mutes = Traits(rawValue: 2)
  /// They follow someone without what that person shares.
  package static let hidesShares = Traits(rawValue: 4)
  /// They keep the people of a list out of home.
  package static let keepsApart = Traits(rawValue: 8)
  /// They have bookmarks.
  package static let bookmarks = Traits(rawValue: 16)
  /// They have muted a conversation.
  package static let mutedConversations = Traits(rawValue: 32)
}
