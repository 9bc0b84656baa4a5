import AppScreens
import AppValues
import Navigation

/// Draws deleting an account.
struct DeleteAccountView {
  typealias Action = DeleteAccountPresenter.Action

  let strings: DeleteAccountStrings
  let context: ViewContext

  func screen(_ state: DeleteAccountState) -> Screen<Action> {
    var screen = Screen<Action>(
      title: strings.title(state.handle), notices: context.notices(of: state.problem))
    switch state.step {
    case .password:
      screen.blocks = [.text(strings.explanation)]
      if state.places.contains(.archive) { screen.blocks.append(.text(strings.advice)) }
      screen.field = Field(
        .secret, label: strings.password, submit: { .enterPassword(Secret($0)) }, cancel: .back)
    case .handle:
      screen.blocks = [.text(strings.explanation)]
      screen.field = Field(
        label: strings.handle, hint: strings.handleHint(state.handle), submit: { .enterHandle($0) },
        cancel: .back)
    }
    return screen
  }
}
