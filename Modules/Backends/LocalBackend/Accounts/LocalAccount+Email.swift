import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

extension LocalAccount {
  /// How long a mail about a change waits at most, in milliseconds: as long as it's of use.
  private static let telling = FormerEmail.lasting

  func requestEmail(_ email: String) async throws(AppError) -> MailDestination {
    let sender = try sender.orUnsupported()
    let destination = try await sender.destination()
    try await access.readAsMember { transaction throws(AppError) in
      try codeRequests(of: transaction.viewer).require(transaction.connection, transaction.now)
      try transaction.requireProof()
    }
    let (folded, code) = (IdentifierFolding.email(email), MailedCode.random())
    let hash = try await passwords.hash(code)
    try await access.write { transaction throws(AppError) in
      let (connection, viewer) = (transaction.connection, transaction.viewer)
      try transaction.requireProof()
      try codeRequests(of: viewer).take(connection, transaction.now)
      try MailedCode.email(folded, of: viewer).put(hash, connection, transaction.now)
      try connection.execute(
        """
        UPDATE email_change SET email = \(email), email_folded = \(folded) WHERE person_id = \(viewer)
        """)
      // The same is done whether or not the address is another's; only what the mail says differs.
      let owner = try connection.mailbox("a.email_folded = \(folded) AND a.person_id <> \(viewer)")
      let own = try connection.mailbox("a.person_id = \(viewer)")
      let text =
        owner.map { EmailMail.attempt(handle: $0.handle, language: $0.language) }
        ?? EmailMail.code(code, handle: own?.handle ?? "", language: own?.language ?? "en")
      try MailQueue.add(
        connection, to: owner?.email ?? email, subject: text.subject, text: text.body,
        language: (owner ?? own)?.language ?? "en", now: transaction.now,
        lasting: MailedCode.validity.milliseconds)
    }
    await access.work.start(.mail)
    return destination
  }

  /// The allowances that a request for a code uses up.
  private func codeRequests(of person: Int64) -> [Allowance] {
    [Allowance("codes for another address", of: ["\(person)"], burst: 3, interval: 20 * 60)]
  }

  func confirmEmail(_ email: String, code: String) async throws(AppError) {
    let folded = IdentifierFolding.email(email)
    let hash = try await access.write { transaction throws(AppError) in
      try MailedCode.email(folded, of: transaction.viewer).beginTry(transaction.connection, transaction.now)
    }
    guard let hash, try await passwords.verify(code, against: hash) else { throw .invalid(.code, .wrong) }
    try await access.write { transaction throws(AppError) in
      try transaction.changeEmail(folded, code: hash, telling: Self.telling)
    }
    await access.work.start(.mail)
  }
}

extension Transaction {
  /// Makes the address that a code was sent to the viewer's own, and notifies the previous one.
  ///
  /// - Parameters:
  ///   - hash: The hash of the code, which has been verified.
  ///   - telling: How long the mail may wait, in milliseconds.
  ///
  /// Throws `invalid(.code, .wrong)` if the code is no longer valid, `invalid(.email, .taken)`.
  fileprivate func changeEmail(
    _ folded: String, code hash: String, telling: Int64
  ) throws(AppError) {
    // The id comes first: of two who want the same address, one is second.
    _ = try connection.nextID(now)
    let code = MailedCode.email(folded, of: viewer)
    guard let before = try connection.mailbox("a.person_id = \(viewer)"),
      try code.counts(hash, connection, now),
      let email = try connection.first(
        "SELECT email FROM email_change WHERE person_id = \(viewer)",
        { row throws(AppError) in row.text(0) })
    else { throw .invalid(.code, .wrong) }
    let isTaken = try connection.exists(
      """
      SELECT 1 FROM account WHERE email_folded = \(folded) AND person_id <> \(viewer)
      UNION ALL
      SELECT 1 FROM former_email
      WHERE email_folded = \(folded) AND person_id <> \(viewer) AND \(FormerEmail.counts(at: now))
      """)
    if isTaken { throw .invalid(.email, .taken) }
    try code.end(connection)
    try connection.execute(
      "UPDATE account SET email = \(email), email_folded = \(folded) WHERE person_id = \(viewer)")
    try record(.emailChanged, detail: email)
    // The same mailbox, written in another way, needn't be notified.
    if IdentifierFolding.email(before.email) == folded { return }
    let token = try FormerEmail.keep(before.email, of: viewer, connection, now)
    let text = EmailMail.changed(
      to: email, handle: before.handle, undo: token, page: try connection.page("/auth/restore_email"),
      language: before.language)
    try MailQueue.add(
      connection, to: before.email, subject: text.subject, text: text.body, language: before.language,
      now: now, lasting: telling)
  }
}
