/// A queue of actions: one runs at a time, in the order in which they came.
@MainActor
final class ActionLine {
  /// An action's turn. Whatever runs within it knows it, even in another queue.
  final class Turn: Sendable {
    @TaskLocal static var current: Turn?

    private let outer: Turn?

    init() {
      outer = Turn.current
    }

    /// Whether the current task runs within this turn.
    var isAround: Bool {
      var turn = Turn.current
      while let inner = turn, inner !== self { turn = inner.outer }
      return turn != nil
    }
  }

  private var isTaken = false
  private var turn: Turn?
  private var waiting: [(id: Int, next: CheckedContinuation<Bool, Never>)] = []
  private var lastID = 0

  /// Runs the action when its turn comes. An action sent by the running action is part of it and runs at once, since
  /// otherwise each would wait for the other.
  ///
  /// - Returns: Whether it ran: not if the task was cancelled before its turn came.
  func run(_ action: @MainActor () async -> Void) async -> Bool {
    if let turn, turn.isAround {
      await action()
      return true
    }
    guard await enter() else { return false }
    defer { leave() }
    if Task.isCancelled { return false }
    let turn = Turn()
    self.turn = turn
    await Turn.$current.withValue(turn) { await action() }
    return true
  }

  private func enter() async -> Bool {
    if !isTaken {
      isTaken = true
      return true
    }
    lastID += 1
    let id = lastID
    return await withTaskCancellationHandler {
      await withCheckedContinuation { next in
        if Task.isCancelled { next.resume(returning: false) } else { waiting.append((id, next)) }
      }
    } onCancel: {
      Task { @MainActor in withdraw(id) }
    }
  }

  private func leave() {
    turn = nil
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().next.resume(returning: true) }
  }

  private func withdraw(_ id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).next.resume(returning: false)
  }
}
