import Timeline

/// What someone listens for.
enum Interest: Hashable, Sendable {
  /// Every change.
  case everything
  case timeline(TimelineKind)
  /// The viewer's notices.
  case notices
  /// What the profile of a person shows; nil for a person who can't exist.
  case profile(Int64?)
  /// Background work.
  case work
}

/// Someone who listens for changes.
struct ChangeListener: Sendable {
  let interest: Interest
  /// The hash of its session's token; nil if it isn't signed in.
  let tokenHash: String?
  /// The person who is signed in; nil until the first changes that come.
  var viewer: Int64?
  let continuation: AsyncStream<ChangeFeed.Event>.Continuation
}
