import AppValues
import HTTPTypes
import MastodonAPI

extension RateLimiter.Remainder {
  fileprivate static let names = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"]
    .compactMap { HTTPField.Name($0) }

  /// Headers that say how much of the limit is left.
  var headers: [HTTPField] {
    zip(Self.names, ["\(limit)", "\(remaining)", MastodonDate.text(resetsAt)]).map {
      HTTPField(name: $0, value: $1)
    }
  }

  /// Adds headers that say how much of the limit is left.
  func write(to fields: inout HTTPFields) {
    for header in headers { fields[header.name] = header.value }
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

extension HTTPFields {
  /// The same headers without those that say how much of a limit is left.
  var withoutLimits: HTTPFields {
    HTTPFields(filter { field in !RateLimiter.Remainder.names.contains(field.name) })
  }
}
