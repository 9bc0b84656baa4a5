import AppScreens
import AppValues
import Navigation

/// Draws the list of drafts.
struct DraftsView {
  typealias Action = DraftsPresenter.Action

  let strings: DraftsStrings
  let context: ViewContext
  private var drafts: DraftRendering { DraftRendering(strings: strings, context: context) }

  func screen(_ state: DraftsState) -> Screen<Action> {
    if let draft = state.confirming { return question(draft, state) }
    return Screen(
      title: strings.title, notices: notices(state), blocks: blocks(state), menu: menu(state))
  }

  private func question(_ draft: Draft, _ state: DraftsState) -> Screen<Action> {
    Screen(
      title: strings.discardTitle, notices: notices(state),
      blocks: [.text(strings.askDiscard), .lines(drafts.lines(draft))],
      menu: [
        MenuItem(key: "y", label: strings.discardYes, action: .confirmDiscard),
        MenuItem(key: "b", label: strings.discardNo, action: .keep),
      ])
  }

  private func notices(_ state: DraftsState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.problem {
      let text = problem == .gone ? strings.gone : context.words.explain(problem)
      notices.append(ScreenNotice(.failed, text))
    }
    if state.done == .discarded { notices.append(ScreenNotice(.done, strings.discarded)) }
    return notices + context.notices(isStale: state.isStale)
  }

  private func blocks(_ state: DraftsState) -> [Block<Action>] {
    guard let found = state.drafts else { return [] }
    if found.isEmpty { return [.text(strings.empty)] }
    return found.map { draft in
      .entry(
        Entry(
          drafts.lines(draft), open: state.places.contains(draft.writing.place) ? .open(draft.id) : nil,
          shortcuts: ["d": .discard(draft.id)]))
    }
  }

  private func menu(_ state: DraftsState) -> [MenuItem<Action>] {
    let retry = MenuItem(key: "r", label: strings.retry, action: Action.retry)
    let newPost = MenuItem(key: "n", label: strings.newPost, action: Action.newPost)
    return (state.drafts == nil ? [retry] : []) + (state.places.contains(.compose) ? [newPost] : [])
  }
}
