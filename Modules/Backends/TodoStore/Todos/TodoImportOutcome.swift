public import AppValues
import SocialDatabase
public import Todo

/// What became of a todo that was brought in from a file.
public enum TodoImportOutcome: Hashable, Sendable {
  /// It wasn't there, and is now.
  case added
  /// It was there, and says now what the file says, where that was later.
  case changed
  /// It says what it said: the same, or what was said here later.
  case kept
  /// It was deleted here, and stays so.
  case deleted
  /// It was deleted here, and is back.
  case restored
  /// Its id is none that `TodoStore.accepts(_:)`.
  case invalidID
}

extension TodoStore {
  /// The most characters of an id.
  private static let longestID = 100

  /// Whether a todo from a file can have an id: up to 100 letters of ASCII, digits, `-` and `_`, a letter or digit
  /// first, so that it can be typed and is no option, no path and no blank.
  public static func accepts(_ id: ID<TodoItem>) -> Bool {
    let bytes = id.rawValue.utf8
    func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
    return bytes.count <= longestID && bytes.first.map(isPlain) == true
      && bytes.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  /// Brings todos in, as they were written to a file, in one transaction: to do so twice is the same as doing so once.
  ///
  /// Each keeps its id, and counts as changed when it says it was, so that what was changed since stays, here and on
  /// other devices. One that says it was changed later than now is wrong: what is known of it stays.
  ///
  /// - Parameters:
  ///   - items: What they say; within the limits, as the interactor checks. Hundreds at once, rather than thousands:
  ///     others wait.
  ///   - run: Names all that is brought in from one file, which is taken back as one step.
  ///   - restores: Whether those that were deleted here come back.
  /// - Returns: What became of each, in the same order.
  ///
  /// Throws what `TodoEditing` throws.
  public func importItems(
    _ items: [TodoItem], in run: String, restoring restores: Bool = false
  ) async throws(AppError) -> [TodoImportOutcome] {
    try await database.write { connection throws(AppError) in
      let now = clock.now()
      var logicalClock = try connection.logicalClock()
      var (outcomes, taken) = ([TodoImportOutcome](), [AppliedChanges]())
      for item in items {
        let (outcome, changes) = try connection.importItems(item, restoring: restores, &logicalClock, now)
        outcomes.append(outcome)
        taken += changes
      }
      try connection.keep(logicalClock)
      try connection.remember(
        .imported, taken, count: Set(taken.map(\.before.id)).count, in: run, now)
      return outcomes
    }
  }
}

extension SQLConnection {
  fileprivate func importItems(
    _ item: TodoItem, restoring restores: Bool, _ clock: inout HybridLogicalClock, _ now: Timestamp
  ) throws(AppError) -> (TodoImportOutcome, [AppliedChanges]) {
    guard TodoStore.accepts(item.id) else { return (.invalidID, []) }
    let record = try stored(item.id)?.record
    let isDeleted = record?.isDeleted ?? false
    if isDeleted, !restores { return (.deleted, []) }
    var taken: [AppliedChanges] = []
    if isDeleted {
      let back = TodoRecord.change(item.id, deleted: false, at: try clock.tick(now))
      taken += try take([back], isShared: false, now)
    }
    let known = record?.content
    // What claims to be of the future would win over what was changed since it was written.
    let changed = item.updatedAt.milliseconds
    if known == nil || changed <= now.milliseconds {
      let milliseconds = min(max(changed, 0), max(now.milliseconds, 0), HybridTime.latest)
      let time = HybridTime(milliseconds: milliseconds, device: clock.device)
      clock.receive(time)
      let changes = TodoRecord.changes(to: item, from: known, at: time)
      taken += try take(changes, isShared: false, now)
    }
    if isDeleted { return (.restored, taken) }
    return taken.isEmpty ? (.kept, []) : (known == nil ? .added : .changed, taken)
  }
}
