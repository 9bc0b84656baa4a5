public import AppValues
public import Foundation

/// A time as people type it: `2h`, `18:30`, `tomorrow 9:00`, `fri 9:00`, `2026-12-24 18:00`, `明日 9:00`, `12月24日 18時`.
public struct TypedTime: Hashable, Sendable {
  /// The time that is meant, which may be over; of a day that is named alone it's nine o'clock.
  public let time: Timestamp
  /// The day, where one is named alone; nil where there's a time of day.
  public let day: CalendarDate?

  /// The time of a day that is named alone.
  private static let usualHour = 9

  /// Reads the time in a text, in a time zone. An hour that a change of the clock skips is the first moment after it, and of
  /// one that comes twice it's the first.
  ///
  /// - Parameters:
  ///   - text: What someone typed.
  ///   - now: The present.
  ///   - zone: Where they are.
  ///   - field: What the time is for.
  ///
  /// Throws `invalid(field, .malformed)`.
  public init(
    _ text: String, at now: Timestamp, in zone: TimeZone, for field: InputField
  ) throws(AppError) {
    guard let parsed = Self.parsed(text, at: now, in: zone) else { throw .invalid(field, .malformed) }
    self = parsed
  }

  private init(_ time: Timestamp, day: CalendarDate? = nil) {
    self.time = time
    self.day = day
  }

  private static func parsed(_ text: String, at now: Timestamp, in zone: TimeZone) -> TypedTime? {
    // Japanese keyboards write digits and signs in full width.
    let text = text.precomposedStringWithCompatibilityMapping.lowercased()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if let seconds = duration(text) { return TypedTime(now.adding(seconds: seconds)) }
    var words = text.replacing(/([0-9])t([0-9])/) { "\($0.1) \($0.2)" }
      .replacing(/(日|今日|明日|明後日|曜日?)(?=[0-9])/) { "\($0.1) " }
      .split { $0.isWhitespace || $0 == "," || $0 == "、" }.map(String.init)
    var (day, time) = (nil as DateComponents?, nil as (hour: Int, minute: Int)?)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    // “9:00 pm” is one time.
    if let last = words.last, last == "am" || last == "pm", words.count > 1 {
      words.removeLast()
      words[words.count - 1] += last
    }
    for word in words {
      if time == nil, let found = clock(word) {
        time = found
      } else if day == nil, let found = self.day(word, at: now, in: calendar) {
        day = found
      } else if word != "at" {
        return nil
      }
    }
    guard let day else {
      // The next time that the clock shows it.
      return time.flatMap { next($0, after: now.date, in: calendar) }.map { TypedTime($0) }
    }
    guard let start = calendar.date(from: day),
      case let parts = calendar.dateComponents([.month, .day], from: start),
      parts.month == day.month, parts.day == day.day,
      let found = next(time ?? (usualHour, 0), after: start.addingTimeInterval(-1), in: calendar)
    else { return nil }
    return TypedTime(found, day: time == nil ? CalendarDate(Timestamp(start), in: zone) : nil)
  }

  private static func next(
    _ time: (hour: Int, minute: Int), after date: Date, in calendar: Calendar
  ) -> Timestamp? {
    let parts = DateComponents(hour: time.hour, minute: time.minute, second: 0)
    return calendar.nextDate(
      after: date, matching: parts, matchingPolicy: .nextTime, repeatedTimePolicy: .first
    ).map { Timestamp($0) }
  }

  /// `30m`, `2h`, `3d`, `1w`, or as Japanese says it, in seconds.
  private static func duration(_ text: String) -> Int64? {
    let form = /(?:in )?([0-9]{1,6}) ?(m|h|d|w|分後?|時間後?|日後|週間後?)/
    guard let match = text.wholeMatch(of: form), let first = match.2.first else { return nil }
    let units: [Character: Character] = ["分": "m", "時": "h", "日": "d", "週": "w"]
    return TypedDuration.seconds("\(match.1)\(units[first] ?? first)")
  }

  /// `18:30`, `6pm`, `6:30pm`, `18時`, `18時30分`, `午後6時`.
  private static func clock(_ word: String) -> (hour: Int, minute: Int)? {
    guard
      let match = word.wholeMatch(
        of: /(午前|午後)?([0-9]{1,2})(?::([0-9]{2})|時(?:([0-9]{1,2})分|半)?)?(am|pm)?/),
      var hour = Int(match.2)
    else { return nil }
    // A number alone may be anything.
    let isTime = match.3 != nil || match.5 != nil || word.contains("時")
    guard isTime else { return nil }
    let minute = (match.3 ?? match.4).flatMap { Int($0) } ?? (word.hasSuffix("半") ? 30 : 0)
    if match.1 != nil || match.5 != nil {
      guard (1...12).contains(hour) || match.1 != nil && hour == 0 else { return nil }
      let isAfternoon = match.1 == "午後" || match.5 == "pm"
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    return (0...23).contains(hour) && (0...59).contains(minute) ? (hour, minute) : nil
  }

  private static func day(_ word: String, at now: Timestamp, in calendar: Calendar) -> DateComponents? {
    func inDays(_ count: Int) -> DateComponents? {
      calendar.date(byAdding: .day, value: count, to: now.date).map {
        calendar.dateComponents([.year, .month, .day], from: $0)
      }
    }
    switch word {
    case "today", "今日", "本日": return inDays(0)
    case "tomorrow", "明日", "あした": return inDays(1)
    case "明後日", "あさって": return inDays(2)
    default: break
    }
    if let weekday = weekday(word) {
      let today = calendar.component(.weekday, from: now.date)
      let days = (weekday - today + 7) % 7
      return inDays(days == 0 ? 7 : days)
    }
    if let match = word.wholeMatch(of: /([0-9]{4})[-\/年]([0-9]{1,2})[-\/月]([0-9]{1,2})日?/) {
      return DateComponents(year: Int(match.1), month: Int(match.2), day: Int(match.3))
    }
    guard let match = word.wholeMatch(of: /([0-9]{1,2})[-\/月]([0-9]{1,2})日?/), let month = Int(match.1),
      let day = Int(match.2)
    else { return nil }
    // Without a year, it's the next day of that name.
    let today = calendar.dateComponents([.year, .month, .day], from: now.date)
    let isOver = (month, day) < (today.month ?? 0, today.day ?? 0)
    return DateComponents(year: (today.year ?? 0) + (isOver ? 1 : 0), month: month, day: day)
  }

  /// From 1 for Sunday.
  private static func weekday(_ word: String) -> Int? {
    let names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    if word.count >= 3, let index = names.firstIndex(where: { $0.hasPrefix(word) }) { return index + 1 }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "ja")
    guard let match = word.wholeMatch(of: /(.)曜日?/) else { return nil }
    return calendar.shortWeekdaySymbols.firstIndex(of: String(match.1)).map { $0 + 1 }
  }
}
