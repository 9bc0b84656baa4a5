import Dispatch

/// Holds up a synchronous body until a test lets it go on.
final class Signal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func send() { semaphore.signal() }

  /// Waits, though not for ever: a test that fails must end. Once it was sent, nobody waits any more.
  func wait() {
    if semaphore.wait(timeout: .now() + 20) == .success { send() }
  }
}
