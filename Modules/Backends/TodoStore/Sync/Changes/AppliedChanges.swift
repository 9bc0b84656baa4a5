/// What was taken in of one todo.
struct AppliedChanges: Sendable {
  /// What was known before.
  let before: TodoRecord
  /// The changes that were later, in their order; never none.
  let changes: [FieldChange]

  /// What is known since.
  var after: TodoRecord {
    var record = before
    for change in changes { record.apply(change) }
    return record
  }
}
