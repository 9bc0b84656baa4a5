import AppScreens
import AppValues
import Entities
import Navigation
import Presentation

/// Draws the viewer's lists.
struct ListsView {
  typealias Action = ListsPresenter.Action

  let strings: ListsStrings
  let context: ViewContext

  func screen(_ state: ListsState) -> Screen<Action> {
    if let title = state.naming {
      let field = Field<Action>(
        label: strings.name, hint: strings.nameHint, value: title, submit: { .create($0) }, cancel: .leave,
        remaining: { TextLimit.list.remaining($0) })
      return Screen(title: strings.new, notices: notices(state), field: field)
    }
    return Screen(
      title: strings.title, notices: notices(state) + context.notices(readAt: state.readAt),
      blocks: blocks(state), menu: menu(state))
  }

  private func notices(_ state: ListsState) -> [ScreenNotice] {
    outcome(state) + context.notices(isStale: state.isStale)
  }

  private func outcome(_ state: ListsState) -> [ScreenNotice] {
    if let problem = state.problem {
      return [ScreenNotice(.failed, context.words.explain(problem, about: .list))]
    }
    return state.done.map { [ScreenNotice(.done, strings.created($0.title))] } ?? []
  }

  private func blocks(_ state: ListsState) -> [Block<Action>] {
    guard let lists = state.lists else { return [] }
    if lists.isEmpty { return [.text(strings.nothing)] }
    return lists.map {
      .entry(
        Entry(
          [context.lists.line($0)],
          open: state.places.isDisjoint(with: [.list, .listMembers]) ? nil : .open($0.id)))
    }
  }

  private func menu(_ state: ListsState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return context.signIn(state.places.contains(.signIn), .signIn) }
    return [
      MenuItem(key: "a", label: strings.new, action: .ask),
      MenuItem(key: "r", label: context.words.shared.refresh, action: .refresh),
    ]
  }
}
