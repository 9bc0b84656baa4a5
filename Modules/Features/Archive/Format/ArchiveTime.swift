import AppValues
import Foundation

/// Instants as archives write them (RFC 3339): `2026-11-21T12:00:00.000Z`, in whole milliseconds.
enum ArchiveTime {
  static func text(_ time: Timestamp) -> String {
    let day = CalendarDate(time)
    let rest = ((time.milliseconds % 86_400_000) + 86_400_000) % 86_400_000
    let seconds = rest / 1000
    return String(
      format: "%@T%02d:%02d:%02d.%03dZ", day.description, Int(seconds / 3600), Int(seconds / 60 % 60),
      Int(seconds % 60), Int(rest % 1000))
  }

  /// nil for anything else.
  static func time(_ text: String) -> Timestamp? {
    let pattern =
      /([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt ]([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]{1,9}))?(Z|z|[+-][0-9]{2}:?[0-9]{2})/
    guard text.utf8.count <= 64, let match = text.wholeMatch(of: pattern),
      let day = CalendarDate(String(match.1)), let hour = Int64(match.2), let minute = Int64(match.3),
      let second = Int64(match.4), hour < 24, minute < 60, second <= 60
    else { return nil }
    let fraction = match.5.map { ($0 + "00").prefix(3) }.flatMap { Int64($0) } ?? 0
    let seconds = days(day) * 86_400 + hour * 3600 + minute * 60 + second - offset(match.6)
    return Timestamp(milliseconds: seconds * 1000 + fraction)
  }

  /// The seconds by which a time zone is ahead of UTC.
  private static func offset(_ zone: Substring) -> Int64 {
    let digits = zone.filter(\.isNumber)
    guard digits.count == 4, let hours = Int64(digits.prefix(2)), let minutes = Int64(digits.suffix(2)) else {
      return 0
    }
    return (hours * 3600 + minutes * 60) * (zone.hasPrefix("-") ? -1 : 1)
  }

  /// Days since 1970-01-01, by the rule of the Gregorian calendar.
  private static func days(_ date: CalendarDate) -> Int64 {
    // Counted from the first of March, so that a leap day is the last day of a year.
    let year = Int64(date.month <= 2 ? date.year - 1 : date.year)
    let month = Int64((date.month + 9) % 12)
    let dayOfYear = (153 * month + 2) / 5 + Int64(date.day) - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
