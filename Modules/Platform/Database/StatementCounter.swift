import Synchronization

/// Counts statements, or waits for their answers.
final class StatementCounter: Sendable {
  private let value = Atomic(0)

  var count: Int { value.load(ordering: .relaxed) }

  func add() {
    value.add(1, ordering: .relaxed)
  }
}
