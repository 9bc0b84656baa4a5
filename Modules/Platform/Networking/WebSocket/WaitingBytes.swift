import Synchronization

/// Counts the bytes of messages that wait to be read.
final class WaitingBytes: Sendable {
  private let count = Atomic(0)
  private let limit: Int

  /// - Parameter limit: The most that may wait.
  init(limit: Int) {
    self.limit = limit
  }

  /// Counts a message that has come. Returns false for one that is too much.
  func add(_ bytes: Int) -> Bool { count.add(bytes, ordering: .relaxed).newValue <= limit }

  /// Counts a message that was read.
  func remove(_ bytes: Int) { count.subtract(bytes, ordering: .relaxed) }
}
