/// The state of a row of `due_work`, which lasts until `due_at`:
///
///               ┌──────── put off, tries = 0 ────────┐
///               ↓                                    │
///     added → due ──── taken ────→ running ──────────┴── done → no row
///               ↑                   │  │ ↺ taken by another once its lease has lapsed
///               └─ failed, tries + 1┘  │
///                                      └─ tried too often, or means nothing any more → given up → said, kept a month
///
/// Work that is added again is due at the earlier of both times. If it's running, it is done once more after that;
/// if it was given up, it is due again.
package enum WorkState: String {
  /// It can be started at `due_at`.
  case due
  /// A process does it and keeps putting off `due_at`; if that passes, another process takes over.
  case running
  /// It was given up at `due_at`.
  case givenUp = "given up"
}

/// The outcome of a turn.
package enum WorkOutcome: Sendable {
  case done
  /// More is left for another turn, since this one was ended.
  case left
  /// More is left, to be done no sooner than at a time in milliseconds since the epoch.
  case putOff(until: Int64)
  /// It no longer serves a purpose.
  case givenUp
}
