import AppValues
import MastodonAPI

/// How long a server asks to wait before the next attempt: the later of what its headers say.
struct WaitingTime {
  /// The longest time that is believed.
  private static let longest: Int64 = 86_400_000

  /// The time to wait; nil if the server doesn't ask for any.
  let duration: Duration?

  /// - Parameters:
  ///   - status: The status of the answer.
  ///   - headers: The headers of the answer.
  ///   - now: The current time, for an answer without a date: the two clocks needn't agree.
  init(status: Int, headers: NetworkHeaders, now: Timestamp) {
    let now = headers["Date"].flatMap(Self.date) ?? now
    var times: [Int64] = []
    if let text = headers["Retry-After"] {
      if let seconds = Int64(text.trimmingPrefix { $0 == " " }) {
        times.append(min(seconds, Self.longest) * 1000)
      } else if let date = Self.date(text) {
        times.append(date.milliseconds - now.milliseconds)
      }
    }
    // With other answers it says only when counting begins anew.
    if status == 429, let text = headers["X-RateLimit-Reset"], let time = Self.reset(text, now) {
      times.append(time)
    }
    duration = times.max().map { .milliseconds(min(max($0, 0), Self.longest)) }
  }

  /// The milliseconds until a time: a date, seconds since 1970, or seconds from now.
  private static func reset(_ text: String, _ now: Timestamp) -> Int64? {
    if let number = Int64(text) {
      guard (0..<100_000_000_000).contains(number) else { return nil }
      return number < 1_000_000_000 ? number * 1000 : number * 1000 - now.milliseconds
    }
    return (MastodonDate.instant(text) ?? date(text)).map { $0.milliseconds - now.milliseconds }
  }

  /// Reads a date of HTTP, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
  private static func date(_ text: String) -> Timestamp? {
    guard
      let match = text.wholeMatch(
        of: /[A-Za-z]{3}, ([0-9]{2}) ([A-Za-z]{3}) ([0-9]{4}) ([0-9]{2}:[0-9]{2}:[0-9]{2}) GMT/),
      let month = months.firstIndex(of: match.2.lowercased())
    else { return nil }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    return MastodonDate.instant("\(match.3)-\(number)-\(match.1)T\(match.4)Z")
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
