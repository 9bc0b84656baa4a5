import Entities

/// Holds a call of a fake until the test lets it go on, so that what overlaps is decided by the test.
final class Gate: Sendable {
  private let arrivals = AsyncStream<Void>.makeStream()
  private let openings = AsyncStream<Void>.makeStream()

  /// Waits at the gate; throws `cancelled` when the waiting task is.
  func pass() async throws(SocialError) {
    arrivals.continuation.yield()
    for await _ in openings.stream { return }
    throw .cancelled
  }

  /// Returns when a call has come to the gate.
  func reached() async {
    for await _ in arrivals.stream { return }
  }

  func open() {
    openings.continuation.yield()
  }
}

/// Waits for something that no signal tells of; false when it does not come within ten seconds.
@MainActor
func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(10)
  while !condition() {
    if ContinuousClock.now > deadline { return false }
    await Task.yield()
  }
  return true
}
