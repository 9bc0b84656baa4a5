public import AppValues

/// The format of instants and dates on the wire: UTC, with exactly three fractional digits (RFC 3339).
public enum MastodonDate {
  /// The text of an instant, such as `2026-08-01T13:49:42.878Z`.
  public static func text(_ instant: Timestamp) -> String {
    String(decoding: bytes(of: instant), as: UTF8.self)
  }

  /// The text of a day, such as `2026-08-01`.
  public static func text(_ day: CalendarDate) -> String {
    String(decoding: bytes(of: day), as: UTF8.self)
  }

  /// The midnight, in UTC, before an instant.
  public static func midnight(_ instant: Timestamp) -> Timestamp {
    let (days, _) = instant.milliseconds.dividedDown(by: millisecondsInDay)
    return Timestamp(milliseconds: days * millisecondsInDay)
  }

  /// The date, in UTC, of an instant. Years outside 0001 to 9999, which the format can't represent, become the
  /// nearest date.
  public static func day(_ instant: Timestamp) -> CalendarDate {
    let (days, _) = clamped(instant).milliseconds.dividedDown(by: millisecondsInDay)
    let (year, month, day) = CalendarDate.civil(days: days)
    return CalendarDate(year: Int(year), month: month, day: day) ?? CalendarDate(instant)
  }

  static func write(_ instant: Timestamp, to json: inout JSONWriter) {
    json.bytes.append(.quote)
    clamped(instant).appendText(to: &json.bytes, milliseconds: true)
    json.bytes.append(.quote)
  }

  static func write(_ day: CalendarDate, to json: inout JSONWriter) {
    json.bytes.append(.quote)
    json.bytes.append(year: Int64(day.year), month: day.month, day: day.day)
    json.bytes.append(.quote)
  }

  private static func bytes(of instant: Timestamp) -> [UInt8] {
    var bytes: [UInt8] = []
    clamped(instant).appendText(to: &bytes, milliseconds: true)
    return bytes
  }

  private static func bytes(of day: CalendarDate) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(year: Int64(day.year), month: day.month, day: day.day)
    return bytes
  }

  static let millisecondsInDay: Int64 = 86_400_000
  private static let earliest: Int64 = -62_135_596_800_000
  private static let latest: Int64 = 253_402_300_799_999

  private static func clamped(_ instant: Timestamp) -> Timestamp {
    Timestamp(milliseconds: min(max(instant.milliseconds, earliest), latest))
  }

  /// The day of a date, counted from 1970-01-01.
  static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    let (era, yearOfEra) = (month <= 2 ? year - 1 : year).dividedDown(by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
