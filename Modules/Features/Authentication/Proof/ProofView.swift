import AppScreens
import AppValues

/// Draws what someone is asked for to prove who they are, on the screen of what they want to do.
struct ProofView {
  let strings: ProofStrings
  let context: ViewContext

  /// Adds the question to a screen.
  ///
  /// - Parameters:
  ///   - state: What is asked; nil while that isn't known.
  ///   - back: Leads back.
  ///   - answer: An answer as an action of the screen.
  func ask<Action>(
    _ state: ProofState?, on screen: inout Screen<Action>, back: Action,
    _ answer: @escaping @Sendable (ProofAnswer) -> Action
  ) {
    switch state?.asked {
    case .password:
      screen.field = Field(
        .secret, label: strings.password, hint: strings.passwordHint, submit: { answer(.enter(Secret($0))) },
        cancel: back)
    case .code:
      screen.field = Field(
        label: strings.signInCode, hint: strings.signInCodeHint, submit: { answer(.enter(Secret($0))) },
        cancel: back)
    case .mailedCode:
      screen.blocks.append(
        .text(strings.told(state?.destination, toFormer: state?.toFormerAddress ?? false)))
      screen.field = Field(
        label: strings.code, hint: strings.codeHint, value: "", submit: { answer(.enter(Secret($0))) },
        cancel: back)
    case nil:
      if let state {
        screen.blocks.append(.text(state.proofs.isEmpty ? strings.onlyPasskeys : strings.question))
        screen.menu = state.proofs.map { MenuItem(label: label($0), action: answer(.choose($0))) }
      }
      screen.menu.append(.back(context.words, back))
    }
  }

  private func label(_ proof: WaysIn.Proof) -> String {
    switch proof {
    case .password: strings.byPassword
    case .code: strings.byCode
    case .mailedCode: strings.byMailedCode
    }
  }
}
