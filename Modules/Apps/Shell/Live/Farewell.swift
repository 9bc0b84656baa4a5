import AppValues
import Synchronization

/// Keeps why something of an account that signed out here couldn't be removed, until it's said.
final class Farewell: Sendable {
  private let problem = Mutex<AppError?>(nil)

  /// Takes note of it; nil if all was removed.
  func note(_ problem: AppError?) { self.problem.withLock { $0 = problem } }

  /// What is to be said, once.
  func takeProblem() -> AppError? {
    problem.withLock { problem in
      defer { problem = nil }
      return problem
    }
  }
}
