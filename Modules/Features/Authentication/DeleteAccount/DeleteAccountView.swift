import AppScreens
import AppValues
import Navigation

/// Draws deleting an account.
struct DeleteAccountView {
  typealias Action = DeleteAccountPresenter.Action

  let strings: DeleteAccountStrings
  let proof: ProofStrings
  let context: ViewContext

  func screen(_ state: DeleteAccountState) -> Screen<Action> {
    var screen = Screen<Action>(
      title: strings.title(state.handle), notices: context.notices(of: state.problem))
    switch state.step {
    case .proof(let asked):
      screen.blocks = [.text(strings.explanation)]
      if state.places.contains(.archive) { screen.blocks.append(.text(strings.advice)) }
      ProofView(strings: proof, context: context).ask(asked, on: &screen, back: .back) { .prove($0) }
    case .handle:
      screen.blocks = [.text(strings.explanation)]
      screen.field = Field(
        label: strings.handle, hint: strings.handleHint(state.handle), value: state.entered,
        submit: { .enterHandle($0) }, cancel: .back)
    }
    return screen
  }
}
