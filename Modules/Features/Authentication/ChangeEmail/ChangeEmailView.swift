import AppScreens
import AppValues

/// Draws changing the email address.
struct ChangeEmailView {
  typealias Action = ChangeEmailPresenter.Action

  let strings: ChangeEmailStrings
  let proof: ProofStrings
  let context: ViewContext

  func screen(_ state: ChangeEmailState) -> Screen<Action> {
    var screen = Screen<Action>(title: strings.title, notices: context.notices(of: state.problem))
    switch state.step {
    case .email:
      screen.blocks = state.present.map { [.text(strings.current($0))] } ?? []
      screen.field = Field(
        label: strings.email, hint: strings.emailHint, value: state.email, submit: { .enterEmail($0) },
        cancel: .back)
    case .proof(let asked):
      screen.blocks = [.text("\(strings.email): \(state.email)")]
      ProofView(strings: proof, context: context).ask(asked, on: &screen, back: .back) { .prove($0) }
    case .code:
      screen.blocks = [.text(strings.told(state.email, state.destination))]
      screen.field = Field(
        label: strings.code, hint: strings.codeHint, value: "", submit: { .enterCode(Secret($0)) },
        cancel: .back)
    case .done: screen.notices = [ScreenNotice(.done, strings.done(state.email))]
    }
    return screen
  }
}
