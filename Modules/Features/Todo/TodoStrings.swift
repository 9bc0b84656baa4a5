public import AppScreens

/// The texts of the screens about todos. A host can change them on a copy.
public struct TodoStrings: LocalizedStrings {
  /// The names of the built-in categories, and what people enter for them.
  public var input: TodoInputStrings
  /// How often todos come again.
  public var repetition: TodoRepetitionStrings
  /// The names of changes that can be taken back.
  public var steps: TodoStepStrings
  public var title: String
  public var open, overdue, done: CountedText
  /// Joins counts ("4 open, 2 overdue").
  public var and: String

  // The list.
  public var nothing, nothingInCategory, allDone: String
  public var showDone: CountedText
  public var doneHeading, foldDone: String
  public var new, search, categories: String
  /// Deletes all that are done.
  public var clear: String
  /// The titles of the lists by when todos are due.
  public var today, week, overdueTitle, undated: String
  /// Where one of those has none.
  public var nothingDue: String

  // A line of a list.
  public var dueToday, dueTomorrow: String
  public var due, overdueSince: @Sendable (_ date: String) -> String
  public var isDone: String
  /// In the place of a todo that was deleted.
  public var gone: @Sendable (_ description: String) -> String

  // What became of it. A host whose people type says here how to undo it.
  public var completed, reopened, added, deleted, restored: @Sendable (_ description: String) -> String
  /// The same with the day and the category that the line named.
  public var addedWith: @Sendable (_ description: String, _ values: String) -> String
  /// The todo with the day and the category that the answer named.
  public var savedWith: @Sendable (_ todo: String) -> String
  /// Done, and when it's due again.
  public var dueAgain: @Sendable (_ description: String, _ date: String) -> String
  /// What became of several.
  public var completedAll, reopenedAll, cleared: CountedText
  public var saved, draftSaved: String
  /// What others have changed.
  public var addedElsewhere, changedElsewhere: CountedText

  public var detail: Detail
  public var adding: Adding
  public var searching: Searching
  public var categoryList: CategoryList
  public var deletedList: DeletedList
}

extension TodoStrings {
  /// One todo.
  public struct Detail: Sendable {
    public var title: String
    public var description, category, due, notes, repetition: String
    public var categoryHint, dueHint, repetitionHint: String
    /// Where there is no day, and where there are no notes.
    public var none: String
    /// Behind a value of which there is a draft.
    public var draft: String
    public var markDone, markOpen, delete: String
    public var created, updated: @Sendable (_ time: String) -> String
  }

  /// A new todo.
  public struct Adding: Sendable {
    public var title, field, hint: String
    public var titleIn: @Sendable (_ category: String) -> String
    /// Asks whether to add what is there already.
    public var again: String
    public var yes, no: String
    public var readOnly: String
  }

  /// The search.
  public struct Searching: Sendable {
    public var title, field, hint: String
    public var titleFor: @Sendable (_ query: String) -> String
    public var nothing, suggestion, newSearch, more: String
    /// What is found while one types.
    public var found: CountedText
    public var foundMore: @Sendable (_ count: Int) -> String
    public var preview: @Sendable (_ found: String, _ descriptions: [String]) -> String
  }

  /// The categories.
  public struct CategoryList: Sendable {
    public var title, all, nothing: String
  }

  /// What was deleted.
  public struct DeletedList: Sendable {
    public var title, nothing: String
    /// How to bring one back; and where they can't be, how long they're listed.
    public var hint, kept: String
    public var deleted: @Sendable (_ ago: String) -> String
    public var changedSince: String
  }
}
