public import AppValues

/// What people can do with a todo on any screen that shows it.
public enum TodoIntent: Hashable, Sendable {
  /// Opens it.
  case open(ID<TodoItem>)
  /// Asks what it's to be called instead.
  case edit(ID<TodoItem>)
  /// Marks it as done; or, where it's done, as not done.
  case toggle(ID<TodoItem>)
  /// Marks several as done; or, where all of them are done, as not done.
  case toggleAll([ID<TodoItem>])
  /// Deletes it.
  case delete(ID<TodoItem>)
  /// Deletes several.
  case deleteAll([ID<TodoItem>])
  /// Takes back the last change made on this device.
  case undo
}

/// What an action on a todo achieved, with its description.
public enum TodoOutcome: Hashable, Sendable {
  /// It's marked as done; the day on which it comes again, if it repeats.
  case completed(String, again: CalendarDate? = nil)
  /// It's marked as not done.
  case reopened(String)
  /// So many are marked as done.
  case completedAll(Int)
  /// So many are marked as not done.
  case reopenedAll(Int)
  /// It's deleted, and can be brought back.
  case deleted(String)
  /// It was deleted, and is back.
  case restored(String)
  /// So many are deleted, and can be brought back.
  case cleared(Int)
  /// A change was taken back; nil where there was none.
  case undone(TodoUndone?)
  /// A change wasn't taken back: it was no longer the last.
  case notLast(TodoStep)
  /// A value of it was changed.
  case saved
  /// What was written about it is saved as a draft.
  case draftSaved
}
