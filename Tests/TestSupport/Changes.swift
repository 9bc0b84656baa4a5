import Synchronization

/// Wakes those who wait for something each time that it may have come about.
public final class Changes: Sendable {
  private let watchers = Mutex<[AsyncStream<Void>.Continuation]>([])

  public init() {}

  /// Lets those who wait look again; from any thread.
  public func tell() {
    watchers.withLock { watchers in
      watchers.removeAll { if case .terminated = $0.yield() { true } else { false } }
    }
  }

  /// Waits until a condition holds, though not for ever: a test that fails must end.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which it looks; by default that of the caller.
  ///   - condition: What has to hold; looked at once now, and once for each change.
  /// - Returns: Whether it came to hold.
  public func wait(
    isolation: isolated (any Actor)? = #isolation, until condition: () -> Bool
  ) async -> Bool {
    let (changes, watcher) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    watchers.withLock { $0.append(watcher) }
    let limit = Task {
      // Once no one waits any more there is nothing to end.
      try? await Task.sleep(for: .seconds(120))
      watcher.finish()
    }
    defer {
      limit.cancel()
      watcher.finish()
    }
    watcher.yield()
    for await _ in changes where condition() { return true }
    return condition()
  }
}
