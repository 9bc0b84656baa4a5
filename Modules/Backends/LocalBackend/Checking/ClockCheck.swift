import AppValues
import Foundation
import SocialBackend
import SocialDatabase

/// Finds ids from the future: something was written while a clock was wrong, and everything written since has an id of
/// that time.
struct ClockCheck {
  /// How far ahead they may be, in seconds: less is soon made up for.
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
        "id_clock item: the last id is of \(time), which is in the future")
    ]
  }
}
