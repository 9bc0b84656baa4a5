/// A signal about a list on the screen. It says that the list may have changed, never how: the listener
/// reads the list again from its own position, so nothing is skipped when signals are coalesced.
public enum LiveSignal: Hashable, Sendable {
  /// Something in the list may have changed.
  case changed
  /// Signals were dropped because the listener was slow; what is shown may be stale anywhere.
  case lagged
  /// The source is out of reach; it says `changed` or `lagged` when it is back.
  case disconnected
}
