public import AppValues
import Synchronization

/// A clock that stands still until it is moved.
public final class MovedClock: Sendable {
  private let milliseconds = Mutex<Int64>(1_767_225_600_000)

  public init() {}

  public var clock: WallClock { WallClock { Timestamp(milliseconds: self.milliseconds.withLock { $0 }) } }

  public func advance(seconds: Int64) { advance(milliseconds: seconds * 1000) }

  public func advance(milliseconds: Int64) { self.milliseconds.withLock { $0 += milliseconds } }
}
