import Entities

/// What a form shows: the question that is asked, and what was wrong with the last answer.
protocol FormState {
  associatedtype Step

  var step: Step { get set }
  var problem: AppError? { get set }
}

/// A presenter that asks one question after another.
@MainActor
protocol FormPresenter: AnyObject {
  associatedtype State: FormState

  var state: State { get set }
  /// Whether an answer is being checked.
  var isWorking: Bool { get set }
}

extension FormPresenter {
  /// Asks a question. What was wrong with the last answer is said no more.
  func ask(_ step: State.Step) {
    state.step = step
    state.problem = nil
  }

  /// Takes an answer, and says what is wrong with it. One at a time: a second one while the first is being
  /// checked would be one to another question.
  func take(_ answer: () async throws(AppError) -> Void) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    do throws(AppError) {
      try await answer()
    } catch .cancelled {
      // The person stopped it: all is as it was.
    } catch {
      state.problem = error
    }
  }
}
