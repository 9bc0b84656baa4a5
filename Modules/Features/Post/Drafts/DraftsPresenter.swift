public import AppScreens
public import AppValues
public import Observation

/// Presents the drafts on this device, to continue or discard them.
@MainActor
@Observable
public final class DraftsPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Opens a draft to continue it.
    case open(ID<Draft>)
    /// Asks whether to discard a draft; `confirmDiscard` or `keep` answers.
    case discard(ID<Draft>)
    /// Discards the draft in question.
    case confirmDiscard
    /// Keeps the draft in question.
    case keep
    /// Opens a new post.
    case newPost
    /// Reads the drafts again.
    case retry
  }

  /// What the screen shows; nothing is read until `appear()`.
  public private(set) var state: DraftsState

  @ObservationIgnored private let drafts: DraftInteractor
  @ObservationIgnored private let router: PostRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(drafts: DraftInteractor, router: PostRouter) {
    state = DraftsState(places: router.places)
    self.drafts = drafts
    self.router = router
  }

  /// Reads the drafts again. Only the viewer changes them, so this is enough to keep them up to date.
  public func appear() async { await send(.retry) }

  public func send(_ action: Action) async {
    switch action {
    case .open(let id): runner.atOnce(try router.resume(draft(id)))
    case .discard(let id): await runner.change(.queue, state.confirming = try draft(id))
    case .confirmDiscard:
      await runner.change(.refuseWhileBusy, try await discard(), then: try await read())
    case .keep: await runner.change(.queue, state.confirming = nil)
    case .newPost: runner.atOnce(try router.compose())
    case .retry: await runner.read(.latestWins, try await self.read())
    }
  }

  private func draft(_ id: ID<Draft>) throws(AppError) -> Draft {
    guard let draft = state.drafts?.first(where: { $0.id == id }) else { throw .gone }
    return draft
  }

  private func discard() async throws(AppError) -> DraftsState.Done {
    // Answered already: its outcome stays.
    guard let id = state.confirming?.id else { throw .cancelled }
    try await drafts.discard(id)
    state.confirming = nil
    state.drafts?.removeAll { $0.id == id }
    return .discarded
  }

  private func read() async throws(AppError) {
    state.drafts = try await runner.reads.latest(try await drafts.list())
  }
}
