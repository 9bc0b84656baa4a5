import Presentation

/// Draws the first screen.
struct AuthenticationView {
  typealias Action = AuthenticationPresenter.Action

  let strings: AuthenticationStrings

  func screen(_ state: AuthenticationState) -> Screen<Action> {
    var screen = Screen<Action>(
      title: strings.title, blocks: [.text(strings.greeting)],
      menu: [
        MenuItem(key: "i", label: strings.signInChoice, action: .signIn),
        MenuItem(key: "c", label: strings.signUpChoice, action: .signUp),
        MenuItem(key: "f", label: strings.forgotPasswordChoice, action: .forgotPassword),
        MenuItem(key: "l", label: strings.lookAroundChoice, action: .lookAround),
      ])
    if state.hasForgotten { screen.blocks.append(.text(strings.forgotPassword)) }
    if state.accounts > 0 {
      screen.menu.append(
        MenuItem(key: "a", label: strings.accountsChoice(state.accounts), action: .accounts))
    }
    return screen
  }
}
