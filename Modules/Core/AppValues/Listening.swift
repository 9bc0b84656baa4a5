import Synchronization

/// Listening to a source. It goes on until it's ended, or no one holds it.
public final class Listening: Sendable {
  private let ending: Mutex<(@Sendable () -> Void)?>

  /// - Parameter end: Ends it; called once.
  public init(_ end: @escaping @Sendable () -> Void) {
    ending = Mutex(end)
  }

  deinit {
    end()
  }

  /// Ends it. What is under way may still be heard.
  public func end() {
    let end = ending.withLock { ending in
      defer { ending = nil }
      return ending
    }
    end?()
  }
}
