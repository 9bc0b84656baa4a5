import AppScreens
import AppValues
import Entities
import Navigation
import Presentation

/// Draws the inbox of direct posts.
struct ConversationsView {
  typealias Action = ConversationsPresenter.Action

  let strings: ConversationsStrings
  let context: ViewContext
  let viewer: Viewer

  func screen(_ state: ConversationsState) -> Screen<Action> {
    Screen(
      title: strings.title, notices: notices(state) + context.notices(readAt: state.list?.readAt),
      blocks: blocks(state), menu: menu(state))
  }

  private func notices(_ state: ConversationsState) -> [ScreenNotice] {
    outcome(state) + context.notices(isStale: state.isStale)
  }

  private func outcome(_ state: ConversationsState) -> [ScreenNotice] {
    switch state.problem {
    case .notFound: return [ScreenNotice(.failed, strings.gone)]
    case let problem?: return context.notices(of: problem)
    case nil: break
    }
    return state.done == .removed ? [ScreenNotice(.done, strings.removed)] : []
  }

  private func blocks(_ state: ConversationsState) -> [Block<Action>] {
    guard let list = state.list else { return [] }
    if list.items.isEmpty { return [.text(strings.nothing), .text(strings.howToBegin)] }
    let rendering = ConversationRendering(strings: strings, context: context)
    return state.conversations.map { conversation in
      var shortcuts: [String: Action] = ["x": .remove(conversation.id)]
      if state.places.contains(.comment) { shortcuts["c"] = .answer(conversation.id) }
      return .entry(
        Entry(
          rendering.lines(conversation, for: viewer),
          open: state.places.contains(.post) ? .open(conversation.id) : nil, shortcuts: shortcuts))
    }
  }

  private func menu(_ state: ConversationsState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return context.signIn(state.places.contains(.signIn), .signIn) }
    let more = MenuItem(key: "m", label: context.words.shared.more, action: Action.more)
    let refresh = MenuItem(key: "r", label: context.words.shared.refresh, action: Action.refresh)
    return state.list?.older == nil ? [refresh] : [more, refresh]
  }
}
