/// News of a list that somebody watches. It says that there is something, never what: whoever hears it
/// reads the list again from where they stand, so that nothing is skipped when signals are coalesced.
public enum LiveSignal: Hashable, Sendable {
  /// Something in the list may have changed.
  case changed
  /// Signals were dropped because the listener was slow; what is shown may be stale anywhere.
  case lagged
  /// The source is out of reach; it says `changed` when it is back.
  case disconnected
}
