import Synchronization

/// A value shared between tasks.
public final class LockedValue<Value: Sendable>: Sendable {
  private let stored: Mutex<Value>

  public init(_ value: Value) {
    stored = Mutex(value)
  }

  public var value: Value { stored.withLock { $0 } }

  public func change(_ body: (inout Value) -> Void) {
    stored.withLock { value in body(&value) }
  }
}
