import AppValues
import Foundation
import SocialBackend
import SocialDatabase
import SocialLocalStore

/// Finds ids from the future. They mean that something was written while a clock was wrong; everything written since
/// then has an id of that time.
struct ClockCheck {
  /// How far ahead ids may be, in seconds. The clock soon catches up with less.
  private static let tolerance: Int64 = 31 * 86_400

  private let connection: any SQLConnection
  private let now: Timestamp

  init(_ connection: any SQLConnection, now: Timestamp) {
    self.connection = connection
    self.now = now
  }

  func findings() throws(AppError) -> [CheckFinding] {
    guard let last = try connection.lastIDTime(), last > now.adding(seconds: Self.tolerance) else {
      return []
    }
    let time = last.date.formatted(.iso8601)
    return [
      CheckFinding(
        .contradictory, in: "id_clock.last",
        "id_clock item: the last id has the time \(time), which is in the future")
    ]
  }
}
