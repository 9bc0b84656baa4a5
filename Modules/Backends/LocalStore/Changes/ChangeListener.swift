/// What someone listens for.
package enum Interest: Hashable, Sendable {
  /// Every change.
  case everything
  /// Changes of posts that are shown already, and of who sees them.
  case posts
  /// Posts as a timeline lists them.
  case timeline(Posts)
  /// The viewer's notices.
  case notices
  /// That what had waited in the viewer's requests is among their notices.
  case mergedNotices
  /// The viewer's inbox of direct posts.
  case conversations
  /// The viewer's filters.
  case filters
  /// What the administrator announced, and what the viewer dismissed of it.
  case announcements
  /// What the profile of a person shows; nil for a person who can't exist.
  case profile(Int64?)
  /// Background work.
  case work

  /// Which posts a timeline lists.
  package enum Posts: Hashable, Sendable {
    /// What people see who follow no one.
    case everyone
    /// Those that the viewer follows.
    case home
    /// What a person publishes and shares; nil for a person who can't exist.
    case person(Int64?)
    /// Those of the members of a list; nil for a list that can't exist.
    case list(Int64?)
    /// Those with certain hashtags.
    case hashtags
    /// Those to which the viewer did what is recorded as this kind.
    case own(ChangeKind)
  }
}

/// Someone who listens for changes.
struct ChangeListener: Sendable {
  let interest: Interest
  /// The hash of its session's token; nil if it isn't signed in.
  let tokenHash: String?
  /// The person who is signed in; nil until that is known, at the latest with the first changes that come.
  var viewer: Int64?
  /// Takes what happens, and nil when there's nothing more to hear. It doesn't wait.
  let hear: @Sendable (ChangeFeed.Event?) -> Void
}
