import AppValues
import SocialDatabase

/// The mailbox of an account's owner.
struct Mailbox {
  let email: String
  let handle: String
  /// The language of email to it.
  let language: String
}

extension SQLConnection {
  /// The mailbox of an account.
  ///
  /// - Parameter condition: A condition on the account `a`.
  func mailbox(_ condition: SQL) throws(AppError) -> Mailbox? {
    try first(
      """
      SELECT a.email, p.handle, a.language FROM account a JOIN person p ON p.id = a.person_id WHERE \(condition)
      """
    ) { row throws(AppError) in Mailbox(email: row.text(0), handle: row.text(1), language: row.text(2)) }
  }
}
