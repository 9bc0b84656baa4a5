/// What a row of `due_work` is in, and until when (`due_at`):
///
///               ┌──────── put off, tries = 0 ────────┐
///               ↓                                    │
///     added → due ──── taken ────→ running ──────────┴── done → no row
///               ↑                   │  │ ↺ taken by another once its lease has lapsed
///               └─ failed, tries + 1┘  │
///                                      └─ tried too often, or means nothing any more → given up → said, kept a month
///
/// Work that is added again while it is there is due no later than then; while it is running, it is done once more
/// behind that; given up, it is due again.
enum WorkState: String {
  /// It can be begun from `due_at` on.
  case due
  /// A process does it; another takes it up when `due_at`, which is put off as long as that goes on, has passed.
  case running
  /// Nothing is done any more, since `due_at`.
  case givenUp = "given up"
}

/// What became of a turn.
enum WorkOutcome: Sendable {
  case done
  /// There is more, for another turn: this one was ended.
  case left
  /// There is more, not before a time (milliseconds since the epoch).
  case putOff(until: Int64)
  /// It means nothing any more.
  case givenUp
}
