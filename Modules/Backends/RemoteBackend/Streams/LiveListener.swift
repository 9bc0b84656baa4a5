/// Someone who listens.
struct LiveListener: Sendable {
  /// What a listener is told.
  enum Event: Sendable {
    /// Something happened, on a stream; nil for one that isn't listened to any more.
    case happened(LiveFact, on: LiveTopic?)
    /// Something may have happened that no one told.
    case lagged
    /// It's time to look, since no stream tells it.
    case due
    /// The server is out of reach. Once it's back, there's a `lagged`.
    case disconnected
  }

  let interest: LiveInterest
  let hear: @Sendable (Event) -> Void
}
