import AppScreens
import AppValues

/// Draws the providers' accounts by which someone signs in.
struct LinkedProvidersView {
  typealias Action = LinkedProvidersPresenter.Action

  let strings: LinkedProvidersStrings
  /// The words of going to providers.
  let ways: ProviderSignInStrings
  let proof: ProofStrings
  let opensPages: Bool
  let context: ViewContext

  func screen(_ state: LinkedProvidersState) -> Screen<Action> {
    var screen = Screen<Action>(
      title: strings.title, notices: state.visit.map(ways.notices) ?? context.notices(of: state.problem))
    if let pending = state.pending, state.proof != nil {
      screen.blocks = [.text(said(pending, by: (strings.linking, strings.unlinking)))]
      ProofView(strings: proof, context: context).ask(state.proof, on: &screen, back: .back) { .prove($0) }
      return screen
    }
    if let done = state.done {
      screen.notices.append(ScreenNotice(.done, said(done, by: (strings.linked, strings.unlinked))))
    }
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
    if let visit = state.visit { screen.blocks += ways.picture(visit) }
    screen.menu += ways.ways(
      to: state.offered, opensPages: opensPages, byBrowser: { .link($0, byCode: false) },
      byCode: { .link($0, byCode: true) })
    screen.menu.append(MenuItem(key: "r", label: strings.refresh, action: .refresh))
    return screen
  }

  private func said(
    _ change: LinkedProvidersState.Change,
    by words: (link: @Sendable (String) -> String, unlink: @Sendable (String) -> String)
  ) -> String {
    let name = Printable.stripped(change.provider.name)
    return if case .link = change { words.link(name) } else { words.unlink(name) }
  }

  private func name(of link: LinkedProvider) -> String { Printable.stripped(link.provider.name) }
}
