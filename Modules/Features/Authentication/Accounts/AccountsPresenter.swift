public import AppScreens
public import AppValues
public import Entities
public import Observation

/// Shows who is signed in on this machine, and lets one switch, add and sign out.
@MainActor @Observable
public final class AccountsPresenter: ScreenPresenter {
  /// What can be done there.
  public enum Action: Sendable {
    case use(ID<Session>)
    case signIn, signUp
    /// Takes everything of the account in use along, or brings an archive in.
    case archive
    /// Of the account in use, too.
    case changePassword, changeEmail, activeSessions, delete
    /// Of the account in use.
    case signOut
  }

  public private(set) var state = AccountsState()
  private let sessions: SessionInteractor
  private let viewer: Viewer
  private let router: AuthenticationRouter
  private var isWorking = false

  init(sessions: SessionInteractor, viewer: Viewer, router: AuthenticationRouter) {
    self.sessions = sessions
    self.viewer = viewer
    self.router = router
  }

  public func appear() async {
    await attempt { () async throws(AppError) in try await load() }
  }

  public func send(_ action: Action) async {
    switch action {
    case .use(let id): await attempt { () async throws(AppError) in try await use(id) }
    case .signIn: router.signIn()
    case .signUp: router.signUp()
    case .archive: router.archive()
    case .changePassword: router.changePassword()
    case .changeEmail: router.changeEmail()
    case .activeSessions: router.activeSessions()
    case .delete: router.deleteAccount()
    case .signOut: await attempt { () async throws(AppError) in try await signOut() }
    }
  }

  private func use(_ id: ID<Session>) async throws(AppError) {
    let chosen = state.accounts.first { $0.id == id }
    do throws(AppError) {
      router.enter(as: .signedIn(try await sessions.use(id)))
    } catch .unauthenticated {
      state.ended = chosen?.person
      try await load()
    }
  }

  private func signOut() async throws(AppError) {
    guard let session = viewer.session else { return }
    router.enter(as: try await sessions.signOut(session))
  }

  private func load() async throws(AppError) {
    let current = viewer.session?.id
    state.accounts = try await sessions.accounts().sessions.map {
      AccountsState.Account(
        id: $0.id, person: Author(id: $0.user, handle: $0.handle, name: $0.name),
        isInUse: $0.id == current)
    }
  }

  private func attempt(_ work: () async throws(AppError) -> Void) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    let before = state
    state.ended = nil
    state.problem = nil
    do throws(AppError) {
      try await work()
    } catch .cancelled {
      // The person stopped it: all is as it was.
      state = before
    } catch {
      state.problem = error
    }
  }
}
