import AppScreens
import AppValues

/// Draws signing in at a server.
struct AddServerView {
  typealias Action = AddServerPresenter.Action

  let strings: AddServerStrings
  /// The words of signing in with a password.
  let signIn: SignInStrings
  let context: ViewContext

  func screen(_ state: AddServerState) -> Screen<Action> {
    var screen = Screen<Action>(title: strings.title, notices: notices(state))
    switch state.step {
    case .server:
      screen.blocks = [.text(strings.explanation)]
      screen.field = Field(
        label: strings.server, hint: strings.example, value: state.typed, submit: { .enterServer($0) },
        cancel: .back)
    case .way:
      screen.blocks = [.text(strings.at(state.server))]
      screen.menu =
        [MenuItem(label: strings.byEmail, action: .useEmail)]
        + state.providers.map {
          MenuItem(label: strings.byProvider(Printable.stripped($0.name)), action: .useProvider($0.id))
        } + [.back(context.words, .back)]
    case .email:
      screen.blocks = [.text(strings.at(state.server))]
      screen.field = Field(
        label: signIn.email, value: state.email, submit: { .enterEmail($0) }, cancel: .back)
    case .password:
      screen.blocks = [.text(strings.at(state.server)), .text("\(signIn.email): \(state.email)")]
      screen.field = Field(
        .secret, label: signIn.password, submit: { .enterPassword(Secret($0)) }, cancel: .back)
    case .signInCode:
      screen.blocks = [.text(strings.at(state.server)), .text("\(signIn.email): \(state.email)")]
      screen.field = Field(
        label: signIn.code, hint: signIn.codeHint, submit: { .enterSignInCode(Secret($0)) }, cancel: .back)
    case .code:
      screen.blocks = [.text(strings.at(state.server)), .text(strings.openPage)] + page(state)
      screen.field = Field(label: strings.code, submit: { .enterCode($0) }, cancel: .back)
    }
    return screen
  }

  private func notices(_ state: AddServerState) -> [ScreenNotice] {
    if let wait = state.wait { return [ScreenNotice(.working, signIn.waiting(wait))] }
    guard state.isInBrowser else { return context.notices(of: state.problem) }
    let page = state.page.map { ["\(strings.elsewhere) \($0)"] } ?? []
    return ([strings.inBrowser] + page).map { ScreenNotice(.working, $0) }
  }

  /// The address by itself, so that it can be copied.
  private func page(_ state: AddServerState) -> [Block<Action>] {
    state.page.map { [.text(Printable.stripped($0))] } ?? []
  }
}
