import AppValues
import SocialDatabase

/// How long codes, challenges and the like are valid that the database keeps with the time at which they end.
///
/// One that ends later than one made now comes from a wrong clock that has been corrected since, and isn't valid either.
/// The clocks of several machines on one database may differ by the tolerance.
struct Validity: Sendable {
  /// How far the clocks of several machines on one database may differ, in milliseconds.
  static let tolerance: Int64 = 10_000

  let milliseconds: Int64

  init(milliseconds: Int64) { self.milliseconds = milliseconds }

  init(minutes: Int64) { self.init(milliseconds: minutes * 60_000) }

  /// When one made now ends.
  func end(from now: Timestamp) -> Int64 { now.milliseconds + milliseconds }

  /// The condition that one is valid.
  func holds(_ endsAt: SQL = "ends_at", at now: Timestamp) -> SQL {
    "(\(endsAt) > \(now.milliseconds) AND \(endsAt) <= \(end(from: now) + Self.tolerance))"
  }

  /// The condition that one isn't valid any more.
  func isOver(_ endsAt: SQL = "ends_at", at now: Timestamp) -> SQL {
    "(\(endsAt) <= \(now.milliseconds) OR \(endsAt) > \(end(from: now) + Self.tolerance))"
  }
}
