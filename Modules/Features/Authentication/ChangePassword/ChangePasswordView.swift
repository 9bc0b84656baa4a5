import AppScreens
import AppValues
import Navigation

/// Draws choosing another password.
struct ChangePasswordView {
  typealias Action = ChangePasswordPresenter.Action

  let strings: ChangePasswordStrings
  let proof: ProofStrings
  let context: ViewContext

  func screen(_ state: ChangePasswordState) -> Screen<Action> {
    var screen = Screen<Action>(
      title: state.hasPassword ? strings.title : strings.firstTitle,
      notices: context.notices(of: state.problem))
    switch state.step {
    case .proof(let asked):
      ProofView(strings: proof, context: context).ask(asked, on: &screen, back: .back) { .prove($0) }
    case .new:
      let hint = PasswordRule.isTold(by: state.problem) ? strings.advice : strings.hint
      screen.field = Field(
        .newSecret, label: strings.new, hint: hint, submit: { .enterNew(Secret($0)) }, cancel: .back,
        isAcceptable: { PasswordRule.allows($0) })
    case .others:
      screen.blocks = [.text(strings.others)]
      screen.menu = [
        MenuItem(label: strings.endOthers, action: .choose(keepingOthers: false)),
        MenuItem(label: strings.keepOthers, action: .choose(keepingOthers: true)),
        .back(context.words, .back),
      ]
    case .done:
      let done = state.hasPassword ? strings.done : strings.firstDone
      screen.notices = [ScreenNotice(.done, state.keptOthers ? strings.doneKeeping : done)]
      if state.places.contains(.activeSessions) {
        screen.menu.append(MenuItem(label: strings.sessions, action: .sessions))
      }
      screen.menu.append(.back(context.words, .back))
    }
    return screen
  }
}
