import AppValues
import Synchronization

/// The time as answers say it (RFC 9110, section 5.6.7), put into words once a second.
final class HTTPDate: Sendable {
  private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private let last = Mutex((second: Int64.min, text: ""))

  /// A time, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  func text(_ time: Timestamp) -> String {
    // Nothing is answered before 1970, but by a clock that is wrong.
    let second = max(0, time.milliseconds / 1000)
    return last.withLock { last in
      if last.second != second { last = (second, Self.text(second: second)) }
      return last.text
    }
  }

  private static func text(second: Int64) -> String {
    let date = CalendarDate(Timestamp(milliseconds: second * 1000))
    let day = days[Int(second / 86_400 % 7)]
    let time = second % 86_400
    let clock = [time / 3600, time / 60 % 60, time % 60].map(twoDigits).joined(separator: ":")
    return "\(day), \(twoDigits(Int64(date.day))) \(months[date.month - 1]) \(date.year) \(clock) GMT"
  }

  private static func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
