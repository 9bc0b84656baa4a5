import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// Accounts and sign-ins in the database.
struct LocalAuthentication: AuthenticationRepository, PasswordSignIn, SignUpRepository, SignUpChecks {
  let database: any SQLDatabase
  let passwords: PasswordHasher
  let sender: MailSender?
  let work: DueWork
  let codes: CodeSignIns
  let clock: WallClock
  private static let hour: Int64 = 3_600_000

  func ensureAvailable(email: String) async throws(AppError) {
    try await database.read { connection throws(AppError) in
      try connection.ensureAvailable(email: email, clock.now())
    }
  }

  func ensureAvailable(handle: String) async throws(AppError) {
    try await database.read { connection throws(AppError) in
      try connection.ensureAvailable(handle: IdentifierFolding.handle(handle))
    }
  }

  func signUp(
    _ registration: Registration, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    try await signUp(registration, from: origin) { _ in .own }
  }

  /// - Parameter terms: Looks up what the session is for, once it can begin.
  func signUp(
    _ registration: Registration, from origin: SignInOrigin,
    on terms: @escaping @Sendable (any SQLConnection) throws(AppError) -> SessionTerms
  ) async throws(AppError) -> Session {
    // Taken names are reported before the costly hash, and looked for again when the account is created.
    try await ensureAvailable(email: registration.email)
    try await ensureAvailable(handle: registration.handle)
    let hash = try await passwords.hash(registration.password.value)
    return try await create(registration, passwordHash: hash, from: origin, on: terms)
  }

  /// Creates an account and signs it in.
  ///
  /// - Parameters:
  ///   - passwordHash: The hash of its password; empty for an account without one.
  ///   - way: By what the person signs up where no app does it for them, for the log.
  ///   - terms: Looks up what the session is for, before there is an account.
  ///   - finish: Does more for the new person, in the same transaction.
  func create(
    _ registration: Registration, passwordHash: String, from origin: SignInOrigin, by way: String = "",
    on terms: @escaping @Sendable (any SQLConnection) throws(AppError) -> SessionTerms = { _ in .own },
    finish: @escaping @Sendable (any SQLConnection, Int64, Timestamp) throws(AppError) -> Void = { _, _, _ in
    }
  ) async throws(AppError) -> Session {
    let account = NewAccount(registration, passwordHash: passwordHash)
    let confirmation = try await confirmation(registration.conditions)
    let claimant = AccountClaimant(email: registration.email, origin: origin)
    let token = Secret(AccessToken.random())
    let session = try await database.write { connection throws(AppError) in
      let now = clock.now()
      let terms = try terms(connection)
      let id = try account.insert(connection, now)
      try finish(connection, id, now)
      try claimant.enter(
        id, by: .signedUp, app: terms.name.isEmpty ? way : terms.name, connection, now)
      if let confirmation {
        try claimant.codeRequests(connection).take(connection, now)
        try connection.sendConfirmation(
          confirmation.code, hash: confirmation.hash, to: id, page: registration.conditions.confirmationPage,
          now)
      }
      return try connection.beginSession(
        try connection.nextID(now), of: id, handle: registration.handle, name: registration.name,
        token: token, on: terms, from: origin, now)
    }
    if confirmation != nil { await work.start(.mail) }
    return session
  }

  /// The code that confirms a new account's address; nil if it needn't be confirmed.
  func confirmation(
    _ conditions: SignUpConditions
  ) async throws(AppError) -> (code: String, hash: String)? {
    if !conditions.needsConfirmedEmail { return nil }
    _ = try await sender.orUnsupported().destination()
    let code = MailedCode.random()
    return (code, try await passwords.hash(code))
  }

  func signIn(
    email: String, password: String, from origin: SignInOrigin
  ) async throws(AppError) -> SignInStep {
    try await signIn(email: email, password: password, from: origin) { _ in .own }
  }

  /// - Parameter terms: Looks up what the session is for, once it can begin.
  func signIn(
    email: String, password: String, from origin: SignInOrigin,
    on terms: @escaping @Sendable (any SQLConnection) throws(AppError) -> SessionTerms
  ) async throws(AppError) -> SignInStep {
    let claimant = AccountClaimant(email: email, origin: origin)
    // A refused attempt keeps no one from writing.
    try await database.read { connection throws(AppError) in
      try claimant.signIns(connection).require(connection, clock.now())
    }
    let (account, isKnown) = try await database.write { connection throws(AppError) in
      try claimant.signIns(connection).take(connection, clock.now())
      return (try connection.credentials(of: claimant.account), try claimant.isKnown(connection))
    }
    guard let account else {
      try await passwords.verifyAgainstNothing(password)
      try await note(failureOf: 0, from: origin)
      throw .invalid(.credentials, .wrong)
    }
    guard try await passwords.verify(password, against: account.passwordHash, first: isKnown) else {
      try await note(failureOf: account.id, from: origin)
      throw .invalid(.credentials, .wrong)
    }
    // Only the owner learns of it.
    try account.state.requireActive()
    let token = Secret(AccessToken.random())
    // Only now is the password known, and can be hashed as new ones are.
    let renewed =
      passwords.isOutdated(account.passwordHash) ? try await passwords.hash(password) : nil
    let begun = try await database.write { connection throws(AppError) in
      let now = clock.now()
      // The password may have been changed while it was verified. Changing it takes an id, too, and only one
      // transaction at a time can.
      let session = try connection.nextID(now)
      guard let current = try connection.credentials(of: claimant.account), current == account else {
        throw .invalid(.credentials, .wrong)
      }
      if let renewed {
        try connection.execute(
          "UPDATE account SET password_hash = \(renewed) WHERE person_id = \(current.id)")
      }
      return try CodeSignIns.advance(
        current, session, token: token, from: claimant, on: try terms(connection), by: .signedIn, connection,
        now)
    }
    await work.start(.mail)
    return begun
  }

  /// Writes down that someone couldn't sign in. For an address without an account it takes the same time.
  ///
  /// - Parameter person: 0 if there is no account.
  private func note(failureOf person: Int64, from origin: SignInOrigin) async throws(AppError) {
    try await database.write { connection throws(AppError) in
      try connection.record(.signInFailed, of: person, from: origin, clock.now())
    }
  }

  func signIn(
    _ request: CodeRequest, code: String, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    let session = try await codes.signIn(request, code: code, from: origin)
    await work.start(.mail)
    return session
  }

  func signOut(_ session: Session) async throws(AppError) {
    let hash = AccessToken.hash(session.token)
    try await database.write { connection throws(AppError) in
      try connection.endSessions(where: "token_hash = \(hash)", clock.now())
    }
  }

  func refresh(_ session: Session) async throws(AppError) -> Session {
    guard let found = try await use(token: session.token, at: "") else { throw .unauthenticated }
    return found.session
  }

  /// The session with a token, and its app; nil if it has ended. Records that the session is used.
  ///
  /// - Parameter address: Where it is used; empty where that isn't known.
  ///
  /// Throws `invalid(.account, …)` while the account waits for something.
  func use(
    token: Secret, at address: String
  ) async throws(AppError) -> (session: Session, app: RegisteredApp?)? {
    let hash = AccessToken.hash(token)
    let found = try await database.read { connection throws(AppError) in
      let now = clock.now()
      let found = try connection.session(token: token, now)
      if found == nil { try connection.requireEnded(hash, now) }
      return found
    }
    guard let found else { return nil }
    await noteUse(of: hash, usedAt: found.usedAt, at: address)
    return (session: found.session, app: found.app)
  }

  /// Records that a session is used, unless that was recorded within the hour.
  private func noteUse(of tokenHash: String, usedAt: Int64, at address: String) async {
    let now = clock.now()
    if (0..<Self.hour).contains(now.milliseconds - usedAt) { return }
    do throws(AppError) {
      try await database.write { connection throws(AppError) in
        let end = try connection.sessionLife().end(begunAt: "created_at", usedAt: "\(now.milliseconds)")
        try connection.execute(
          """
          UPDATE session SET used_at = \(now.milliseconds), used_address = \(address), ends_at = \(end)
          WHERE token_hash = \(tokenHash) AND \(SessionLife.lasts("session", at: now))
          """)
      }
    } catch {
      // A database that can't be written to can still be read. Only the list of sign-ins is less up to date.
    }
  }
}
