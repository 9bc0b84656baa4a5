public import AppScreens
public import AppValues
public import Entities
public import Observation

/// Shows the accounts signed in on this device, and switches, adds and signs out of them.
@MainActor @Observable
public final class AccountsPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// Makes another account the current one; `unauthenticated` when its session has ended.
    case use(ID<Session>)
    /// Adds an account: one that exists, or a new one.
    case signIn, signUp, providerSignIn
    /// Adds an account at a server.
    case addServer
    /// Opens exporting and importing for the current account.
    case archive
    /// For the current account, too.
    case security, delete
    /// For the current account. It's asked before if its server can't be told, or something hasn't been sent there.
    case signOut
    /// The answers to that.
    case signOutHere, stay
  }

  /// The accounts, which of them is current, and the outcome of the last action.
  public internal(set) var state: AccountsState
  @ObservationIgnored private let sessions: SessionInteractor
  @ObservationIgnored private let unsent: @Sendable () async -> Int?
  @ObservationIgnored private let viewer: Viewer
  @ObservationIgnored private let router: AuthenticationRouter
  /// Whether another account, or none, has become the current one: nothing is done twice.
  @ObservationIgnored private var isOver = false
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  /// - Parameter unsent: Says how much of what the viewer wrote hasn't been sent yet; nil if that isn't known.
  init(
    sessions: SessionInteractor, unsent: @escaping @Sendable () async -> Int? = { 0 }, viewer: Viewer,
    router: AuthenticationRouter
  ) {
    state = AccountsState(places: router.places)
    self.sessions = sessions
    self.unsent = unsent
    self.viewer = viewer
    self.router = router
  }

  public func appear() async {
    await runner.read(.latestWins, try await self.read())
  }

  public func send(_ action: Action) async {
    switch action {
    case .use(let id):
      let person = state.accounts.first { $0.id == id }?.person
      await runner.change(.refuseWhileBusy, about: person, try await use(id))
    case .signIn: runner.atOnce(try router.signIn())
    case .signUp: runner.atOnce(try router.signUp())
    case .providerSignIn: runner.atOnce(try router.providerSignIn())
    case .addServer: runner.atOnce(try router.addServer())
    case .archive: runner.atOnce(try router.archive())
    case .security: runner.atOnce(try router.security())
    case .delete: runner.atOnce(try router.deleteAccount())
    case .signOut: await runner.change(.refuseWhileBusy, try await signOut())
    case .signOutHere: await runner.change(.refuseWhileBusy, try await signOutHere())
    case .stay: state.question = nil
    }
  }

  private func use(_ id: ID<Session>) async throws(AppError) {
    if isOver { throw .cancelled }
    do throws(AppError) {
      enter(as: .signedIn(try await sessions.use(id)))
    } catch .unauthenticated {
      // It has ended, and is among the accounts no more.
      await runner.catchUp(try await read())
      throw .unauthenticated
    }
  }

  private func signOut() async throws(AppError) {
    switch await unsent() {
    case 0: try await signOutEverywhere()
    case let count?: state.question = .unsent(count)
    case nil: state.question = .unknown
    }
  }

  private func signOutEverywhere() async throws(AppError) {
    guard !isOver, let session = viewer.session else { throw .cancelled }
    do throws(AppError) {
      enter(as: try await sessions.signOut(session))
    } catch {
      if case .invalid(.tokenCommand, _) = error {
        state.question = .tokenMissing
      } else if session.server != nil, error.isOutOfReach {
        state.question = .unreachable
      }
      throw error
    }
  }

  private func signOutHere() async throws(AppError) {
    switch state.question {
    case .unsent, .unknown: try await signOutEverywhere()
    case .unreachable, .tokenMissing:
      guard !isOver, let session = viewer.session else { throw .cancelled }
      enter(as: try await sessions.forget(session))
    case nil: throw .cancelled
    }
  }

  private func enter(as viewer: Viewer) {
    isOver = true
    router.enter(as: viewer)
  }

  private func read() async throws(AppError) {
    let current = viewer.session?.id
    state.accounts = try await runner.reads.latest(try await sessions.accounts()).sessions.map {
      AccountsState.Account(
        id: $0.id, person: Author(id: $0.user, handle: $0.fullHandle, name: $0.name),
        isInUse: $0.id == current)
    }
  }
}
