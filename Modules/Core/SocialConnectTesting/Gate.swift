/// A gate that a fake waits at until the test opens it, and that says when a task has arrived.
public final class Gate: Sendable {
  private let arrival = AsyncStream<Void>.makeStream()
  private let opening = AsyncStream<Void>.makeStream()

  /// A closed gate.
  public init() {}

  /// Waits until the test opens; ends at once when the task is cancelled.
  public func pass() async {
    arrival.continuation.yield()
    for await _ in opening.stream { break }
  }

  /// Waits until a task has arrived.
  public func waitForArrival() async {
    for await _ in arrival.stream { break }
  }

  /// Lets one through.
  public func open() {
    opening.continuation.yield()
  }
}
