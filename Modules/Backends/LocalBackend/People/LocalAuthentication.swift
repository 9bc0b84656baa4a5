import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase

/// Accounts and sign-ins in the database.
struct LocalAuthentication: AuthenticationRepository, PasswordSignIn, SignUpRepository, SignUpChecks {
  let database: any SQLDatabase
  let passwords: PasswordHasher
  let clock: WallClock
  private static let hour: Int64 = 3_600_000

  init(database: any SQLDatabase, passwords: PasswordHasher, clock: WallClock) {
    self.database = database
    self.passwords = passwords
    self.clock = clock
  }

  func ensureAvailable(email: String) async throws(AppError) {
    try await database.read { connection throws(AppError) in
      try connection.ensureAvailable(email: Folded.email(email))
    }
  }

  func ensureAvailable(handle: String) async throws(AppError) {
    try await database.read { connection throws(AppError) in
      try connection.ensureAvailable(handle: Folded.handle(handle))
    }
  }

  func signUp(
    _ registration: Registration, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    // Taken names are told before the costly hash, and looked for again when the account is made.
    try await ensureAvailable(email: registration.email)
    try await ensureAvailable(handle: registration.handle)
    let account = NewAccount(registration, passwordHash: try await passwords.hash(registration.password))
    let (visitor, token) = (Visitor(email: registration.email, origin: origin), AccessToken.random())
    return try await database.write { connection throws(AppError) in
      let now = clock.now()
      let id = try account.insert(connection, now)
      try visitor.enter(id, connection, now)
      return try connection.beginSession(
        try connection.nextID(now), of: id, handle: registration.handle, name: registration.name,
        token: token, now)
    }
  }

  func signIn(
    email: String, password: String, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    let visitor = Visitor(email: email, origin: origin)
    // A refused attempt keeps no one from writing.
    try await database.read { connection throws(AppError) in
      try visitor.signIns(connection).require(connection, clock.now())
    }
    let account = try await database.write { connection throws(AppError) in
      try visitor.signIns(connection).take(connection, clock.now())
      return try connection.credentials(email: visitor.email)
    }
    guard let account else {
      try await passwords.verifyAgainstNothing(password)
      throw .invalid(.credentials, .wrong)
    }
    guard try await passwords.verify(password, against: account.passwordHash) else {
      throw .invalid(.credentials, .wrong)
    }
    // Only the owner learns of it.
    try account.state.requireActive()
    let token = AccessToken.random()
    return try await database.write { connection throws(AppError) in
      let now = clock.now()
      // The password may have been changed while it was verified. Changing it takes an id, too, and only one
      // transaction at a time can.
      let session = try connection.nextID(now)
      guard let current = try connection.credentials(email: visitor.email), current == account else {
        throw .invalid(.credentials, .wrong)
      }
      try visitor.enterByPassword(current.id, connection, now)
      return try connection.beginSession(
        session, of: current.id, handle: current.handle, name: current.name, token: token, now)
    }
  }

  func signOut(_ session: Session) async throws(AppError) {
    let hash = AccessToken.hash(session.token)
    try await database.write { connection throws(AppError) in
      try connection.endSessions(where: "token_hash = \(hash)", clock.now())
    }
  }

  func refresh(_ session: Session) async throws(AppError) -> Session {
    let hash = AccessToken.hash(session.token)
    let found = try await database.read { connection throws(AppError) in
      try connection.first(
        """
        SELECT s.id, p.id, p.handle, p.name, COALESCE(s.used_at, s.created_at) FROM session s JOIN person p ON p.id = s.person_id
        WHERE s.token_hash = \(hash) AND p.deleted_at IS NULL AND p.state = 0
        """
      ) { row throws(AppError) in
        let session = Session(
          id: ID(row.integer(0)), user: ID(row.integer(1)), handle: row.text(2), name: row.text(3),
          token: session.token)
        return (session: session, usedAt: row.integer(4))
      }
    }
    guard let found else { throw .unauthenticated }
    await noteUse(of: hash, usedAt: found.usedAt)
    return found.session
  }

  /// Notes that a sign-in is used, unless that was noted within the hour.
  private func noteUse(of tokenHash: String, usedAt: Int64) async {
    let now = clock.now().milliseconds
    if (0..<Self.hour).contains(now - usedAt) { return }
    do throws(AppError) {
      try await database.write { connection throws(AppError) in
        try connection.execute("UPDATE session SET used_at = \(now) WHERE token_hash = \(tokenHash)")
      }
    } catch {
      // What cannot be written to can still be read: the list of sign-ins is a little less true.
    }
  }
}
