import AppValues
import Entities
import Foundation

/// Which birthdays are possible.
enum BirthdayRule {
  static let earliestYear = 1900

  /// The day that was written, year first: `1990-12-31`, `1990/12/31`, `1990.12.31`, `1990年12月31日`, with zeros
  /// or without, in full width too. Nil when nothing was written.
  ///
  /// Throws `invalid(.birthday, …)`: `malformed`, `outOfRange`.
  static func parsed(_ text: String, today: CalendarDate) throws(AppError) -> CalendarDate? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return nil }
    guard let day = day(text.precomposedStringWithCompatibilityMapping) else {
      throw .invalid(.birthday, .malformed)
    }
    if day.year < earliestYear || day > today { throw .invalid(.birthday, .outOfRange) }
    return day
  }

  // The marks that a Japanese keyboard writes for `-`, `/` and `.` are among the signs between the numbers.
  private static func day(_ text: String) -> CalendarDate? {
    let separated = /([0-9]{4})([-\/.ー・。‐–−])([0-9]{1,2})\2([0-9]{1,2})/
    let spelled = /([0-9]{4})\s*年\s*([0-9]{1,2})\s*月\s*([0-9]{1,2})\s*日/
    let parts: (Substring, Substring, Substring)? =
      if let match = text.wholeMatch(of: separated) {
        (match.1, match.3, match.4)
      } else if let match = text.wholeMatch(of: spelled) {
        (match.1, match.2, match.3)
      } else {
        nil
      }
    guard let parts, let year = Int(parts.0), let month = Int(parts.1), let day = Int(parts.2) else {
      return nil
    }
    return CalendarDate(year: year, month: month, day: day)
  }
}
