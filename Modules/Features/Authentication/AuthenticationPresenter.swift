public import AppScreens
import AppValues
import Entities
public import Observation

/// Presents the welcome screen, shown when signed out.
@MainActor @Observable
public final class AuthenticationPresenter: ScreenPresenter {
  /// What can be chosen there.
  public enum Action: Sendable {
    /// Each opens a screen, but for `makeDemo`: it fills the network with people who do not exist, where that is not
    /// done yet, and signs in as one of them.
    case signIn, providerSignIn, signUp, forgotPassword, lookAround, addServer, accounts, makeDemo
  }

  /// What can be chosen, and the outcome of the last action.
  public internal(set) var state: AuthenticationState
  @ObservationIgnored private let sessions: SessionInteractor
  @ObservationIgnored private let demo: DemoInteractor?
  @ObservationIgnored private let router: AuthenticationRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(sessions: SessionInteractor, demo: DemoInteractor?, router: AuthenticationRouter) {
    state = AuthenticationState(places: router.places)
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
    case .providerSignIn: runner.atOnce(try router.providerSignIn())
    case .signUp: runner.atOnce(try router.signUp())
    case .forgotPassword: runner.atOnce(try router.forgotPassword())
    case .lookAround: runner.atOnce(try router.lookAround())
    case .addServer: runner.atOnce(try router.addServer())
    case .accounts: runner.atOnce(try router.accounts())
    case .makeDemo: await runner.change(.refuseWhileBusy, try await makeDemo())
    }
  }

  private func read() async throws(AppError) {
    // Both are a convenience: what is wrong with the sessions or the data is said when they are needed.
    let shown = try await runner.reads.latest((try? await sessions.accounts(), try? await demo?.offer()))
    state.accounts = shown.0?.sessions.count ?? 0
    state.demoOffer = shown.1 ?? nil
  }

  private func makeDemo() async throws(AppError) -> AuthenticationState.Done {
    let demo = try demo.orUnsupported()
    guard state.demoOffer != nil else { throw .cancelled }
    state.demoProgress = DemoProgress(posts: 0, total: 0)
    defer { state.demoProgress = nil }
    do throws(AppError) {
      let outcome = try await demo.make { [weak self] in await self?.show($0) }
      state.demoOffer = nil
      let session = await demo.enter()
      if let session { router.enter(as: .signedIn(session)) }
      return .demo(outcome, as: session)
    } catch .cancelled {
      return .stoppedDemo
    }
  }

  private func show(_ progress: DemoProgress) {
    state.demoProgress = progress
  }
}
