public import AppValues
import Foundation

extension Words {
  /// How long ago something was, by the clock within a week, by the calendar before that.
  public func ago(_ instant: Timestamp, now: Timestamp) -> String {
    let seconds = max(0, (now.milliseconds - instant.milliseconds) / 1000)
    switch seconds {
    case ..<60: return pick("just now", "たった今")
    case ..<3600: return pick("\(seconds / 60) min ago", "\(seconds / 60)分前")
    case ..<86_400: return pick("\(seconds / 3600) h ago", "\(seconds / 3600)時間前")
    case ..<604_800:
      let days = seconds / 86_400
      return pick(days == 1 ? "1 day ago" : "\(days) days ago", "\(days)日前")
    default: return date(instant)
    }
  }

  /// The calendar day of an instant ("21 Nov 2026").
  public func date(_ instant: Timestamp) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day], from: instant.date)
    return date(year: parts.year ?? 0, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  /// A calendar day ("21 Nov 2026").
  public func date(_ date: CalendarDate) -> String {
    self.date(year: date.year, month: date.month, day: date.day)
  }

  /// The day and the minute of an instant ("21 Nov 2026, 14:05").
  public func dateAndTime(_ instant: Timestamp) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.hour, .minute], from: instant.date)
    let time = String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    return pick("\(date(instant)), \(time)", "\(date(instant)) \(time)")
  }

  private func date(year: Int, month: Int, day: Int) -> String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return pick("\(day) \(months[month - 1]) \(year)", "\(year)年\(month)月\(day)日")
  }
}
