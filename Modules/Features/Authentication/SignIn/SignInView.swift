import AppScreens
import AppValues

/// Draws signing in.
struct SignInView {
  typealias Action = SignInPresenter.Action

  let strings: SignInStrings
  let context: ViewContext

  func screen(_ state: SignInState) -> Screen<Action> {
    let waiting = state.wait.map { [ScreenNotice(.working, strings.waiting($0))] }
    var screen = Screen<Action>(title: strings.title, notices: waiting ?? context.notices(of: state.problem))
    switch state.step {
    case .email:
      screen.field = Field(
        label: strings.email, value: state.email, submit: { .enterEmail($0) }, cancel: .back)
    case .password:
      screen.blocks = [.text("\(strings.email): \(state.email)")]
      screen.field = Field(
        .secret, label: strings.password, submit: { .enterPassword(Secret($0)) }, cancel: .back)
    case .code:
      screen.blocks = [.text("\(strings.email): \(state.email)")]
      screen.field = Field(
        label: strings.code, hint: strings.codeHint, submit: { .enterCode(Secret($0)) }, cancel: .back)
    }
    return screen
  }
}
