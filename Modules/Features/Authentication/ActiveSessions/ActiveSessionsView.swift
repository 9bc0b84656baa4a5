import AppScreens

/// Draws the sessions of an account.
struct ActiveSessionsView {
  typealias Action = ActiveSessionsPresenter.Action

  let words: AuthenticationStrings
  let context: ViewContext

  private var strings: ActiveSessionsStrings { words.activeSessions }

  func screen(_ state: ActiveSessionsState) -> Screen<Action> {
    var screen = Screen<Action>(title: strings.title, notices: context.notices(of: state.problem))
    if let ended = state.done { screen.notices.append(ScreenNotice(.done, strings.ended(ended))) }
    screen.notices += context.notices(isStale: state.isStale)
    if let current = state.current {
      screen.blocks.append(.text(strings.here(context.words.dateAndTime(current.createdAt))))
      let known = [current.device, current.lastAddress.isEmpty ? "" : strings.from(current.lastAddress)]
        .filter { !$0.isEmpty }
      if !known.isEmpty { screen.blocks.append(.text(known.joined(separator: " · "))) }
      screen.blocks.append(.text(state.others.isEmpty ? strings.nowhereElse : strings.explanation))
    }
    screen.blocks += state.others.map { other in
      let since = strings.since(context.words.dateAndTime(other.createdAt))
      let lines = [words.holder(of: other), "\(since) · \(strings.use(of: other, context))"]
      return .entry(Entry(lines.compactMap { $0.map { Line($0) } }, open: .end(other.id)))
    }
    if state.others.count > 1 {
      screen.menu.append(MenuItem(label: strings.endOthers, action: .endOthers))
    }
    screen.menu.append(MenuItem(key: "r", label: strings.refresh, action: .refresh))
    return screen
  }
}
