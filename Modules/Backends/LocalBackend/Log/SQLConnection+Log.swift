import AppValues
import Authentication
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// The log of what happened to accounts. An event is written in the transaction in which it happens, or it didn't.
enum AccountLog {
  /// How long a device is known after the account was last signed in from it, in milliseconds: 400 days.
  private static let deviceMemory: Int64 = 400 * 24 * 3_600_000
  /// How long events are kept, in milliseconds.
  private static let memory = Int64(AccountEvent.daysKept) * 24 * 3_600_000

  /// The condition that an event hasn't been kept for too long. Their ids are made of their times.
  static func isKept(_ id: SQL, at now: Timestamp) -> SQL { "\(id) >= \(firstID(at: now))" }

  /// Deletes what has been kept for too long.
  fileprivate static func forget(_ connection: any SQLConnection, _ now: Timestamp) throws(AppError) {
    try connection.execute("DELETE FROM account_event WHERE id < \(firstID(at: now))")
  }

  private static func firstID(at now: Timestamp) -> Int64 { (now.milliseconds - memory) << 16 }

  /// How long an email about an event may wait to be sent, in milliseconds: three days.
  private static let mailMemory: Int64 = 3 * 24 * 3_600_000

  /// Knows a device of a person from now on.
  ///
  /// - Returns: Whether it's new to an account that was signed in from another before.
  fileprivate static func know(
    _ device: Secret, of person: Int64, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) -> Bool {
    let (hash, now) = (AccessToken.hash(device), now.milliseconds)
    try connection.execute(
      "DELETE FROM known_device WHERE person_id = \(person) AND used_at < \(now - deviceMemory)")
    let known = try connection.first(
      """
      SELECT COUNT(*), COALESCE(SUM(CASE WHEN device_hash = \(hash) THEN 1 ELSE 0 END), 0)
      FROM known_device WHERE person_id = \(person)
      """
    ) { row throws(AppError) in (all: row.int(0), same: row.int(1)) }
    try connection.execute(
      """
      INSERT INTO known_device (person_id, device_hash, used_at) VALUES (\(person), \(hash), \(now))
      ON CONFLICT (person_id, device_hash) DO UPDATE SET used_at = excluded.used_at
      """)
    return known.map { $0.all > 0 && $0.same == 0 } ?? false
  }

  /// Adds the email that tells the owner of an account what happened.
  fileprivate static func tell(
    of event: AccountEvent, to person: Int64, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) {
    guard AccountMail.tells(of: event.kind), let owner = try connection.mailbox("a.person_id = \(person)"),
      let mail = AccountMail(
        event, handle: owner.handle, site: try connection.value(of: .site), language: owner.language)
    else { return }
    try MailQueue.add(
      connection, to: owner.email, subject: mail.subject, text: mail.body, language: owner.language, now: now,
      lasting: mailMemory)
  }
}

extension SQLConnection {
  /// Writes down what happened to an account, and adds the email about it where its owner gets one: the caller then
  /// starts that work. A device that signs in is a known one from then on; there is an email if it's new, but not about the
  /// first of an account.
  ///
  /// It takes the same statements if there is no such account, so that no one can tell from the time whether there is.
  ///
  /// - Parameters:
  ///   - origin: Where it was done from; nil where it wasn't done from a device, such as by the administrator.
  ///   - detail: What the kind says.
  ///   - isSignIn: False where a code is still needed; nil for what the kind says.
  ///   - isNews: False where its owner gets another email about it.
  func record(
    _ kind: AccountEvent.Kind, of person: Int64, from origin: SignInOrigin?, detail: String = "",
    isSignIn: Bool? = nil, isNews: Bool = true, _ now: Timestamp
  ) throws(AppError) {
    var isNews = isNews
    if isSignIn ?? kind.isSignIn, let origin {
      let isNew = try AccountLog.know(origin.device, of: person, self, now)
      isNews = kind != .signedIn || isNew
    }
    let event = try append(
      kind, of: person, device: origin?.name ?? "", address: origin?.address ?? "", detail: detail, now)
    if isNews { try AccountLog.tell(of: event, to: person, self, now) }
  }

  fileprivate func append(
    _ kind: AccountEvent.Kind, of person: Int64, device: String, address: String, detail: String,
    _ now: Timestamp
  ) throws(AppError) -> AccountEvent {
    try AccountLog.forget(self, now)
    let id = try nextID(now)
    try execute(
      """
      INSERT INTO account_event (id, person_id, kind, at, device, address, detail)
      SELECT \(id), a.person_id, \(kind.rawValue), \(now.milliseconds), \(device), \(address), \(detail)
      FROM account a WHERE a.person_id = \(person)
      """)
    return AccountEvent(
      id: ID(id), kind: kind, at: now, device: device, address: address, detail: detail)
  }
}

extension Transaction {
  /// Writes down what the viewer did with their account, from the device of their session, and adds the email about it where
  /// they get one: the caller then starts that work.
  ///
  /// - Parameter detail: What the kind says.
  func record(_ kind: AccountEvent.Kind, detail: String = "") throws(AppError) {
    let origin = try connection.first(
      "SELECT device, used_address FROM session WHERE token_hash = \(tokenHash ?? "")"
    ) { row throws(AppError) in (device: row.text(0), address: row.text(1)) }
    let event = try connection.append(
      kind, of: viewer, device: origin?.device ?? "", address: origin?.address ?? "", detail: detail, now)
    try AccountLog.tell(of: event, to: viewer, connection, now)
  }
}

extension AccountEvent.Kind {
  /// Whether someone who could prove who they are was signed in by it.
  fileprivate var isSignIn: Bool {
    switch self {
    case .signedUp, .signedIn, .passwordReset: true
    default: false
    }
  }
}
