public import Foundation

/// An instant, in whole milliseconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Codable, Hashable, Comparable, Sendable {
  /// Milliseconds since the epoch, UTC.
  public let milliseconds: Int64

  /// Makes an instant of milliseconds since the epoch.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// The instant of a Foundation date, truncated to milliseconds.
  public init(_ date: Date) {
    self.milliseconds = Int64((date.timeIntervalSince1970 * 1000).rounded(.down))
  }

  /// The same instant as a Foundation date.
  public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// The instant `seconds` later.
  public func adding(seconds: Int64) -> Timestamp {
    Timestamp(milliseconds: milliseconds + seconds * 1000)
  }

  /// Whether one instant is earlier than the other.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

/// A source of the time: injected, so that tests can set it.
public struct WallClock: Sendable {
  /// The current instant.
  public let now: @Sendable () -> Timestamp

  /// Makes a clock that returns `now`.
  public init(now: @escaping @Sendable () -> Timestamp) {
    self.now = now
  }

  /// The device's clock.
  public static let system = WallClock { Timestamp(Date()) }
}
