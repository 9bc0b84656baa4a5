import AppScreens

/// Draws the passkeys of an account.
struct PasskeysView {
  typealias Action = PasskeysPresenter.Action

  let strings: PasskeysStrings
  let proof: ProofStrings
  let context: ViewContext

  func screen(_ state: PasskeysState) -> Screen<Action> {
    var screen = Screen<Action>(title: strings.title, notices: context.notices(of: state.problem))
    switch state.done {
    case .renamed?: screen.notices.append(ScreenNotice(.done, strings.renamed))
    case .removed(let name)?: screen.notices.append(ScreenNotice(.done, strings.removed(name)))
    case nil: break
    }
    screen.notices += context.notices(isStale: state.isStale)
    switch state.step {
    case .list: list(state, on: &screen)
    case .passkey(let passkey):
      screen.title = passkey.name
      screen.blocks = [.text(strings.detail(of: passkey, context))]
      screen.menu = [
        MenuItem(label: strings.rename, action: .rename), MenuItem(label: strings.remove, action: .remove),
        .back(context.words, .back),
      ]
    case .name(let passkey):
      screen.title = passkey.name
      screen.field = Field(
        label: strings.name, value: passkey.name, submit: { .enterName($0) }, cancel: .back)
    case .proof(let passkey, let asked):
      screen.title = passkey.name
      ProofView(strings: proof, context: context).ask(asked, on: &screen, back: .back) { .prove($0) }
    }
    return screen
  }

  private func list(_ state: PasskeysState, on screen: inout Screen<Action>) {
    if let passkeys = state.passkeys {
      screen.blocks = [.text(passkeys.isEmpty ? strings.none : strings.explanation)]
      screen.blocks += passkeys.map { passkey in
        .entry(
          Entry([Line(passkey.name), Line(strings.detail(of: passkey, context))], open: .choose(passkey.id)))
      }
    }
    screen.blocks.append(.text(strings.adding(state.page)))
    screen.menu = [MenuItem(key: "r", label: strings.refresh, action: .refresh)]
  }
}
