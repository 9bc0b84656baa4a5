import Timeline

/// What someone listens for.
enum Interest: Hashable, Sendable {
  /// All that changes.
  case everything
  case timeline(TimelineKind)
  /// The viewer's notices.
  case notices
  /// What the profile of a person shows; nil for one who can't be.
  case profile(Int64?)
  /// Work behind what was answered.
  case work
}

/// Someone who hears of changes.
struct ChangeListener: Sendable {
  let interest: Interest
  /// Of the session that it belongs to; nil for one that isn't signed in.
  let tokenHash: String?
  /// The person who is signed in; nil until the first changes that come.
  var viewer: Int64?
  let continuation: AsyncStream<ChangeFeed.Event>.Continuation
}
