import AppScreens
import AppValues

/// Draws what was found, or asks for a query.
struct TodoSearchView {
  typealias Action = TodoSearchPresenter.Action

  let strings: TodoStrings
  let context: ViewContext
  private var todos: TodoRendering { TodoRendering(strings: strings, context: context) }
  private var words: TodoStrings.Searching { strings.searching }

  /// How many are named of what is found while one types.
  private static let named = 3

  func screen(_ state: TodoSearchState) -> Screen<Action> {
    guard !state.isAsking, let query = state.query else {
      return Screen(
        title: words.title, notices: todos.notices(state) + preview(state),
        field: state.isAsking ? field(state) : nil)
    }
    return Screen(
      title: words.titleFor(query), notices: todos.notices(state), blocks: results(state), menu: menu(state),
      together: todos.together(state.results.items) { .todo($0) })
  }

  private func field(_ state: TodoSearchState) -> Field<Action> {
    Field(
      label: words.field, hint: words.hint, value: state.entered, submit: { .search($0) },
      cancel: .leaveQuery, typing: { .typing($0) }, isAnsweredAtOnce: true)
  }

  /// What is found so far comes as news, which doesn't disturb what is being typed.
  private func preview(_ state: TodoSearchState) -> [ScreenNotice] {
    guard let preview = state.preview else { return [] }
    let count = preview.items.count
    if count == 0 { return [ScreenNotice(.news, words.nothing)] }
    let found = preview.isMore ? words.foundMore(count) : words.found(count)
    let named = preview.items.prefix(Self.named).map { todos.quoted($0.description) }
    return [ScreenNotice(.news, words.preview(found, named))]
  }

  private func results(_ state: TodoSearchState) -> [Block<Action>] {
    if state.results.items.isEmpty { return [.text(words.nothing), .text(words.suggestion)] }
    return state.results.items.map { todos.entry($0, in: state.acting) { .todo($0) } }
  }

  private func menu(_ state: TodoSearchState) -> [MenuItem<Action>] {
    var menu: [MenuItem<Action>] = []
    if state.results.older != nil { menu.append(MenuItem(key: "m", label: words.more, action: .more)) }
    menu += todos.undo(state.acting) { .todo($0) }
    return menu + [
      MenuItem(key: "/", label: words.newSearch, action: .ask),
      MenuItem(key: "r", label: context.words.shared.refresh, action: .refresh),
    ]
  }
}
