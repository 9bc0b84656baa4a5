import Foundation
import Synchronization

/// Passes on requests to stop to everyone who is listening.
final class Interruptions: Sendable {
  private let listeners = Mutex<[UUID: AsyncStream<Void>.Continuation]>([:])

  func stream() -> AsyncStream<Void> {
    let id = UUID()
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(4))
    listeners.withLock { $0[id] = continuation }
    continuation.onTermination = { [weak self] _ in
      _ = self?.listeners.withLock { $0.removeValue(forKey: id) }
    }
    return stream
  }

  func send() {
    for listener in listeners.withLock({ Array($0.values) }) { listener.yield() }
  }
}
