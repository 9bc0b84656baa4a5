import Entities

/// What a screen shows of the last action.
protocol ActingState {
  associatedtype Done

  /// What it achieved.
  var done: Done? { get set }
  /// Why it failed.
  var problem: AppError? { get set }
}

/// What a screen shows of what an action changed.
protocol ReadingState: ActingState {
  /// Whether what was changed could not be read again.
  var isStale: Bool { get set }
}

/// A presenter whose actions succeed or fail as a whole.
@MainActor
protocol ActingPresenter: AnyObject {
  associatedtype State: ActingState

  var state: State { get set }
}

extension ActingPresenter {
  /// Runs an action and shows what became of it. One that was cancelled leaves everything as it was.
  func perform(_ action: () async throws(AppError) -> State.Done?) async {
    do throws(AppError) {
      state.done = try await action()
      state.problem = nil
    } catch {
      if error == .cancelled || Task.isCancelled { return }
      state.done = nil
      state.problem = error
    }
  }
}

extension ActingPresenter where State: ReadingState {
  /// Reads what a write has changed. The write is done, whatever becomes of this.
  func readAgain(_ read: () async throws(AppError) -> Void) async {
    do throws(AppError) {
      try await read()
    } catch {
      // The screen says so, and reads again when asked.
      state.isStale = true
    }
  }
}
