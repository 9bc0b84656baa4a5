import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// Apps that act on people's behalf, in the database. It contains only hashes of their secrets, codes and tokens.
/// All of these are 256 random bits, so a fast hash is enough.
struct LocalApps: AppRegistry, AppTokens, AppSignIns {
  /// The most tokens of its own that an app can have. Beyond that, the oldest is deleted, so that an app that asks
  /// at each start doesn't fill the database.
  private static let maximumTokens = 50

  let database: any SQLDatabase
  let accounts: LocalAuthentication
  let clock: WallClock

  func register(
    _ registration: AppRegistration, from origin: SignInOrigin
  ) async throws(AppError) -> NewApp {
    let (clientID, secret) = (AccessToken.random(), Secret(AccessToken.random()))
    // Many people may be behind one address, and some apps register themselves again each time someone signs in.
    let allowance = Allowance("apps", of: [AccessToken.hash(origin.device)], burst: 100, interval: 60)
    let app = try await database.write { connection throws(AppError) in
      let now = clock.now()
      try [allowance].take(connection, now)
      let id = try connection.nextID(now)
      try connection.execute(
        """
        INSERT INTO app (id, client_id, secret_hash, name, website, redirects, scopes, created_at)
        VALUES (
          \(id), \(clientID), \(AccessToken.hash(secret)), \(registration.name),
          \(registration.website ?? ""), \(registration.redirectAddresses.joined(separator: "\n")),
          \(registration.scopes.text), \(now.milliseconds))
        """)
      return try connection.app(clientID: clientID)
    }
    return NewApp(app: app, secret: secret)
  }

  func app(clientID: String) async throws(AppError) -> RegisteredApp {
    try await database.read { connection throws(AppError) in try connection.app(clientID: clientID) }
  }

  func app(with credentials: AppCredentials) async throws(AppError) -> RegisteredApp {
    try await database.read { connection throws(AppError) in try connection.app(with: credentials) }
  }

  func exchange(
    _ exchange: CodeExchange, by credentials: AppCredentials, from origin: SignInOrigin
  ) async throws(AppError) -> GrantedToken {
    let token = Secret(AccessToken.random())
    let granted = try await database.write { connection throws(AppError) in
      let (now, app) = (clock.now(), try connection.app(with: credentials))
      // Only one exchange at a time can take an ID.
      let id = try connection.nextID(now)
      guard let code = try AuthorizationCode(exchange.code, of: app.id.number(), connection, now) else {
        return nil as GrantedToken?
      }
      if code.session != 0 {
        try connection.endSessions(where: "id = \(code.session)", now)
        return nil
      }
      try code.require(exchange)
      guard let person = try connection.activePerson(code.person) else { return nil }
      try code.use(for: id, connection)
      try connection.record(.appConnected, of: code.person, from: origin, detail: app.name, now)
      let session = try connection.beginSession(
        id, of: code.person, handle: person.handle, name: person.name, token: token,
        on: SessionTerms(app, scopes: code.scopes), from: origin, now)
      return GrantedToken(session, at: now)
    }
    // What has ended stays ended.
    guard let granted else { throw .invalid(.authorization, .wrong) }
    return granted
  }

  func issueAppToken(
    scopes: AccessScopes, to credentials: AppCredentials
  ) async throws(AppError) -> GrantedToken {
    let token = Secret(AccessToken.random())
    return try await database.write { connection throws(AppError) in
      let (now, app) = (clock.now(), try connection.app(with: credentials).id.number())
      try connection.execute(
        """
        INSERT INTO app_token (id, app_id, token_hash, scopes, created_at)
        VALUES (
          \(try connection.nextID(now)), \(app), \(AccessToken.hash(token)), \(scopes.text), \(now.milliseconds))
        """)
      try connection.execute(
        """
        DELETE FROM app_token WHERE app_id = \(app) AND id NOT IN (
          SELECT k.id FROM app_token k WHERE k.app_id = \(app) ORDER BY k.id DESC LIMIT \(Self.maximumTokens))
        """)
      return GrantedToken(token: token, scopes: scopes, createdAt: now, session: nil)
    }
  }

  func revoke(_ token: Secret, by credentials: AppCredentials) async throws(AppError) {
    let hash = AccessToken.hash(token)
    try await database.write { connection throws(AppError) in
      let (app, now) = (try connection.app(with: credentials), clock.now())
      let number = try app.id.number()
      let holders = try connection.rows(
        """
        SELECT app_id, person_id FROM session WHERE token_hash = \(hash)
        UNION ALL SELECT app_id, 0 FROM app_token WHERE token_hash = \(hash)
        """
      ) { row throws(AppError) in (app: row.integer(0), person: row.integer(1)) }
      if holders.contains(where: { $0.app != number }) { throw .forbidden }
      for holder in holders where holder.person != 0 {
        try connection.record(.appDisconnected, of: holder.person, from: nil, detail: app.name, now)
      }
      if holders.isEmpty { return }
      try connection.endSessions(where: "token_hash = \(hash)", now)
      try connection.execute("DELETE FROM app_token WHERE token_hash = \(hash)")
    }
  }

  func grant(token: Secret, at address: String) async throws(AppError) -> AccessGrant {
    if let found = try await accounts.use(token: token, at: address) {
      return .person(found.session, found.app)
    }
    let hash = AccessToken.hash(token)
    let found = try await database.read { connection throws(AppError) in
      try connection.appToken(hash).map { AccessGrant.app($0.app, $0.scopes) }
    }
    guard let found else { throw .unauthenticated }
    return found
  }

  func signUp(
    _ registration: Registration, by token: Secret, from origin: SignInOrigin
  ) async throws(AppError) -> GrantedToken {
    let hash = AccessToken.hash(token)
    let terms = { @Sendable (connection: any SQLConnection) throws(AppError) -> SessionTerms in
      var app = try connection.appToken(hash)?.app
      if app == nil { app = try connection.session(token: token, clock.now())?.app }
      guard let app else { throw .unauthenticated }
      return try SessionTerms(app, scopes: app.scopes)
    }
    // What is refused costs no hashing.
    _ = try await database.read { connection throws(AppError) in try terms(connection) }
    return GrantedToken(
      try await accounts.signUp(registration, from: origin, on: terms), at: clock.now())
  }

  func signIn(
    email: String, password: String, code: String?, scopes: AccessScopes, by credentials: AppCredentials,
    from origin: SignInOrigin
  ) async throws(AppError) -> GrantedToken {
    let terms = { @Sendable (connection: any SQLConnection) throws(AppError) -> SessionTerms in
      try SessionTerms(try connection.app(with: credentials), scopes: scopes)
    }
    _ = try await database.read { connection throws(AppError) in try terms(connection) }
    let step = try await accounts.signIn(email: email, password: password, from: origin, on: terms)
    if let code, case .needsCode(let request) = step {
      return GrantedToken(try await accounts.signIn(request, code: code, from: origin), at: clock.now())
    }
    return GrantedToken(try step.session(), at: clock.now())
  }
}

extension GrantedToken {
  fileprivate init(_ session: Session, at now: Timestamp) {
    self.init(token: session.token, scopes: session.scopes, createdAt: now, session: session)
  }
}

extension SQLConnection {
  /// The handle and name of someone who can sign in; nil for anyone else.
  fileprivate func activePerson(_ id: Int64) throws(AppError) -> (handle: String, name: String)? {
    try first(
      "SELECT handle, name FROM person WHERE id = \(id) AND deleted_at IS NULL AND state = 0"
    ) { row throws(AppError) in (handle: row.text(0), name: row.text(1)) }
  }
}
