import Entities

/// Holds a call until the test lets it go on.
final class Gate: Sendable {
  private let arrivals: AsyncStream<Void>
  private let arrive: AsyncStream<Void>.Continuation
  private let releases: AsyncStream<Void>
  private let release: AsyncStream<Void>.Continuation

  init() {
    (arrivals, arrive) = AsyncStream.makeStream()
    (releases, release) = AsyncStream.makeStream()
  }

  /// Waits at the gate.
  ///
  /// Throws `cancelled`.
  func pass() async throws(SocialError) {
    arrive.yield()
    for await _ in releases { return }
    throw .cancelled
  }

  /// Returns when somebody waits at the gate.
  func arrival() async {
    for await _ in arrivals { return }
  }

  func open() {
    release.yield()
  }
}

/// Holds a call until the test lets it go on, whether its task is cancelled or not.
final class UncancellableGate: Sendable {
  private let gate = Gate()

  func pass() async {
    // A task of its own is not cancelled with the caller's, so there is no error to hear of.
    await Task { [gate] in try? await gate.pass() }.value
  }

  func arrival() async { await gate.arrival() }

  func open() { gate.open() }
}
