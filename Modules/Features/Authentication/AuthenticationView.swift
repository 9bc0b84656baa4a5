import AppScreens
import Navigation

/// Draws the first screen.
struct AuthenticationView {
  typealias Action = AuthenticationPresenter.Action

  let strings: AuthenticationStrings
  let context: ViewContext
  /// The names of the providers that this program goes to by itself.
  var providers: [String] = []

  func screen(_ state: AuthenticationState) -> Screen<Action> {
    var screen = Screen<Action>(title: strings.title, blocks: [.text(strings.greeting)])
    screen.notices = notices(state)
    if case .demo(_, as: nil) = state.done, state.places.contains(.publicTimeline),
      state.places.contains(.signUp)
    {
      screen.blocks.append(.text(strings.demo.afterChoice))
    }
    screen.menu = menu(state)
    return screen
  }

  private func menu(_ state: AuthenticationState) -> [MenuItem<Action>] {
    let places = state.places
    let menu: [(isThere: Bool, item: MenuItem<Action>)] = [
      (places.contains(.signIn), MenuItem(key: "i", label: strings.signInChoice, action: .signIn)),
      (
        places.contains(.providerSignIn) && !providers.isEmpty,
        MenuItem(label: strings.providerSignIn.title(providers), action: .providerSignIn)
      ),
      (places.contains(.signUp), MenuItem(label: strings.signUpChoice, action: .signUp)),
      (
        places.contains(.forgotPassword),
        MenuItem(label: strings.forgotPasswordChoice, action: .forgotPassword)
      ),
      (places.contains(.publicTimeline), MenuItem(label: strings.lookAroundChoice, action: .lookAround)),
      (places.contains(.addServer), MenuItem(label: strings.addServerChoice, action: .addServer)),
      (
        state.demoOffer != nil,
        MenuItem(
          label: state.demoOffer == .enter ? strings.demo.entering : strings.demo.choice,
          action: .makeDemo)
      ),
      (
        places.contains(.accounts) && state.accounts > 0,
        MenuItem(label: strings.accountsChoice(state.accounts), action: .accounts)
      ),
    ]
    return menu.filter(\.isThere).map(\.item)
  }

  private func notices(_ state: AuthenticationState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let progress = state.demoProgress, progress.total > 0 {
      notices.append(ScreenNotice(.working, strings.demo.progress(progress)))
    }
    notices += context.notices(of: state.problem)
    switch state.done {
    case .demo(let outcome, let session):
      notices += strings.demo.told(outcome, as: session).map { ScreenNotice(.done, $0) }
    case .stoppedDemo: notices.append(ScreenNotice(.failed, strings.demo.stopped))
    case nil: break
    }
    return notices
  }
}
