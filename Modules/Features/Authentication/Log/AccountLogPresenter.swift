public import AppScreens
import AppValues
public import Observation

/// Shows what happened to the account.
@MainActor @Observable
public final class AccountLogPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// Reads earlier events; reads the newest again.
    case more, refresh
  }

  /// What the screen shows; nothing is read until `appear()`.
  public internal(set) var state = AccountLogState()
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
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    }
  }

  private func read() async throws(AppError) {
    state.events = PagedList(try await runner.reads.latest(try await account.events(PageRequest())))
    state.isLoaded = true
  }

  private func readMore() async throws(AppError) {
    let older = state.events.older
    let page = try await state.events.more { [account] (request) async throws(AppError) in
      try await account.events(request)
    }
    if let page { state.events.append(page, below: older) }
  }
}
