import AppScreens
import AppValues
import Entities

/// Draws creating an account.
struct SignUpView {
  typealias Action = SignUpPresenter.Action

  let strings: SignUpStrings
  let context: ViewContext

  func screen(_ state: SignUpState) -> Screen<Action> {
    var screen = Screen<Action>(
      title: strings.title, progress: strings.progress(state.step, strings.stepName(state.step)),
      notices: context.notices(of: state.problem))
    screen.field = field(state)
    if state.question == .confirmation {
      screen.blocks = [.lines(summary(state)), .text(strings.askConfirmation)]
      screen.menu = [
        MenuItem(key: "y", label: strings.create, action: .create),
        MenuItem(key: "e", label: strings.changeAccess, action: .changeAccess),
        MenuItem(label: strings.changePerson, action: .changePerson),
        MenuItem(label: strings.leave, action: .leave), .back(context.words, .back),
      ]
    }
    return screen
  }

  private func field(_ state: SignUpState) -> Field<Action>? {
    switch state.question {
    case .email: line(state, strings.email, strings.emailHint, state.email)
    case .password:
      Field(
        .newSecret, label: strings.password, hint: passwordHint(state),
        submit: { .enter(.password, Secret($0)) }, cancel: .back,
        isAcceptable: { [email = state.email, handle = state.handle] in
          PasswordRule.allows($0, email: email, handle: handle)
        })
    case .handle: line(state, strings.handle, state.isRefused ? nil : strings.handleHint, state.handle)
    case .name: line(state, strings.name, state.isRefused ? nil : strings.nameHint, state.name, limit: .name)
    case .birthday:
      line(
        state, strings.birthday, birthdayHint(state), state.birthday?.description ?? "", isOptional: true)
    case .confirmation: nil
    }
  }

  private func line(
    _ state: SignUpState, _ label: String, _ hint: String?, _ value: String, isOptional: Bool = false,
    limit: TextLimit? = nil
  ) -> Field<Action> {
    let question = state.question
    return Field(
      label: label, hint: hint, value: state.refused ?? value, isOptional: isOptional,
      submit: { .enter(question, Secret($0)) }, cancel: .back,
      remaining: limit.map { limit in { @Sendable text in limit.remaining(text) } })
  }

  // What has just been said to be wrong is not said again.

  private func passwordHint(_ state: SignUpState) -> String {
    if state.isRefused, PasswordRule.isTold(by: state.problem) { return strings.passwordAdvice }
    return state.hasPassword ? strings.passwordKept : strings.passwordHint
  }

  private func birthdayHint(_ state: SignUpState) -> String {
    if state.isRefused { return strings.birthdayAdvice }
    return state.birthday == nil && state.refused == nil ? strings.birthdayHint : strings.birthdayKept
  }

  private func summary(_ state: SignUpState) -> [Line] {
    [
      (strings.email, state.email), (strings.password, strings.hidden),
      (strings.handle, "@\(state.handle)"), (strings.name, state.name),
      (strings.birthdayName, state.birthday.map { context.words.date($0) } ?? strings.noBirthday),
    ].map { Line([TextSpan("\($0.0): ", .faint), TextSpan($0.1)]) }
  }
}
