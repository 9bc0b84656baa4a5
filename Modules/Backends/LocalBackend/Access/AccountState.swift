import AppValues
import Entities
import SocialDatabase

/// Whether a person can sign in, and others see them and what they wrote.
enum AccountState: Int64 {
  case active = 0
  /// Waits until the administrator approves the account.
  case pending = 1
  case suspended = 2

  /// An unknown number lets no one in.
  init(number: Int64) {
    self = Self(rawValue: number) ?? .suspended
  }

  /// Throws `invalid(.account, .pending)`, `invalid(.account, .suspended)`.
  func requireActive() throws(AppError) {
    switch self {
    case .active: return
    case .pending: throw .invalid(.account, .pending)
    case .suspended: throw .invalid(.account, .suspended)
    }
  }
}
