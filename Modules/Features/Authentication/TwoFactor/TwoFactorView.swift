import AppScreens
import AppValues

/// Draws turning two-factor authentication on and off.
struct TwoFactorView {
  typealias Action = TwoFactorPresenter.Action

  let strings: TwoFactorStrings
  let proof: ProofStrings
  let context: ViewContext

  func screen(_ state: TwoFactorState) -> Screen<Action> {
    var screen = Screen<Action>(title: strings.title, notices: context.notices(of: state.problem))
    switch state.step {
    case .status: show(state.status, on: &screen)
    case .question:
      screen.blocks = [.text(strings.question)]
      screen.menu = [
        MenuItem(key: "y", label: strings.turnOff, action: .want(.turnOff)),
        MenuItem(key: "b", label: strings.keep, action: .back),
      ]
    case .proof(let asked, _):
      ProofView(strings: proof, context: context).ask(asked, on: &screen, back: .back) { .prove($0) }
    case .setup(let setup, let code):
      screen.blocks = [.text(code == nil ? strings.enterSecret : strings.scan)]
      if let code { screen.blocks.append(.text(code.lines.joined(separator: "\n"))) }
      screen.blocks.append(.text("\(strings.secret): \(setup.groups.value)"))
      screen.field = Field(
        label: strings.code, hint: strings.codeHint, submit: { .enterCode(Secret($0)) }, cancel: .back)
    case .codes(let codes):
      screen.blocks = [
        .text(strings.save), .text(codes.map(RecoveryCodeText.shown).joined(separator: "\n")),
      ]
      screen.menu = [MenuItem(key: "b", label: strings.saved, action: .back)]
    }
    return screen
  }

  private func show(_ status: TwoFactorStatus?, on screen: inout Screen<Action>) {
    if let status {
      screen.blocks = [.text(status.isOn ? strings.isOn(status.recoveryCodesLeft) : strings.isOff)]
      screen.menu =
        status.isOn
        ? [
          MenuItem(label: strings.newCodes, action: .want(.newCodes)),
          MenuItem(label: strings.setUpAnother, action: .want(.setUp)),
          MenuItem(label: strings.turnOff, action: .want(.turnOff)),
        ] : [MenuItem(label: strings.setUp, action: .want(.setUp))]
    }
    screen.menu.append(MenuItem(key: "r", label: strings.refresh, action: .refresh))
  }
}
