public import AppValues
public import Entities

/// The rules of looking after one's own account. Everything throws `unsupported` if the source doesn't offer it.
public struct AccountInteractor: Sendable {
  let ports: AccountPorts
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

  /// A page of what happened to the account, the newest first.
  ///
  /// - Parameter request: Which page.
  public func events(_ request: PageRequest) async throws(AppError) -> Page<AccountEvent> {
    try await ports.log.orUnsupported().events(request)
  }

  /// Whether a password is good for this account.
  ///
  /// Throws `invalid(.password, …)`.
  public func checkPassword(_ password: String) async throws(AppError) {
    try PasswordRule.check(
      password, email: try await ports.emails?.email() ?? "", handle: session.handle)
  }

  /// How the account can be signed in to, and whether the session is proven.
  public func standing() async throws(AppError) -> AccountStanding {
    try await ports.proofs.orUnsupported().standing()
  }

  /// Proves that the session is in its owner's hands.
  ///
  /// - Parameter proof: What proves it.
  ///
  /// Throws `invalid(.password, …)`, `invalid(.code, …)`; `rateLimited`.
  public func prove(_ proof: AccountProof) async throws(AppError) {
    try await ports.proofs.orUnsupported().prove(try Self.checked(proof))
  }

  /// Sends a code by which the owner of an account without a password proves who they are.
  ///
  /// Throws `rateLimited`; `unsupported` where there are better proofs, or no email can be sent.
  public func requestProofCode() async throws(AppError) -> MailDestination {
    try await ports.proofs.orUnsupported().requestCode()
  }

  /// Sets a new password. The current session stays.
  ///
  /// - Parameter keepingOthers: Whether the others stay, too.
  ///
  /// Throws `invalid(.password, …)`, `unchanged` among the rules; `invalid(.proof, .missing)`.
  public func setPassword(_ password: String, keepingOthers: Bool = false) async throws(AppError) {
    let passwords = try ports.passwords.orUnsupported()
    try await checkPassword(password)
    try await passwords.setPassword(password, keepingOthers: keepingOthers)
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
  /// Throws `invalid(.email, …)`, `invalid(.proof, .missing)`, `rateLimited`.
  public func requestEmail(_ email: String) async throws(AppError) -> MailDestination {
    try await ports.emails.orUnsupported().requestEmail(try await checkEmail(email))
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
  /// Throws `invalid(.proof, .missing)`.
  public func delete() async throws(AppError) -> Viewer {
    try await ports.deletion.orUnsupported().delete()
    await Task { await clear() }.value
    return await sessions.removeLocalSession(session)
  }

  /// A proof as it can be tried.
  private static func checked(_ proof: AccountProof) throws(AppError) -> AccountProof {
    switch proof {
    case .password(let password):
      if password.isEmpty { throw .invalid(.password, .empty) }
      // No account has such a long password, and hashing it would only cost time.
      if !TextLimit.password.fits(password.value) { throw .invalid(.password, .wrong) }
      return proof
    case .passkey(let answer):
      if answer.credential.isEmpty { throw .invalid(.passkey, .missing) }
      return proof
    case .code(let code): return .code(Secret(try SignInCodeRule.normalised(code.value)))
    case .mailedCode(let code): return .mailedCode(Secret(try CodeRule.normalised(code.value)))
    }
  }
}
