public import AppScreens
public import AppValues
public import Entities
public import Observation

/// Shows the account's sessions, and ends those its owner chooses.
@MainActor @Observable
public final class ActiveSessionsPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// Ends one of the others; the current one ends by signing out.
    case end(ID<Session>)
    /// All but the current one.
    case endOthers
    case refresh
  }

  /// The account's sessions, and how many the last action ended.
  public internal(set) var state = ActiveSessionsState()
  @ObservationIgnored private let account: AccountInteractor
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(account: AccountInteractor) {
    self.account = account
  }

  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    switch action {
    case .end(let id): await runner.change(.queue, try await end(id), then: try await read())
    case .endOthers:
      await runner.change(.refuseWhileBusy, try await endOthers(), then: try await read())
    case .refresh: await runner.read(.latestWins, try await self.read())
    }
  }

  private func end(_ id: ID<Session>) async throws(AppError) -> Int {
    // The current one ends by signing out.
    guard state.others.contains(where: { $0.id == id }) else { throw .cancelled }
    do throws(AppError) {
      try await account.revoke(id)
    } catch .notFound {
      // It has already ended, which is what was wanted.
    }
    state.others.removeAll { $0.id == id }
    return 1
  }

  /// Nil if the others had already ended: there is nothing to say then.
  private func endOthers() async throws(AppError) -> Int? {
    // They have been ended before, which has been said.
    if state.current != nil, state.others.isEmpty { throw .cancelled }
    let count = try await account.revokeOthers()
    state.others = []
    return count > 0 ? count : nil
  }

  private func read() async throws(AppError) {
    let sessions = try await runner.reads.latest(try await account.activeSessions())
    state.current = sessions.first(where: \.isCurrent)
    state.others = sessions.filter { !$0.isCurrent }
  }
}
