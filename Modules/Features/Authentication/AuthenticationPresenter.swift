public import AppScreens
import AppValues
public import Observation

/// Presents the welcome screen, shown when signed out.
@MainActor @Observable
public final class AuthenticationPresenter: ScreenPresenter {
  /// What can be chosen there.
  public enum Action: Sendable {
    case signIn, signUp, forgotPassword, lookAround, accounts, makeDemo
  }

  public private(set) var state = AuthenticationState()
  private let sessions: SessionInteractor
  private let demo: (any DemoSource)?
  private let router: AuthenticationRouter

  init(sessions: SessionInteractor, demo: (any DemoSource)? = nil, router: AuthenticationRouter) {
    self.sessions = sessions
    self.demo = demo
    self.router = router
  }

  public func appear() async {
    // The choice of accounts is a convenience: what is wrong with their file is said when one is needed.
    state.accounts = (try? await sessions.accounts().sessions.count) ?? 0
    // So is the demo: what is wrong with the data is said when it is read.
    state.offersDemo = (try? await demo?.isPossible()) ?? false
  }

  public func send(_ action: Action) async {
    if state.demoProgress != nil { return }
    state.problem = nil
    state.demo = nil
    state.hasStoppedDemo = false
    switch action {
    case .signIn: router.signIn()
    case .signUp: router.signUp()
    case .forgotPassword: router.forgotPassword()
    case .lookAround: router.lookAround()
    case .accounts: router.accounts()
    case .makeDemo: await makeDemo()
    }
  }

  private func makeDemo() async {
    guard let demo else { return }
    state.demoProgress = DemoProgress(posts: 0, total: 0)
    do throws(AppError) {
      state.demo = try await demo.make { [weak self] in await self?.show($0) }
      state.offersDemo = false
    } catch .cancelled {
      state.hasStoppedDemo = true
    } catch {
      state.problem = error
    }
    state.demoProgress = nil
  }

  private func show(_ progress: DemoProgress) {
    state.demoProgress = progress
  }
}
