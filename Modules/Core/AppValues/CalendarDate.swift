import Foundation

/// A day of the Gregorian calendar, without a time or a time zone: a birthday. Encoded, it is its text.
public struct CalendarDate: RawRepresentable, Codable, Hashable, Comparable, Sendable, CustomStringConvertible
{
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// The date, or nil when the calendar has no such day (30 February).
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a `text` of the form `YYYY-MM-DD` (ISO 8601); nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Reads `YYYY-MM-DD`, so that nothing decodes to a day that the calendar does not have.
  public init?(rawValue: String) {
    self.init(rawValue)
  }

  /// `YYYY-MM-DD`.
  public var rawValue: String { description }

  /// The day that `timestamp` falls on in UTC.
  public init(_ timestamp: Timestamp) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day], from: timestamp.date)
    self.year = parts.year ?? 1
    self.month = parts.month ?? 1
    self.day = parts.day ?? 1
  }

  /// `YYYY-MM-DD`.
  public var description: String {
    String(format: "%04d-%02d-%02d", year, month, day)
  }

  /// Whether one day comes before the other.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
