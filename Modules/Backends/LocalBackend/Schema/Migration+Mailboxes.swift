import AppValues
import SocialDatabase

extension Migration {
  /// Folds addresses to their mailboxes, however their hosts are written. If two accounts have the same mailbox, the second
  /// keeps its spelling, and its owner signs in with that.
  static let mailboxes = Migration("mailboxes", through: "person") { _ throws(AppError) in
  } part: { connection, ids throws(AppError) in
    let accounts = try connection.rows(
      """
      SELECT person_id, email, email_folded FROM account
      WHERE person_id BETWEEN \(ids.lowerBound) AND \(ids.upperBound) ORDER BY person_id
      """
    ) { row throws(AppError) in (person: row.integer(0), email: row.text(1), folded: row.text(2)) }
    for account in accounts {
      let mailbox = Folded.email(account.email)
      // Bytes are compared: what Swift takes for the same text, a database doesn't.
      if mailbox.utf8.elementsEqual(account.folded.utf8) { continue }
      try connection.execute(
        """
        UPDATE account SET email_folded = \(mailbox) WHERE person_id = \(account.person)
          AND NOT EXISTS (SELECT 1 FROM account o WHERE o.email_folded = \(mailbox))
        """)
    }
  }
}
