import Dispatch

/// Holds up a synchronous body until a test lets it go on.
public final class Signal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  public init() {}

  public func send() { semaphore.signal() }

  /// Waits, though not for ever: a test that fails must end, later than `eventually` gives up. Once it was sent, no one
  /// waits any more.
  public func wait() {
    if semaphore.wait(timeout: .now() + 300) == .success { send() }
  }
}
