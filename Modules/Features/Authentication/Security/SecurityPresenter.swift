public import AppScreens
import AppValues
public import Observation

/// Shows how the account can be signed in to, and leads to where that is changed.
@MainActor @Observable
public final class SecurityPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// Each opens a screen.
    case changePassword, twoFactor, changeEmail, linkedProviders, activeSessions, log, passkeys
    case refresh
  }

  /// How the account can be signed in to, and the outcome of the last action.
  public internal(set) var state: SecurityState
  @ObservationIgnored private let account: AccountInteractor
  @ObservationIgnored private let router: AuthenticationRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(account: AccountInteractor, router: AuthenticationRouter) {
    state = SecurityState(places: router.places)
    self.account = account
    self.router = router
  }

  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    switch action {
    case .changePassword: runner.atOnce(try router.changePassword())
    case .twoFactor: runner.atOnce(try router.twoFactor())
    case .changeEmail: runner.atOnce(try router.changeEmail())
    case .linkedProviders: runner.atOnce(try router.linkedProviders())
    case .activeSessions: runner.atOnce(try router.activeSessions())
    case .passkeys: runner.atOnce(try router.passkeys())
    case .log: runner.atOnce(try router.accountLog())
    case .refresh: await runner.read(.latestWins, try await self.read())
    }
  }

  private func read() async throws(AppError) {
    let shown = try await runner.reads.latest(try await readAll())
    state.waysIn = shown.waysIn
    state.email = shown.email
  }

  private func readAll() async throws(AppError) -> (waysIn: WaysIn, email: String?) {
    let waysIn = try await account.standing().waysIn
    do throws(AppError) {
      return (waysIn, try await account.email())
    } catch .unsupported {
      return (waysIn, nil)
    }
  }
}
