public import AppValues
public import Entities

/// The rules of signing in at servers. A new session is remembered on this device, and its account becomes the current
/// one.
public struct ServerSignInInteractor: Sendable {
  private let servers: any ServerDirectory
  private let sessions: any AuthenticationRepository
  private let store: any SessionStore

  /// - Parameters:
  ///   - servers: Finds servers.
  ///   - sessions: Where the sessions of all networks are kept.
  ///   - store: Where this device remembers who is signed in.
  public init(
    servers: any ServerDirectory, sessions: any AuthenticationRepository, store: any SessionStore
  ) {
    self.servers = servers
    self.sessions = sessions
    self.store = store
  }

  /// The server that a person named.
  ///
  /// - Parameter keeper: Keeps the token of a new session; nil for what this device is set to.
  ///
  /// Throws `storage` if this device couldn't remember a session; what
  /// ``ServerDirectory/server(named:keptBy:replacing:)`` throws.
  public func server(
    named text: String, keptBy keeper: TokenKeeper? = nil
  ) async throws(AppError) -> FoundServer {
    try await accounts.requireWritable()
    return try await servers.server(
      named: text, keptBy: keeper, replacing: try await store.load().sessions)
  }

  /// Signs in with a token that there is already.
  public func signIn(with token: any TokenSignIn) async throws(AppError) -> Session {
    try await accounts.remember(try await token.session(), isRepeatable: true)
  }

  /// Checks an address before its password is asked for.
  ///
  /// Throws `invalid(.email, …)`.
  public func checkAddress(_ email: String) throws(AppError) -> String {
    try EmailRule.normalised(email)
  }

  /// Signs in with a password, as on this device's own network.
  ///
  /// Throws what ``AuthenticationInteractor/signIn(email:password:waiting:)`` does.
  public func signIn(
    email: String, password: String, at found: FoundServer,
    waiting: @MainActor @Sendable (Int) -> Void = { _ in }
  ) async throws(AppError) -> SignInStep {
    try await authentication(at: found).signIn(email: email, password: password, waiting: waiting)
  }

  /// Finishes signing in with a code, as on this device's own network.
  ///
  /// Throws what ``AuthenticationInteractor/signIn(_:code:waiting:)`` does.
  public func signIn(
    _ request: CodeRequest, code: String, at found: FoundServer,
    waiting: @MainActor @Sendable (Int) -> Void = { _ in }
  ) async throws(AppError) -> Session {
    try await authentication(at: found).signIn(request, code: code, waiting: waiting)
  }

  private func authentication(at found: FoundServer) -> AuthenticationInteractor {
    let ports = AuthenticationPorts(
      sessions: sessions, passwords: found.passwords, signUps: nil, checks: nil, resets: nil)
    return AuthenticationInteractor(ports: ports, store: store)
  }

  /// Begins to sign in on a page of the server.
  public func begin(
    at found: FoundServer, _ way: BrowserReturn
  ) async throws(AppError) -> any BrowserSignIn {
    try await found.browser.begin(way)
  }

  /// Finishes when the browser has come back.
  public func finish(_ signIn: any BrowserSignIn) async throws(AppError) -> Session {
    try await accounts.remember(try await signIn.session(), isRepeatable: true)
  }

  /// Finishes with a code as it was typed.
  ///
  /// Throws `invalid(.authorization, .empty)` for none; what ``BrowserSignIn/session(code:)`` throws.
  public func finish(_ signIn: any BrowserSignIn, code: String) async throws(AppError) -> Session {
    let code = code.filter { !$0.isWhitespace }
    if code.isEmpty { throw .invalid(.authorization, .empty) }
    return try await accounts.remember(try await signIn.session(code: code), isRepeatable: true)
  }

  private var accounts: SessionInteractor { SessionInteractor(repository: sessions, store: store) }
}
