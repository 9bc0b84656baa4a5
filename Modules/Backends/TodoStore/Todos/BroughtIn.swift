public import AppValues
import SocialDatabase
public import Todo

/// What became of a todo that was brought in from a file.
public enum BroughtIn: Hashable, Sendable {
  /// It wasn't there, and is now.
  case added
  /// It was there, and says now what the file says, where that was later.
  case changed
  /// It says what it said: the same, or what was said here later.
  case kept
  /// It was deleted here, and stays so.
  case deleted
  /// Its id is none that a todo can have.
  case invalidID
}

extension TodoStore {
  /// Brings todos in, as they were written to a file, in one transaction: to do so twice is the same as doing so once.
  ///
  /// Each keeps its id, and counts as changed when it says it was, so that what was changed since stays, here and on
  /// other devices.
  ///
  /// - Parameter items: What they say; within the limits, as the interactor checks. Hundreds at once, rather than
  ///   thousands: others wait.
  /// - Returns: What became of each, in the same order.
  ///
  /// Throws what `TodoEditing` throws.
  public func bringIn(_ items: [TodoItem]) async throws(AppError) -> [BroughtIn] {
    try await database.write { connection throws(AppError) in
      let now = clock.now()
      var logicalClock = try connection.logicalClock()
      var outcomes: [BroughtIn] = []
      for item in items {
        outcomes.append(try connection.bringIn(item, &logicalClock, now))
      }
      try connection.keep(logicalClock)
      return outcomes
    }
  }
}

extension SQLConnection {
  fileprivate func bringIn(
    _ item: TodoItem, _ clock: inout HybridLogicalClock, _ now: Timestamp
  ) throws(AppError) -> BroughtIn {
    guard ChangeLine.canName(item.id) else { return .invalidID }
    let stored = try stored(item.id)
    if let record = stored?.record, record.isDeleted { return .deleted }
    let known = stored?.record.item
    // What claims to be of the future would win over all that is changed until then.
    let changed = min(max(item.updatedAt.milliseconds, 0), max(now.milliseconds, 0), HybridTime.latest)
    let time = HybridTime(milliseconds: changed, device: clock.device)
    let changes = TodoRecord.changes(to: item, from: known, at: time)
    if changes.isEmpty { return .kept }
    clock.receive(time)
    let later = try take(changes, isShared: false, now)
    if later == 0 { return .kept }
    return known == nil ? .added : .changed
  }
}
