import Dispatch

/// Holds up a synchronous body until a test lets it go on.
public final class Signal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  public init() {}

  public func send() { semaphore.signal() }

  /// Waits, though not for ever: a test that fails must end, later than `eventually` gives up. Once it was sent, no one
  /// waits any more.
  public func wait() {
    _ = wait(seconds: 300)
  }

  /// Waits for some seconds; answers whether it was sent.
  public func wait(seconds: Double) -> Bool {
    guard semaphore.wait(timeout: .now() + seconds) == .success else { return false }
    send()
    return true
  }
}
