public import Navigation
public import Observation

/// The first screen of somebody who is not signed in.
@MainActor @Observable
public final class AuthenticationPresenter: ScenePresenter {
  /// What can be chosen there.
  public enum Action: Sendable {
    case signIn, signUp, forgotPassword, lookAround, accounts
  }

  public private(set) var state = AuthenticationState()
  private let sessions: SessionInteractor
  private let router: AuthenticationRouter

  init(sessions: SessionInteractor, router: AuthenticationRouter) {
    self.sessions = sessions
    self.router = router
  }

  public func appear() async {
    // The choice of accounts is a convenience: what is wrong with their file is said when one is needed.
    state.accounts = (try? await sessions.accounts().sessions.count) ?? 0
  }

  public func follow() async {}

  public func send(_ action: Action) async {
    state.hasForgotten = action == .forgotPassword
    switch action {
    case .signIn: router.signIn()
    case .signUp: router.signUp()
    case .forgotPassword: break
    case .lookAround: router.lookAround()
    case .accounts: router.accounts()
    }
  }
}
