import AppScreens
import AppValues

/// Draws the categories in use.
struct TodoCategoriesView {
  typealias Action = TodoCategoriesPresenter.Action

  let strings: TodoStrings
  let context: ViewContext
  private var todos: TodoRendering { TodoRendering(strings: strings, context: context) }
  private var words: TodoStrings.CategoryList { strings.categoryList }

  func screen(_ state: TodoCategoriesState) -> Screen<Action> {
    Screen(
      title: words.title,
      notices: context.notices(of: state.problem) + context.notices(isStale: state.isStale),
      blocks: blocks(state),
      menu: [MenuItem(key: "r", label: context.words.shared.refresh, action: .refresh)])
  }

  private func blocks(_ state: TodoCategoriesState) -> [Block<Action>] {
    guard let counts = state.counts else { return [] }
    if counts.categories.isEmpty { return [.text(words.nothing)] }
    let all = entry(words.all, nil, counts, state)
    return [all] + counts.categories.map { entry(todos.name(of: $0.category), $0.category, counts, state) }
  }

  private func entry(
    _ name: String, _ category: TodoCategory?, _ counts: TodoCounts, _ state: TodoCategoriesState
  ) -> Block<Action> {
    let summary = todos.summary(
      open: counts.open(in: category), overdue: counts.overdue(in: category), done: counts.done(in: category))
    let line = Line([TextSpan(name)], trailing: summary.map { [TextSpan($0, .faint)] } ?? [])
    return .entry(Entry([line], open: state.places.contains(.list) ? .open(category) : nil))
  }
}
