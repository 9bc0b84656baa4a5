import AppValues
import Synchronization

/// Tells everyone in this process who listens that the outbox has changed.
final class OutboxNews: Sendable {
  private let listeners = Mutex<(next: Int, all: [Int: AsyncStream<LiveSignal>.Continuation])>((0, [:]))

  /// Signals from now on, which coalesce, until cancelled.
  func listen() -> AsyncStream<LiveSignal> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: LiveSignal.self, bufferingPolicy: .bufferingNewest(1))
    let number = listeners.withLock { listeners in
      listeners.next += 1
      listeners.all[listeners.next] = continuation
      return listeners.next
    }
    continuation.onTermination = { [weak self] _ in self?.end(number) }
    return stream
  }

  func tell() {
    for listener in listeners.withLock({ Array($0.all.values) }) { listener.yield(.changed) }
  }

  private func end(_ number: Int) {
    listeners.withLock { $0.all[number] = nil }
  }
}
