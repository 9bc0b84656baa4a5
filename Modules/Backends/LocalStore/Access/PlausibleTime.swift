package import AppValues

/// The times that a machine's clock may show.
package enum PlausibleTime {
  /// Those that may ever be right: from 2020, before the program existed, until the end of 2099.
  static let all =
    Timestamp(milliseconds: 1_577_836_800_000)...Timestamp(milliseconds: 4_102_444_799_999)
  /// How long after the last write, in seconds: five years.
  private static let longestPause: Int64 = 5 * 365 * 86_400

  /// The times that a clock may show after the last write.
  ///
  /// - Parameter last: When that was; nil where that is not known.
  static func range(after last: Timestamp?) -> ClosedRange<Timestamp> {
    guard let last else { return all }
    return all.lowerBound...min(all.upperBound, last.adding(seconds: longestPause))
  }

  /// Throws `wrongClock` for a time that a clock may not show.
  package static func require(_ now: Timestamp, after last: Timestamp? = nil) throws(AppError) {
    if range(after: last).contains(now) { return }
    throw .wrongClock(shows: now, lastWritten: all.contains(now) ? last : nil)
  }
}
