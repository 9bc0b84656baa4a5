import AppScreens
import AppValues

/// Draws what was deleted and can be brought back.
struct DeletedTodosView {
  typealias Action = DeletedTodosPresenter.Action

  let strings: TodoStrings
  let context: ViewContext
  private var todos: TodoRendering { TodoRendering(strings: strings, context: context) }
  private var words: TodoStrings.DeletedList { strings.deletedList }

  func screen(_ state: DeletedTodosState) -> Screen<Action> {
    Screen(
      title: words.title, notices: notices(state), blocks: state.isLoaded ? blocks(state) : [],
      menu: menu(state))
  }

  private func notices(_ state: DeletedTodosState) -> [ScreenNotice] {
    context.notices(of: state.problem)
      + (state.done.map { [ScreenNotice(.done, todos.text($0))] } ?? [])
      + context.notices(isStale: state.isStale)
  }

  private func blocks(_ state: DeletedTodosState) -> [Block<Action>] {
    if state.todos.items.isEmpty { return [.text(words.nothing)] }
    return [.text(state.canRestore ? words.hint : words.kept)] + state.todos.items.map { entry($0, state) }
  }

  private func entry(_ todo: DeletedTodo, _ state: DeletedTodosState) -> Block<Action> {
    if state.restored.contains(todo.id) {
      // It keeps its number, so that those below it keep theirs.
      let line = Line(strings.restored(todo.item.description), .faint)
      return .entry(Entry([line], open: .restore(todo.id)))
    }
    return .entry(Entry([todos.line(todo)], open: state.canRestore ? .restore(todo.id) : nil))
  }

  private func menu(_ state: DeletedTodosState) -> [MenuItem<Action>] {
    var menu: [MenuItem<Action>] = []
    if state.todos.older != nil {
      menu.append(MenuItem(key: "m", label: context.words.shared.more, action: .more))
    }
    return menu + [MenuItem(key: "r", label: context.words.shared.refresh, action: .refresh)]
  }
}
