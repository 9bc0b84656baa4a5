public import AppScreens
public import AppValues
public import Observation

/// What one has begun to write on this machine: to go on with, or to throw away.
@MainActor
@Observable
public final class DraftsPresenter: ScreenPresenter {
  /// Every choice of the screen.
  public enum Action: Hashable, Sendable {
    /// Goes on writing.
    case open(ID<Draft>)
    /// Asks whether to throw it away; `confirmDiscard` or `keep` answers.
    case discard(ID<Draft>)
    case confirmDiscard
    case keep
    case newPost
    case retry
  }

  public private(set) var state = DraftsState()

  private let drafts: DraftInteractor
  private let router: PostRouter

  init(drafts: DraftInteractor, router: PostRouter) {
    self.drafts = drafts
    self.router = router
  }

  public func appear() async { await read() }

  /// Drafts change by the viewer's own hand alone; they are read anew when the screen comes to the front.
  public func follow() async {}

  public func send(_ action: Action) async {
    state.problem = nil
    state.wasDiscarded = false
    switch action {
    case .open(let id): open(id)
    case .discard(let id): state.confirming = draft(id)
    case .confirmDiscard: await discard()
    case .keep: state.confirming = nil
    case .newPost: router.compose()
    case .retry: await read()
    }
  }

  private func draft(_ id: ID<Draft>) -> Draft? { state.drafts?.first { $0.id == id } }

  private func open(_ id: ID<Draft>) {
    guard let draft = draft(id) else { return state.problem = .gone }
    router.resume(draft)
  }

  private func discard() async {
    guard let draft = state.confirming else { return }
    do throws(AppError) {
      try await drafts.discard(draft.id)
      state.confirming = nil
      state.wasDiscarded = true
      await read()
    } catch {
      if error != .cancelled { state.problem = error }
    }
  }

  private func read() async {
    do throws(AppError) {
      state.drafts = try await drafts.list()
    } catch {
      if error != .cancelled { state.problem = error }
    }
  }
}
