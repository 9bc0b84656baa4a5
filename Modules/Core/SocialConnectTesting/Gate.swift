/// A gate at which a fake waits until the test opens it. The test can wait until a task has arrived.
public final class Gate: Sendable {
  private let arrival = AsyncStream<Void>.makeStream()
  private let opening = AsyncStream<Void>.makeStream()

  /// Makes a closed gate.
  public init() {}

  /// Waits until the test opens the gate. Ends at once if the task is cancelled.
  public func pass() async {
    arrival.continuation.yield()
    for await _ in opening.stream { break }
  }

  /// Waits until a task has arrived.
  public func waitForArrival() async {
    for await _ in arrival.stream { break }
  }

  /// Lets one task through.
  public func open() {
    opening.continuation.yield()
  }
}
