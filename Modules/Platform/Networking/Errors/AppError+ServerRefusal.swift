import AppValues
import Entities
import MastodonAPI

extension AppError {
  /// How long to wait if a server that is asked too often doesn't say, in seconds.
  private static let usualWait = 60

  /// What a server refused, as it's told to people.
  init(_ refusal: ServerRefusal) {
    self =
      switch refusal.status {
      case 400, 406, 411, 415, 422: Self.faultOfForm(refusal)
      case 401: .unauthenticated
      case 403: Self.faultOfPermission(refusal)
      case 404: .notFound
      case 405, 501, 505: .unsupported
      case 408, 504: .timeout
      case 409, 412: .conflict
      case 410: .gone
      case 413, 414, 431: .tooLarge
      case 429: .rateLimited(retryAfter: refusal.seconds ?? Self.usualWait)
      case 503: refusal.seconds.map { .busy(retryAfter: $0) } ?? .unavailable
      default: refusal.status >= 500 ? .unavailable : .forbidden
      }
  }

  // Servers say by these sentences what their statuses leave open; they're the same everywhere.

  private static func faultOfPermission(_ refusal: ServerRefusal) -> AppError {
    switch refusal.message {
    case "Your login is missing a confirmed e-mail address": .invalid(.account, .unconfirmed)
    case "Your login is currently pending approval": .invalid(.account, .pending)
    case "Your login is currently disabled": .invalid(.account, .suspended)
    default: .forbidden
    }
  }

  private static func faultOfForm(_ refusal: ServerRefusal) -> AppError {
    if refusal.message == "This method requires an authenticated user" { return .unauthenticated }
    // In the order of their names, so that the same answer always gives the same error.
    let details = refusal.details.sorted { $0.key < $1.key }
    guard let (name, faults) = details.first(where: { !$0.value.isEmpty }), let fault = faults.first else {
      return .invalid(.request, .malformed)
    }
    return .invalid(
      fields[name] ?? InputField(name), InputRule(MastodonFieldFault(rawValue: fault.error)))
  }

  private static let fields: [String: InputField] = [
    "username": .handle, "email": .email, "password": .password, "code": .code, "birthday": .birthday,
    "credentials": .credentials, "quiet_hours": .hours, "reason": .reason, "text": .text,
    "sign_in_method": .signInMethod, "display_name": .name,
    "note": .bio, "sign_in_code": .signInCode, "code_request": .codeRequest, "authenticator": .authenticator,
  ]
}

extension InputRule {
  /// What is wrong with a field. Of lengths, servers say only that they're wrong.
  fileprivate init(_ fault: MastodonFieldFault) {
    self =
      switch fault {
      case .blank: .empty
      case .taken: .taken
      case .reserved: .reserved
      case .inclusion: .outOfRange
      case .wrong: .wrong
      case .missing: .missing
      case .unconfirmed: .unconfirmed
      case .common: .common
      case .unchanged: .unchanged
      default: .malformed
      }
  }
}

extension ServerRefusal {
  /// The whole seconds to wait, rounded up.
  fileprivate var seconds: Int? {
    retryAfter.map { time in
      let (seconds, rest) = time.components
      return Int(clamping: rest > 0 ? seconds + 1 : seconds)
    }
  }
}
