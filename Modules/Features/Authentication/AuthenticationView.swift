import AppScreens

/// Draws the first screen.
struct AuthenticationView {
  typealias Action = AuthenticationPresenter.Action

  let strings: AuthenticationStrings
  let context: ViewContext

  func screen(_ state: AuthenticationState) -> Screen<Action> {
    var screen = Screen<Action>(title: strings.title, blocks: [.text(strings.greeting)])
    let can = state.capabilities
    if can.signsIn { screen.menu.append(MenuItem(key: "i", label: strings.signInChoice, action: .signIn)) }
    if can.signsUp { screen.menu.append(MenuItem(key: "c", label: strings.signUpChoice, action: .signUp)) }
    if can.resetsPassword {
      screen.menu.append(MenuItem(key: "f", label: strings.forgotPasswordChoice, action: .forgotPassword))
    }
    screen.menu.append(MenuItem(key: "l", label: strings.lookAroundChoice, action: .lookAround))
    screen.notices = notices(state)
    if case .demo = state.done { screen.blocks.append(.text(strings.demo.afterChoice)) }
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
    switch state.done {
    case .demo(let outcome): notices += strings.demo.told(outcome).map { ScreenNotice(.done, $0) }
    case .stoppedDemo: notices.append(ScreenNotice(.failed, strings.demo.stopped))
    case nil: break
    }
    return notices
  }
}
