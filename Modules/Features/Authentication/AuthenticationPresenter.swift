public import AppScreens
import AppValues
public import Observation

/// Presents the welcome screen, shown when signed out.
@MainActor @Observable
public final class AuthenticationPresenter: ScreenPresenter {
  /// What can be chosen there.
  public enum Action: Sendable {
    /// Each opens a screen, but for `makeDemo`: it fills the network with people who do not exist.
    case signIn, signUp, forgotPassword, lookAround, accounts, makeDemo
  }

  /// What can be chosen, and the outcome of the last action.
  public internal(set) var state: AuthenticationState
  @ObservationIgnored private let sessions: SessionInteractor
  @ObservationIgnored private let demo: (any DemoSource)?
  @ObservationIgnored private let router: AuthenticationRouter
  @ObservationIgnored private let reads = LatestRead()
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action, reads: reads)

  init(sessions: SessionInteractor, demo: (any DemoSource)?, router: AuthenticationRouter) {
    state = AuthenticationState(places: router.welcomePlaces)
    self.sessions = sessions
    self.demo = demo
    self.router = router
  }

  public func appear() async {
    await runner.catchUp(try await read())
  }

  public func send(_ action: Action) async {
    switch action {
    case .signIn: runner.atOnce(try router.signIn())
    case .signUp: runner.atOnce(try router.signUp())
    case .forgotPassword: runner.atOnce(try router.forgotPassword())
    case .lookAround: runner.atOnce(try router.lookAround())
    case .accounts: runner.atOnce(try router.accounts())
    case .makeDemo: await runner.change(.refuseWhileBusy, try await makeDemo())
    }
  }

  private func read() async throws(AppError) {
    defer { state.places = router.welcomePlaces }
    // Both are a convenience: what is wrong with the sessions or the data is said when they are needed.
    let shown = try await reads.latest((try? await sessions.accounts(), try? await demo?.isPossible()))
    state.accounts = shown.0?.sessions.count ?? 0
    state.offersDemo = shown.1 ?? false
  }

  private func makeDemo() async throws(AppError) -> AuthenticationState.Done {
    let demo = try demo.orUnsupported()
    guard state.offersDemo else { throw .cancelled }
    state.demoProgress = DemoProgress(posts: 0, total: 0)
    defer { state.demoProgress = nil }
    do throws(AppError) {
      let outcome = try await demo.make { [weak self] in await self?.show($0) }
      state.offersDemo = false
      return .demo(outcome)
    } catch .cancelled {
      return .stoppedDemo
    }
  }

  private func show(_ progress: DemoProgress) {
    state.demoProgress = progress
  }
}
