/// The names of the categories that there are.
struct CategoryNames: Sendable {
  let input: [TodoInputStrings]
  /// The categories in use.
  var used: [TodoCategory] = []

  /// The category that a name means, ignoring case, accents and width: a built-in one by its code and by its name in any
  /// language, or one in use; nil for a new name.
  func known(_ name: String) -> TodoCategory? {
    let folded = TodoInteractor.folded(name)
    return builtIn(folded: folded) ?? used.first { TodoInteractor.folded($0.rawValue) == folded }
  }

  /// The built-in category that a name means; nil for any other.
  func builtIn(_ name: String) -> TodoCategory? { builtIn(folded: TodoInteractor.folded(name)) }

  private func builtIn(folded: String) -> TodoCategory? {
    TodoCategory.builtIn.first { category in
      category.rawValue == folded
        || input.contains { TodoInteractor.folded($0.name(of: category)) == folded }
    }
  }
}
