public import AppValues
public import Entities

/// The rules of looking after one's own account. Everything throws `unsupported` if the source doesn't offer it.
public struct AccountInteractor: Sendable {
  private let ports: AccountPorts
  private let sessions: SessionInteractor
  /// The current session.
  public let session: Session
  private let clear: @Sendable () async -> Void

  /// - Parameters:
  ///   - ports: What the source offers about the account of `session`.
  ///   - sessions: The sessions of this device.
  ///   - session: The session of the account.
  ///   - clear: Removes what this device keeps of a deleted account beside its session.
  public init(
    ports: AccountPorts, sessions: SessionInteractor, session: Session,
    clear: @escaping @Sendable () async -> Void = {}
  ) {
    self.ports = ports
    self.sessions = sessions
    self.session = session
    self.clear = clear
  }

  /// The account's sessions, newest first.
  public func activeSessions() async throws(AppError) -> [ActiveSession] {
    try await ports.activeSessions.orUnsupported().activeSessions()
  }

  /// Ends the session `id`; if it was the current one, returns the account that is current on this device then.
  ///
  /// Throws `notFound` for one that has ended already.
  @discardableResult
  public func revoke(_ id: ID<Session>) async throws(AppError) -> Viewer? {
    if id == session.id { return try await sessions.signOut(session) }
    try await ports.activeSessions.orUnsupported().revoke(id)
    return nil
  }

  /// Ends all other sessions; returns how many there were.
  @discardableResult
  public func revokeOthers() async throws(AppError) -> Int {
    try await ports.activeSessions.orUnsupported().revokeOthers()
  }

  /// Whether a password is good for this account.
  ///
  /// Throws `invalid(.password, …)`.
  public func checkPassword(_ password: String) async throws(AppError) {
    try PasswordRule.check(
      password, email: try await ports.emails?.email() ?? "", handle: session.handle)
  }

  /// Makes sure that a password is this account's, where the source can tell before it is used.
  ///
  /// Throws `invalid(.password, …)`, `wrong` among the rules; `rateLimited`.
  public func confirmPassword(_ password: String) async throws(AppError) {
    if password.isEmpty { throw .invalid(.password, .empty) }
    try await ports.passwords?.confirmPassword(try Self.possible(password))
  }

  /// Sets a new password. Other sessions end; the current one stays.
  ///
  /// Throws `invalid(.password, …)`, `wrong` among the rules when `old` is not the current one, `unchanged` when `new`
  /// is; `rateLimited`.
  public func changePassword(from old: String, to new: String) async throws(AppError) {
    let passwords = try ports.passwords.orUnsupported()
    if old.isEmpty { throw .invalid(.password, .empty) }
    if new == old {
      // Only the current one can say that.
      try await confirmPassword(old)
      throw .invalid(.password, .unchanged)
    }
    try await checkPassword(new)
    try await passwords.changePassword(from: try Self.possible(old), to: new)
  }

  /// The address that the account signs in with.
  public func email() async throws(AppError) -> String {
    try await ports.emails.orUnsupported().email()
  }

  /// An address as it was `typed` that the account can have in place of its current one, without the space around it.
  ///
  /// Throws `invalid(.email, …)`, `unchanged` among the rules.
  public func checkEmail(_ typed: String) async throws(AppError) -> String {
    let email = try EmailRule.normalised(typed)
    if try await self.email() == email { throw .invalid(.email, .unchanged) }
    return email
  }

  /// Sends a code to another address; the account has it once the code has come back.
  ///
  /// Throws `invalid(.email, …)`, `invalid(.password, …)`, `rateLimited`.
  public func requestEmail(_ email: String, password: String) async throws(AppError) -> MailDestination {
    let email = try await checkEmail(email)
    if password.isEmpty { throw .invalid(.password, .empty) }
    return try await ports.emails.orUnsupported().requestEmail(email, password: try Self.possible(password))
  }

  /// Makes an address the account's by the code that was sent to it.
  ///
  /// Throws `invalid(.email, …)`, with `taken` when someone else confirmed the address first; `invalid(.code, …)`.
  public func confirmEmail(_ email: String, code: String) async throws(AppError) {
    try await ports.emails.orUnsupported().confirmEmail(
      try EmailRule.normalised(email), code: try CodeRule.normalised(code))
  }

  /// When the account's owner was born; nil where they don't say.
  public func birthday() async throws(AppError) -> CalendarDate? {
    try await ports.birthdays.orUnsupported().birthday()
  }

  /// Says when the account's owner was born, as it was `typed`; an empty text takes it back. Returns the day.
  ///
  /// - Parameter today: The latest day that it can be.
  ///
  /// Throws `invalid(.birthday, …)`.
  @discardableResult
  public func setBirthday(_ typed: String, today: CalendarDate) async throws(AppError) -> CalendarDate? {
    let birthdays = try ports.birthdays.orUnsupported()
    let birthday = try BirthdayRule.parsed(typed, today: today)
    try await birthdays.setBirthday(birthday)
    return birthday
  }

  /// Checks that the text typed as a confirmation is the account's handle.
  ///
  /// Throws `invalid(.handle, .wrong)`.
  public func checkHandle(_ typed: String) throws(AppError) {
    let typed = typed.filter { !$0.isWhitespace }
    let handle = typed.hasPrefix("@") ? String(typed.dropFirst()) : typed
    guard handle.lowercased() == session.handle.lowercased() else { throw .invalid(.handle, .wrong) }
  }

  /// Permanently deletes the account, and removes its session and drafts from this device; returns the account that is
  /// current then.
  ///
  /// Throws `invalid(.password, …)`, `rateLimited`.
  public func delete(password: String) async throws(AppError) -> Viewer {
    let deletion = try ports.deletion.orUnsupported()
    if password.isEmpty { throw .invalid(.password, .empty) }
    try await deletion.delete(password: try Self.possible(password))
    await Task { await clear() }.value
    return await sessions.removeLocalSession(session)
  }

  /// No account has such a long password, and hashing it would only cost time.
  private static func possible(_ password: String) throws(AppError) -> String {
    if !TextLimit.password.fits(password) { throw .invalid(.password, .wrong) }
    return password
  }
}
