import AppScreens
import AppValues
import Entities
import Navigation
import Presentation

/// Draws the requests and the policy.
struct NoticeRequestsView {
  typealias Action = NoticeRequestsPresenter.Action

  let strings: NoticeRequestsStrings
  let context: ViewContext

  func screen(_ state: NoticeRequestsState) -> Screen<Action> {
    if let origin = state.choosing {
      return Screen(
        title: strings.origin(origin), notices: notices(state) + age(state),
        blocks: [.text(strings.question)],
        menu: choices(state.policy?.treatment(of: origin)))
    }
    return Screen(
      title: strings.title, notices: notices(state) + age(state), blocks: requests(state) + policy(state),
      menu: menu(state))
  }

  private func notices(_ state: NoticeRequestsState) -> [ScreenNotice] {
    switch state.problem {
    case .notFound: return [ScreenNotice(.failed, strings.gone)]
    case let problem?: return context.notices(of: problem)
    case nil: break
    }
    let done: String? =
      switch state.done {
      case .accepted: strings.accepted
      case .dismissed: strings.dismissed
      case .saved: strings.saved
      case nil: nil
      }
    return done.map { [ScreenNotice(.done, $0)] } ?? []
  }

  private func age(_ state: NoticeRequestsState) -> [ScreenNotice] {
    context.notices(readAt: state.list?.readAt ?? state.policy?.readAt)
  }

  private func requests(_ state: NoticeRequestsState) -> [Block<Action>] {
    guard let list = state.list else { return [] }
    if list.items.isEmpty { return [.text(strings.nothing)] }
    let rendering = NoticeRequestRendering(strings: strings, context: context)
    return list.items.map { request in
      .entry(
        Entry(
          rendering.lines(request), open: state.places.contains(.profile) ? .open(request.id) : nil,
          shortcuts: ["y": .accept(request.id), "x": .dismiss(request.id)]))
    }
  }

  private func policy(_ state: NoticeRequestsState) -> [Block<Action>] {
    guard let policy = state.policy else { return [] }
    let entries = NoticeOrigin.allCases.map { origin -> Block<Action> in
      let value = strings.treatment(policy.treatment(of: origin))
      return .entry(
        Entry(
          [Line([TextSpan("\(strings.origin(origin)): "), TextSpan(value, .strong)])], open: .choose(origin)))
    }
    return [.heading(strings.policy), .text(strings.explanation)] + entries
  }

  private func choices(_ present: NoticeTreatment?) -> [MenuItem<Action>] {
    let choices = NoticeTreatment.allCases.map { treatment in
      let name = strings.meaning(treatment)
      return MenuItem(
        label: treatment == present ? strings.current(name) : name, action: Action.set(treatment))
    }
    return choices + [MenuItem(key: "b", label: strings.keep, action: .keep)]
  }

  private func menu(_ state: NoticeRequestsState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return context.signIn(state.places.contains(.signIn), .signIn) }
    let more = MenuItem(key: "m", label: context.words.shared.more, action: Action.more)
    let refresh = MenuItem(key: "r", label: context.words.shared.refresh, action: Action.refresh)
    return state.list?.older == nil ? [refresh] : [more, refresh]
  }
}
