import Synchronization

/// A value shared between tasks.
public final class LockedValue<Value: Sendable>: Sendable {
  private let stored: Mutex<Value>

  /// - Parameter value: The initial value.
  public init(_ value: Value) {
    stored = Mutex(value)
  }

  /// A copy of the current value.
  public var value: Value { stored.withLock { $0 } }

  /// Changes the value while no other task accesses it. Don't read `value` within the body: that would wait forever.
  public func change(_ body: (inout Value) -> Void) {
    stored.withLock { value in body(&value) }
  }
}
