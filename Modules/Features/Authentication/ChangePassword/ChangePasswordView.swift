import AppScreens
import AppValues
import Navigation

/// Draws choosing another password.
struct ChangePasswordView {
  typealias Action = ChangePasswordPresenter.Action

  let strings: ChangePasswordStrings
  let context: ViewContext

  func screen(_ state: ChangePasswordState) -> Screen<Action> {
    var screen = Screen<Action>(title: strings.title, notices: context.notices(of: state.problem))
    switch state.step {
    case .present:
      screen.field = Field(
        .secret, label: strings.current, submit: { .enterPresent(Secret($0)) }, cancel: .back)
    case .new:
      let hint = PasswordRule.isTold(by: state.problem) ? strings.advice : strings.hint
      screen.field = Field(
        .newSecret, label: strings.new, hint: hint, submit: { .enterNew(Secret($0)) }, cancel: .back,
        isAcceptable: { PasswordRule.allows($0) })
    case .done:
      screen.notices = [ScreenNotice(.done, strings.done)]
      if state.places.contains(.activeSessions) {
        screen.menu.append(MenuItem(label: strings.sessions, action: .sessions))
      }
      screen.menu.append(.back(context.words, .back))
    }
    return screen
  }
}
