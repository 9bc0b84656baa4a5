import AppScreens

/// Draws the first screen.
struct AuthenticationView {
  typealias Action = AuthenticationPresenter.Action

  let strings: AuthenticationStrings
  let context: ViewContext

  func screen(_ state: AuthenticationState) -> Screen<Action> {
    var screen = Screen<Action>(
      title: strings.title, blocks: [.text(strings.greeting)],
      menu: [
        MenuItem(key: "i", label: strings.signInChoice, action: .signIn),
        MenuItem(key: "c", label: strings.signUpChoice, action: .signUp),
        MenuItem(key: "f", label: strings.forgotPasswordChoice, action: .forgotPassword),
        MenuItem(key: "l", label: strings.lookAroundChoice, action: .lookAround),
      ])
    screen.notices = notices(state)
    if state.demo != nil { screen.blocks.append(.text(strings.demo.afterChoice)) }
    if state.offersDemo {
      screen.menu.append(MenuItem(key: "d", label: strings.demo.choice, action: .makeDemo))
    }
    if state.accounts > 0 {
      screen.menu.append(
        MenuItem(key: "a", label: strings.accountsChoice(state.accounts), action: .accounts))
    }
    return screen
  }

  private func notices(_ state: AuthenticationState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let progress = state.demoProgress, progress.total > 0 {
      notices.append(ScreenNotice(.working, strings.demo.progress(progress)))
    }
    notices += context.notices(of: state.problem)
    if state.hasStoppedDemo { notices.append(ScreenNotice(.failed, strings.demo.stopped)) }
    if let demo = state.demo {
      notices += strings.demo.told(demo).map { ScreenNotice(.done, $0) }
    }
    return notices
  }
}
