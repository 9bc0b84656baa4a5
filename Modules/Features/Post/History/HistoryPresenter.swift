public import AppScreens
import AppValues
import Entities
public import Observation

/// Presents the edit history of a post.
@MainActor
@Observable
public final class HistoryPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Reads the versions again.
    case refresh
  }

  /// What the screen shows; nothing is read until `appear()`.
  public private(set) var state = HistoryState()

  @ObservationIgnored private let id: ID<Post>
  @ObservationIgnored private let history: any PostHistory
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(_ id: ID<Post>, history: any PostHistory) {
    self.id = id
    self.history = history
  }

  /// Reads the versions again. If the post was deleted, none stays on the screen.
  public func appear() async { await send(.refresh) }

  public func send(_ action: Action) async {
    switch action {
    case .refresh: await runner.read(.latestWins, try await self.read())
    }
  }

  private func read() async throws(AppError) {
    do throws(AppError) {
      state.revisions = try await runner.reads.latest(try await history.revisions(of: id))
    } catch {
      // The history is deleted with the post.
      if error == .gone { state.revisions = nil }
      throw error
    }
  }
}
