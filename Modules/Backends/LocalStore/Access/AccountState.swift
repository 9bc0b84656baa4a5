package import AppValues
import Entities
package import SocialDatabase

/// Whether a person can sign in, and others see them and what they wrote.
package enum AccountState: Int64 {
  case active = 0
  /// Waits until the administrator approves the account.
  case pending = 1
  case suspended = 2
  /// Waits until the owner confirms the email address; what comes after that, `account` says.
  case unconfirmed = 3

  /// An unknown number lets no one in.
  package init(number: Int64) {
    self = Self(rawValue: number) ?? .suspended
  }

  /// Why someone can't take part; nil if they can.
  var refusal: AppError? {
    switch self {
    case .active: nil
    case .pending: .invalid(.account, .pending)
    case .suspended: .invalid(.account, .suspended)
    case .unconfirmed: .invalid(.account, .unconfirmed)
    }
  }

  /// Throws `invalid(.account, …)`: `pending`, `suspended`, `unconfirmed`.
  package func requireActive() throws(AppError) {
    if let refusal { throw refusal }
  }
}

extension SQLConnection {
  /// Why someone with a session can't take part: the account waits for something, or the session has ended.
  func refusal(of tokenHash: String, _ now: Timestamp) throws(AppError) -> AppError {
    let state = try first(
      """
      SELECT p.state FROM session s JOIN person p ON p.id = s.person_id
      WHERE s.token_hash = \(tokenHash) AND \(SessionLife.lasts("s", at: now)) AND p.deleted_at IS NULL
      """
    ) { row throws(AppError) in AccountState(number: row.integer(0)) }
    return switch state {
    case .pending?, .unconfirmed?: state?.refusal ?? .unauthenticated
    case .active?, .suspended?, nil: .unauthenticated
    }
  }

  /// Makes sure that a session that can't be used has ended.
  ///
  /// Throws `invalid(.account, …)` if the account waits for something.
  package func requireEnded(_ tokenHash: String, _ now: Timestamp) throws(AppError) {
    let refusal = try refusal(of: tokenHash, now)
    if refusal != .unauthenticated { throw refusal }
  }
}
