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

  /// Knows a device of a person from now on.
  fileprivate static func know(
    _ device: Secret, of person: Int64, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) {
    let now = now.milliseconds
    try connection.execute(
      "DELETE FROM known_device WHERE person_id = \(person) AND used_at < \(now - deviceMemory)")
    try connection.execute(
      """
      INSERT INTO known_device (person_id, device_hash, used_at) VALUES (\(person), \(AccessToken.hash(device)), \(now))
      ON CONFLICT (person_id, device_hash) DO UPDATE SET used_at = excluded.used_at
      """)
  }
}

extension SQLConnection {
  /// Writes down what happened to an account. A device that signs in is a known one from then on.
  ///
  /// It takes the same statements if there is no such account, so that nobody can tell from the time whether there is.
  ///
  /// - Parameters:
  ///   - origin: Where it was done from; nil where it wasn't done from a device, such as by the administrator.
  ///   - detail: What the kind says.
  ///   - isSignIn: False where a code is still needed; nil for what the kind says.
  func record(
    _ kind: AccountEvent.Kind, of person: Int64, from origin: SignInOrigin?, detail: String = "",
    isSignIn: Bool? = nil, _ now: Timestamp
  ) throws(AppError) {
    if isSignIn ?? kind.isSignIn, let origin { try AccountLog.know(origin.device, of: person, self, now) }
    try append(
      kind, of: person, device: origin?.name ?? "", address: origin?.address ?? "", detail: detail, now)
  }

  fileprivate func append(
    _ kind: AccountEvent.Kind, of person: Int64, device: String, address: String, detail: String,
    _ now: Timestamp
  ) throws(AppError) {
    try AccountLog.forget(self, now)
    try execute(
      """
      INSERT INTO account_event (id, person_id, kind, at, device, address, detail)
      SELECT \(try nextID(now)), a.person_id, \(kind.rawValue), \(now.milliseconds), \(device), \(address), \(detail)
      FROM account a WHERE a.person_id = \(person)
      """)
  }
}

extension Transaction {
  /// Writes down what the viewer did with their account, from the device of their session.
  ///
  /// - Parameter detail: What the kind says.
  func record(_ kind: AccountEvent.Kind, detail: String = "") throws(AppError) {
    let origin = try connection.first(
      "SELECT device, used_address FROM session WHERE token_hash = \(tokenHash ?? "")"
    ) { row throws(AppError) in (device: row.text(0), address: row.text(1)) }
    try connection.append(
      kind, of: viewer, device: origin?.device ?? "", address: origin?.address ?? "", detail: detail, now)
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
