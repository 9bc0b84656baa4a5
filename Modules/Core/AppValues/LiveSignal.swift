/// A signal about a list on the screen. It says that the list may have changed, never how: the listener reads the
/// list again from its own position, so nothing is skipped when signals are coalesced.
public enum LiveSignal: Hashable, Sendable {
  /// Something in the list may have changed.
  case changed
  /// Signals were dropped because the listener was slow: anything on the screen may be out of date.
  case lagged
  /// The source is out of reach. Once it's back, there's a `changed` or `lagged`.
  case disconnected
}
