import Synchronization

/// A value shared between tasks.
final class LockedValue<Value: Sendable>: Sendable {
  private let stored: Mutex<Value>

  init(_ value: Value) {
    stored = Mutex(value)
  }

  var value: Value { stored.withLock { $0 } }

  func change(_ body: (inout Value) -> Void) {
    stored.withLock { value in body(&value) }
  }
}
