import AppValues
import HTTPTypes
import MastodonAPI

extension RateLimiter.Remainder {
  /// Adds headers that say how much of the limit is left.
  func write(to headers: inout HTTPFields) {
    headers["X-RateLimit-Limit"] = "\(limit)"
    headers["X-RateLimit-Remaining"] = "\(remaining)"
    headers["X-RateLimit-Reset"] = MastodonDate.text(resetsAt)
  }

  /// The error for someone who does something too often.
  func error(at now: Timestamp) -> ServerError {
    var error = ServerError.tooMany(retryAfter: wait(at: now))
    write(to: &error.headers)
    return error
  }

  /// The seconds until the limit starts over.
  func wait(at now: Timestamp) -> Int { Int(max(1, (resetsAt.milliseconds - now.milliseconds + 999) / 1000)) }
}
