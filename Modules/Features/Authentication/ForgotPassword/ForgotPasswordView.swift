import AppScreens
import AppValues

/// Draws getting another password.
struct ForgotPasswordView {
  typealias Action = ForgotPasswordPresenter.Action

  let strings: ForgotPasswordStrings
  /// The words of signing in.
  let signIn: SignInStrings
  let context: ViewContext

  func screen(_ state: ForgotPasswordState) -> Screen<Action> {
    var screen = Screen<Action>(title: strings.title, notices: context.notices(of: state.problem))
    switch state.step {
    case .email:
      screen.field = Field(
        label: strings.email, hint: strings.emailHint, value: state.email, submit: { .enterEmail($0) },
        cancel: .back)
    case .code:
      screen.blocks = [.text(strings.told(state.email, state.destination))]
      screen.field = Field(
        label: strings.code, hint: strings.codeHint, value: "", submit: { .enterCode(Secret($0)) },
        cancel: .back)
    case .password:
      let hint = PasswordRule.isTold(by: state.problem) ? strings.passwordAdvice : strings.passwordHint
      screen.field = Field(
        .newSecret, label: strings.password, hint: hint, submit: { .enterPassword(Secret($0)) },
        cancel: .back,
        isAcceptable: { [email = state.email] in PasswordRule.allows($0, email: email) })
    case .signInCode:
      screen.blocks = [.text(strings.passwordIsSet)]
      screen.field = Field(
        label: signIn.code, hint: signIn.codeHint, submit: { .enterSignInCode(Secret($0)) }, cancel: .back)
    }
    return screen
  }
}
