import AppScreens
import AppValues
import Entities
import Navigation
import Presentation

/// Draws the viewer's filters, to open them or to add a post to them.
struct FiltersView {
  typealias Action = FiltersPresenter.Action

  let strings: FiltersStrings
  let context: ViewContext

  func screen(_ state: FiltersState) -> Screen<Action> {
    if let line = state.entering {
      let asksForName = state.post != nil
      let field = Field<Action>(
        label: asksForName ? strings.name : strings.phrases,
        hint: asksForName ? strings.nameHint : strings.phrasesHint, value: line, submit: { .create($0) },
        cancel: .leave)
      return Screen(title: strings.new, notices: notices(state), field: field)
    }
    return Screen(
      title: state.post == nil ? strings.title : strings.addPost,
      notices: notices(state) + context.notices(readAt: state.readAt),
      blocks: blocks(state), menu: menu(state))
  }

  private func notices(_ state: FiltersState) -> [ScreenNotice] {
    outcome(state) + context.notices(isStale: state.isStale)
  }

  private func outcome(_ state: FiltersState) -> [ScreenNotice] {
    if let problem = state.problem { return [ScreenNotice(.failed, context.words.explain(problem))] }
    return switch state.done {
    case .created(let filter): [ScreenNotice(.done, strings.created(filter.settings.title))]
    case .added(let filter): [ScreenNotice(.done, strings.addedTo(filter.settings.title))]
    case .removed(let filter): [ScreenNotice(.done, strings.removedFrom(filter.settings.title))]
    case nil: []
    }
  }

  private func blocks(_ state: FiltersState) -> [Block<Action>] {
    guard let filters = state.filters else { return [] }
    if filters.isEmpty { return [.text(state.post == nil ? strings.nothing : strings.nothingToAddTo)] }
    let rendering = FilterRendering(strings: strings, context: context)
    guard let post = state.post else {
      return filters.map {
        .entry(Entry(rendering.lines($0), open: state.places.contains(.filter) ? .choose($0.id) : nil))
      }
    }
    return [.text(strings.addPostHint)]
      + filters.map { filter in
        let remark = filter.posts.contains { $0.post == post } ? [Line(strings.hasPost, .accent)] : []
        return .entry(Entry(rendering.lines(filter) + remark, open: .choose(filter.id)))
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
