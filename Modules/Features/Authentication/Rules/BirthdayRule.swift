import Entities
import Foundation

/// Which birthdays are possible.
enum BirthdayRule {
  static let earliestYear = 1900

  /// The day written as `YYYY-MM-DD`; nil when nothing was written.
  ///
  /// Throws `invalid(.birthday, …)`: `malformed`, `outOfRange`.
  static func parsed(_ text: String, today: CalendarDate) throws(SocialError) -> CalendarDate? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return nil }
    guard let day = CalendarDate(text) else { throw .invalid(.birthday, .malformed) }
    if day.year < earliestYear || day > today { throw .invalid(.birthday, .outOfRange) }
    return day
  }
}
