public import AppValues
import Foundation

extension Words {
  /// How long ago something was, by the clock within a week, by the calendar before that.
  public func ago(_ instant: Timestamp, now: Timestamp) -> String {
    let seconds = Int(max(0, (now.milliseconds - instant.milliseconds) / 1000))
    let dates = shared.dates
    return switch seconds {
    case ..<60: dates.justNow
    case ..<3600: dates.minutesAgo(seconds / 60)
    case ..<86_400: dates.hoursAgo(seconds / 3600)
    case ..<604_800: dates.daysAgo(seconds / 86_400)
    default: date(instant)
    }
  }

  /// The calendar day of an instant ("21 Nov 2026").
  public func date(_ instant: Timestamp) -> String {
    let parts = parts(of: instant)
    return shared.dates.date(parts.year ?? 0, parts.month ?? 1, parts.day ?? 1)
  }

  /// A calendar day ("21 Nov 2026").
  public func date(_ date: CalendarDate) -> String {
    shared.dates.date(date.year, date.month, date.day)
  }

  /// A calendar day with its day of the week ("Sat 21 Nov 2026"), for days that people plan for.
  public func dateAndWeekday(_ date: CalendarDate) -> String {
    shared.dates.dateAndWeekday(self.date(date), shared.dates.weekdays[date.weekday - 1])
  }

  /// The date and time of an instant, to the minute ("21 Nov 2026, 14:05").
  public func dateAndTime(_ instant: Timestamp) -> String {
    let (parts, dates) = (parts(of: instant), shared.dates)
    return dates.dateAndTime(date(instant), dates.time(parts.hour ?? 0, parts.minute ?? 0))
  }

  /// The time of an instant of today ("14:05"), or its date and time.
  public func time(_ instant: Timestamp, now: Timestamp) -> String {
    let parts = parts(of: instant)
    return date(instant) == date(now)
      ? shared.dates.time(parts.hour ?? 0, parts.minute ?? 0) : dateAndTime(instant)
  }

  private func parts(of instant: Timestamp) -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar.dateComponents([.year, .month, .day, .hour, .minute], from: instant.date)
  }
}
