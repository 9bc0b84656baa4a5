public import Foundation

/// A day of the Gregorian calendar, without a time or a time zone: a birthday, or a due date. It's encoded as its text.
public struct CalendarDate: RawRepresentable, Codable, Hashable, Comparable, Sendable, CustomStringConvertible
{
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Makes a date, or nil if the calendar has no such day (30 February).
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a `text` in the format `YYYY-MM-DD` (ISO 8601); nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Reads `YYYY-MM-DD`, so that only days that the calendar has can be decoded.
  public init?(rawValue: String) {
    self.init(rawValue)
  }

  /// `YYYY-MM-DD`.
  public var rawValue: String { description }

  /// The day of a `timestamp` in a time zone; in UTC by default.
  public init(_ timestamp: Timestamp, in timeZone: TimeZone = .gmt) {
    // Without the calendar, which takes a hundred times as long; it is needed for other zones and distant years.
    if timeZone == .gmt, Self.recent.contains(timestamp.milliseconds) {
      let date = Self.civil(days: timestamp.milliseconds / 86_400_000)
      (year, month, day) = (Int(date.year), date.month, date.day)
      return
    }
    let parts = Self.calendar(timeZone).dateComponents([.year, .month, .day], from: timestamp.date)
    self.year = parts.year ?? 1
    self.month = parts.month ?? 1
    self.day = parts.day ?? 1
  }

  /// The first moment of the day in a time zone; in UTC by default.
  public func start(in timeZone: TimeZone = .gmt) -> Timestamp {
    let calendar = Self.calendar(timeZone)
    let noon = calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
    return Timestamp(calendar.startOfDay(for: noon ?? .distantPast))
  }

  /// The date a number of `days` later, or earlier if negative; nil beyond the supported years.
  public func adding(days: Int) -> CalendarDate? {
    let calendar = Self.calendar(.gmt)
    guard let noon = calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12)),
      let other = calendar.date(byAdding: .day, value: days, to: noon)
    else { return nil }
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: other)
    guard parts.era == 1 else { return nil }
    return CalendarDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
  }

  /// The same day of the month a number of `months` later, or earlier if negative; the last day of a month that's too
  /// short; nil beyond the supported years.
  public func adding(months: Int) -> CalendarDate? {
    let (sum, overflows) = (12 * year + month - 1).addingReportingOverflow(months)
    guard !overflows, sum >= 12, let first = CalendarDate(year: sum / 12, month: sum % 12 + 1, day: 1) else {
      return nil
    }
    return CalendarDate(year: first.year, month: first.month, day: min(day, first.lastOfMonth.day))
  }

  /// The last day of its month.
  public var lastOfMonth: CalendarDate {
    CalendarDate(year: year, month: month, day: Self.days(in: month, of: year)) ?? self
  }

  /// The day of the week, from 1 for Monday to 7 for Sunday (ISO 8601).
  public var weekday: Int {
    let calendar = Self.calendar(.gmt)
    let noon = calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
    // Foundation counts from 1 for Sunday.
    return noon.map { (calendar.component(.weekday, from: $0) + 5) % 7 + 1 } ?? 1
  }

  /// The milliseconds since 1970 of days from then up to the year 9999.
  private static let recent: Range<Int64> = 0..<253_402_300_800_000

  private static func calendar(_ timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  /// `YYYY-MM-DD`.
  public var description: String {
    String(format: "%04d-%02d-%02d", year, month, day)
  }

  /// Whether one date is before the other.
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
