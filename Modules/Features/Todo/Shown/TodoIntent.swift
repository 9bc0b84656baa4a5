public import AppValues

/// What people can do with a todo on any screen that shows it.
public enum TodoIntent: Hashable, Sendable {
  /// Opens it.
  case open(ID<TodoItem>)
  /// Asks what it's to be called instead.
  case edit(ID<TodoItem>)
  /// Marks it as done; or, where it's done, as not done.
  case toggle(ID<TodoItem>)
  /// Deletes it.
  case delete(ID<TodoItem>)
  /// Takes back the last change made on this device.
  case undo
}

/// What an action on a todo achieved, with its description.
public enum TodoOutcome: Hashable, Sendable {
  /// It's marked as done; the day on which it comes again, if it repeats.
  case completed(String, again: CalendarDate? = nil)
  /// It's marked as not done.
  case reopened(String)
  /// It's deleted, and can be brought back.
  case deleted(String)
  /// It was deleted, and is back.
  case restored(String)
  /// All of so many that were done are deleted.
  case cleared(Int)
  /// A change was taken back; nil where there was none.
  case undone(TodoUndone?)
  /// A value of it was changed.
  case saved
  /// What was written about it is saved as a draft.
  case draftSaved
}
