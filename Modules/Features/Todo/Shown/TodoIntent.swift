public import AppValues

/// What people can do with a todo on any screen that shows it.
public enum TodoIntent: Hashable, Sendable {
  /// Opens it.
  case open(ID<TodoItem>)
  /// Asks what it's to be called instead.
  case edit(ID<TodoItem>)
  /// Marks it as done; or, where it's done, as not done.
  case toggle(ID<TodoItem>)
  /// Deletes it; `takeBack` brings it back.
  case delete(ID<TodoItem>)
  /// Brings back what was deleted last on this visit.
  case takeBack
}

/// What an action on a todo achieved, with its description.
public enum TodoOutcome: Hashable, Sendable {
  /// It's marked as done.
  case completed(String)
  /// It's marked as not done.
  case reopened(String)
  /// It's deleted, and can be brought back on this visit.
  case deleted(String)
  /// It was deleted, and is back.
  case restored(String)
  /// A value of it was changed.
  case saved
  /// What was written about it is saved as a draft.
  case draftSaved
}
