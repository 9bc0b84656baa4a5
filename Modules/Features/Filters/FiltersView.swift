import AppScreens
import AppValues
import Entities
import Navigation
import Presentation

/// Draws the viewer's filters.
struct FiltersView {
  typealias Action = FiltersPresenter.Action

  let strings: FiltersStrings
  let context: ViewContext

  func screen(_ state: FiltersState) -> Screen<Action> {
    if let line = state.entering {
      let field = Field<Action>(
        label: strings.phrases, hint: strings.phrasesHint, value: line, submit: { .create($0) },
        cancel: .leave)
      return Screen(title: strings.new, notices: notices(state), field: field)
    }
    return Screen(
      title: strings.title, notices: notices(state) + context.notices(readAt: state.readAt),
      blocks: blocks(state), menu: menu(state))
  }

  private func notices(_ state: FiltersState) -> [ScreenNotice] {
    outcome(state) + context.notices(isStale: state.isStale)
  }

  private func outcome(_ state: FiltersState) -> [ScreenNotice] {
    if let problem = state.problem { return [ScreenNotice(.failed, context.words.explain(problem))] }
    return state.done.map { [ScreenNotice(.done, strings.created($0.settings.title))] } ?? []
  }

  private func blocks(_ state: FiltersState) -> [Block<Action>] {
    guard let filters = state.filters else { return [] }
    if filters.isEmpty { return [.text(strings.nothing)] }
    let rendering = FilterRendering(strings: strings, context: context)
    return filters.map {
      .entry(Entry(rendering.lines($0), open: state.places.contains(.filter) ? .open($0.id) : nil))
    }
  }

  private func menu(_ state: FiltersState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return context.signIn(state.places.contains(.signIn), .signIn) }
    return [
      MenuItem(key: "a", label: strings.new, action: .ask),
      MenuItem(key: "r", label: context.words.shared.refresh, action: .refresh),
    ]
  }
}
