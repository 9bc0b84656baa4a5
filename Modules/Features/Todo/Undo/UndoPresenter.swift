public import AppScreens
import AppValues
public import Observation

/// Takes back the last change when it comes to the front, says so where one was before, and leaves.
@MainActor
@Observable
public final class UndoPresenter: ScreenPresenter {
  /// Everything that people can do on the screen, which stays only where it didn't work.
  public enum Action: Hashable, Sendable {
    /// Tries again.
    case undo
  }

  /// What the screen shows: only ever a failure.
  public internal(set) var action = ActionState<Never, Never>()

  @ObservationIgnored private let interactor: TodoInteractor
  @ObservationIgnored private let router: TodoRouter
  @ObservationIgnored private var isFirst = true
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.action)

  init(interactor: TodoInteractor, router: TodoRouter) {
    self.interactor = interactor
    self.router = router
  }

  /// Takes the last change back, once.
  public func appear() async {
    guard isFirst else { return }
    isFirst = false
    await send(.undo)
  }

  public func send(_ action: Action) async {
    await runner.change(.refuseWhileBusy, try await undo())
  }

  private func undo() async throws(AppError) {
    router.undone(try await interactor.undo())
  }
}
