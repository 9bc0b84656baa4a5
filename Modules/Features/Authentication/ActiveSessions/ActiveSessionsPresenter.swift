public import AppScreens
public import AppValues
public import Entities
public import Observation

/// Shows where the account is signed in, and ends what its owner wants ended.
@MainActor @Observable
public final class ActiveSessionsPresenter: ScreenPresenter {
  /// What can be done there.
  public enum Action: Sendable {
    case end(ID<Session>)
    /// All but the current one.
    case endOthers
    case refresh
  }

  public private(set) var state = ActiveSessionsState()
  private let account: AccountInteractor
  private var isWorking = false

  init(account: AccountInteractor) {
    self.account = account
  }

  public func appear() async {
    await attempt { () async throws(AppError) in try await load() }
  }

  public func send(_ action: Action) async {
    await attempt { () async throws(AppError) in
      switch action {
      case .end(let id): try await end(id)
      case .endOthers:
        try await account.revokeOthers()
        await show { _ in true }
      case .refresh: try await load()
      }
    }
  }

  private func end(_ id: ID<Session>) async throws(AppError) {
    // The current one ends by signing out.
    guard state.others.contains(where: { $0.id == id }) else { return }
    do throws(AppError) {
      try await account.revoke(id)
    } catch .notFound {
      // It has ended meanwhile, which is what was wanted.
    }
    await show { $0.id == id }
  }

  /// Shows what has ended, whether or not the others can be read again.
  private func show(ended: (ActiveSession) -> Bool) async {
    let before = state.others.count
    state.others.removeAll(where: ended)
    state.ended = before - state.others.count
    do throws(AppError) {
      try await load()
    } catch {
      // The screen says so, and reads again when asked.
      state.isStale = true
    }
  }

  private func load() async throws(AppError) {
    let activeSessions = try await account.activeSessions()
    state.current = activeSessions.first(where: \.isCurrent)
    state.others = activeSessions.filter { !$0.isCurrent }
    state.isStale = false
  }

  private func attempt(_ work: () async throws(AppError) -> Void) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    let before = state
    state.ended = 0
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
