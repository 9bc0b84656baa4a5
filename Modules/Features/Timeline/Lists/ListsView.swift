import AppScreens
import Entities
import Presentation

/// Draws the viewer's lists.
struct ListsView {
  typealias Action = ListsPresenter.Action

  let strings: TimelineStrings
  let context: ViewContext

  private var words: ListsStrings { strings.lists }

  func screen(_ state: ListsState) -> Screen<Action> {
    if let title = state.naming {
      let field = Field<Action>(
        label: words.name, hint: words.nameHint, value: title, submit: { .create($0) }, cancel: .leave)
      return Screen(title: words.new, notices: notices(state), field: field)
    }
    return Screen(
      title: words.title, notices: notices(state), blocks: blocks(state), menu: menu(state))
  }

  private func notices(_ state: ListsState) -> [ScreenNotice] {
    outcome(state) + context.notices(isUnread: state.isStale)
  }

  private func outcome(_ state: ListsState) -> [ScreenNotice] {
    if let problem = state.problem {
      return [ScreenNotice(.failed, context.words.explain(problem, about: .list))]
    }
    return state.done.map { [ScreenNotice(.done, words.created($0.title))] } ?? []
  }

  private func blocks(_ state: ListsState) -> [Block<Action>] {
    guard let lists = state.lists else { return [] }
    if lists.isEmpty { return [.text(words.nothing)] }
    return lists.map { .entry(Entry([context.lists.line($0)], open: .open($0.id))) }
  }

  private func menu(_ state: ListsState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return [MenuItem(key: "i", label: strings.signIn, action: .signIn)] }
    return [
      MenuItem(key: "a", label: words.new, action: .ask),
      MenuItem(key: "r", label: strings.refresh, action: .refresh),
    ]
  }
}
