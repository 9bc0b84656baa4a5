import Synchronization

/// Work behind what was answered already: one turn after another, however often it is begun.
final class BackgroundWork: Sendable {
  private let last = Mutex<Task<Void, Never>?>(nil)

  /// Begins a turn behind those that are under way, and returns at once.
  func start(_ turn: @escaping @Sendable () async -> Void) {
    last.withLock { last in
      let before = last
      last = Task {
        await before?.value
        await turn()
      }
    }
  }

  /// Waits for the turns that have been begun.
  func finish() async {
    await last.withLock { $0 }?.value
  }
}
