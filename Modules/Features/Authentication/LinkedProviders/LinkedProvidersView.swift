import AppScreens
import AppValues

/// Draws the providers' accounts by which someone signs in.
struct LinkedProvidersView {
  typealias Action = LinkedProvidersPresenter.Action

  let strings: LinkedProvidersStrings
  let proof: ProofStrings
  let opensPages: Bool
  let context: ViewContext

  func screen(_ state: LinkedProvidersState) -> Screen<Action> {
    var screen = Screen<Action>(title: strings.title, notices: context.notices(of: state.problem))
    if let unlinking = state.unlinking {
      screen.blocks = [.text(strings.unlinking(name(of: unlinking)))]
      ProofView(strings: proof, context: context).ask(state.proof, on: &screen, back: .back) { .prove($0) }
      return screen
    }
    if let unlinked = state.done { screen.notices.append(ScreenNotice(.done, strings.unlinked(unlinked))) }
    screen.notices += context.notices(isStale: state.isStale)
    if let linked = state.linked {
      screen.blocks.append(.text(linked.isEmpty ? strings.none : strings.explanation))
      screen.blocks += linked.map { link in
        let lines = [
          [name(of: link), link.email.map { Printable.stripped($0) }].compactMap(\.self).joined(
            separator: " · "),
          strings.since(context.words.dateAndTime(link.linkedAt)),
          link.isEmailOff ? strings.emailOff(name(of: link)) : nil,
        ]
        return .entry(Entry(lines.compactMap { $0.map { Line($0) } }, open: .unlink(link.id)))
      }
    }
    if let page = state.page {
      screen.blocks += [.text(strings.linkMore), .text(Printable.stripped(page))]
      if opensPages { screen.menu.append(MenuItem(label: strings.openPage, action: .openPage)) }
    }
    screen.menu.append(MenuItem(key: "r", label: strings.refresh, action: .refresh))
    return screen
  }

  private func name(of link: LinkedProvider) -> String { Printable.stripped(link.provider.name) }
}
