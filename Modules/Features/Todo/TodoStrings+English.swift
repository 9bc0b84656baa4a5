import AppScreens

extension TodoStrings {
  public static let english = TodoStrings(
    input: .english, repetition: .english, steps: .english,
    title: "Todos",
    open: CountedText(.english, other: "%d open"), overdue: CountedText(.english, other: "%d overdue"),
    done: CountedText(.english, other: "%d done"), and: ", ",
    nothing: "Nothing to do yet.", nothingInCategory: "Nothing to do in this category.",
    allDone: "All done.",
    showDone: CountedText(.english, other: "%d done"), doneHeading: "Done", foldDone: "Hide done",
    new: "New todo", search: "Search", categories: "Categories",
    clear: "Delete everything that's done", today: "Today", week: "Next 7 days", overdueTitle: "Overdue",
    undated: "Without a date", nothingDue: "Nothing here.",
    dueToday: "due today", dueTomorrow: "due tomorrow",
    due: { "due \($0)" }, overdueSince: { "overdue: \($0)" }, isDone: "done",
    gone: { "Deleted: \($0)" },
    completed: { "Done: \($0)" }, reopened: { "Open again: \($0)" }, added: { "Added: \($0)" },
    deleted: { "Deleted: \($0). You can undo this." },
    restored: { "Restored: \($0)" },
    addedWith: { "Added: \($0) · \($1)" }, savedWith: { "Saved: \($0)" },
    dueAgain: { "Done: \($0). Due again \($1)." },
    completedAll: CountedText(.english, one: "%d todo done.", other: "%d todos done."),
    reopenedAll: CountedText(.english, one: "%d todo open again.", other: "%d todos open again."),
    cleared: CountedText(
      .english, one: "%d todo deleted. You can undo this.", other: "%d todos deleted. You can undo this."),
    saved: "Saved.", draftSaved: SharedStrings.english.drafts.saved,
    addedElsewhere: CountedText(
      .english, one: "%d todo was added elsewhere. Refresh to show it.",
      other: "%d todos were added elsewhere. Refresh to show them."),
    changedElsewhere: CountedText(
      .english, one: "%d todo was changed elsewhere.", other: "%d todos were changed elsewhere."),
    detail: .english, adding: .english, searching: .english, categoryList: .english,
    deletedList: .english)
}

extension TodoStrings.Detail {
  static let english = Self(
    title: "Todo", description: "Description", category: "Category", due: "Due", notes: "Notes",
    repetition: "Repeats",
    categoryHint: "Personal, work, shopping, other, or a name of your own.",
    dueHint:
      "A date such as 27 Nov or 11/27, or words: tomorrow, next Friday, in 3 days, end of month.",
    repetitionHint: "Day, week, month or year, or words such as every 2 weeks.",
    none: "none", draft: "draft", markDone: "Mark as done", markOpen: "Mark as not done", delete: "Delete",
    created: { "Added \($0)" }, updated: { "changed \($0)" })
}

extension TodoStrings.Adding {
  static let english = Self(
    title: "New todo", field: "What to do", hint: "One line. For example: Buy milk tomorrow @shopping",
    titleIn: { "New todo in \($0)" },
    again: "You already have this. Add it again?", yes: "Yes, add it again", no: "No, don't add it",
    readOnly: "Todos can't be added here.")
}

extension TodoStrings.Searching {
  static let english = Self(
    title: "Search", field: "Search for", hint: "Words from a todo or its notes.",
    titleFor: { "Search: \($0)" },
    nothing: "No results.", suggestion: "Try fewer or shorter words, or another spelling.",
    newSearch: "New search", more: "More results",
    found: CountedText(.english, other: "%d found"), foundMore: { "More than \($0) found" },
    preview: { "\($0): \($1.joined(separator: " · "))" })
}

extension TodoStrings.CategoryList {
  static let english = Self(title: "Categories", all: "All todos", nothing: "No categories yet.")
}

extension TodoStrings.DeletedList {
  static let english = Self(
    title: "Deleted todos", nothing: "Nothing was deleted in the last 30 days.",
    hint: "Choose a number to restore it. Todos stay here for 30 days.", kept: "Todos stay here for 30 days.",
    deleted: { "deleted \($0)" }, changedSince: "changed since")
}
