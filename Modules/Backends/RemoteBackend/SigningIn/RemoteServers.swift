public import AppValues
public import Authentication
public import Entities
import MastodonAPI
public import SocialNetworking
public import SocialOfflineStore
import Synchronization

/// The servers that the accounts on this device are at: each is asked once what it can do, however many accounts it has.
public final class RemoteServers: ServerDirectory {
  private struct Key: Hashable {
    let address: ServerAddress
    let certificateAuthority: LocalFile?
  }

  private let memory: ServerMemory
  private let options: ClientOptions
  private let certificateAuthority: LocalFile?
  private let keeper: TokenKeeper?
  private let transport: @Sendable (LocalFile?) throws(NetworkError) -> any Transport
  private let offline: @Sendable (Session) -> OfflineStore?
  private let backends = Mutex<[Key: RemoteBackend]>([:])

  /// - Parameters:
  ///   - memory: Keeps what is known of servers.
  ///   - options: How servers are called.
  ///   - certificateAuthority: A file of authorities that are trusted for servers which a person names.
  ///   - keeper: Keeps the tokens of new sessions where nothing else is said; nil if they're kept with the sessions.
  ///   - transport: Carries the requests to servers that a file of authorities is trusted for; nil for those that the
  ///     system trusts.
  ///   - offline: What an account needs while its server can't be reached; nil for one that needs the server.
  public init(
    memory: ServerMemory, options: ClientOptions = ClientOptions(), certificateAuthority: LocalFile? = nil,
    offline: @escaping @Sendable (Session) -> OfflineStore? = { _ in nil }, keeper: TokenKeeper? = nil,
    transport: @escaping @Sendable (LocalFile?) throws(NetworkError) -> any Transport
  ) {
    self.memory = memory
    self.options = options
    self.certificateAuthority = certificateAuthority
    self.offline = offline
    self.keeper = keeper
    self.transport = transport
  }

  /// The network on a server; nil if its address can't be used.
  public func backend(of server: HomeServer) -> RemoteBackend? {
    // It was one when the account signed in, unless someone has changed the file since.
    guard let address = try? ServerAddress(named: server.address) else { return nil }
    return backend(of: Key(address: address, certificateAuthority: server.certificateAuthority))
  }

  /// The server that a person named; it isn't asked for anything yet.
  ///
  /// Throws `invalid(.server, …)`.
  public func home(named text: String) throws(AppError) -> HomeServer {
    let address = try ServerAddress(named: text)
    return HomeServer(
      address: address.origin, name: address.name, certificateAuthority: certificateAuthority)
  }

  /// Asks a server again what it can do, if that's a day old, and keeps it. What can't be asked stays as it was known.
  public func refresh(_ server: HomeServer) async {
    // It's asked again the next time.
    if let backend = backend(of: server) { try? await learn(backend) }
  }

  /// Keeps what has turned out about servers since they were asked, such as what they lack.
  public func keepFacts() {
    for backend in backends.withLock({ Array($0.values) }) {
      let (facts, address) = (backend.facts, backend.server.origin)
      if facts != memory.facts(address) { memory.keep(facts, address) }
    }
  }

  /// Removes the token of a session that has ended from where it's kept, or says again what became of that.
  ///
  /// Throws `invalid(.tokenEraseCommand, …)`.
  public func eraseToken(of session: Session) async throws(AppError) {
    try await session.server.flatMap { backend(of: $0) }?.tokens.token(of: session)?.erase()
  }

  public func server(
    named text: String, keptBy keeper: TokenKeeper?, replacing earlier: [Session]
  ) async throws(AppError) -> FoundServer {
    let backend = backend(
      of: Key(address: try ServerAddress(named: text), certificateAuthority: certificateAuthority))
    try await backend.requireServer()
    try await learn(backend)
    let sessions = backend.sessions(keptBy: keeper ?? self.keeper, replacing: earlier)
    return FoundServer(
      server: sessions.server,
      passwords: backend.knowledge.has(.passwordSignIn) ? sessions : nil,
      browser: RemoteAuthorization(
        server: backend.server, client: { backend.client(at: $0) }, sessions: sessions),
      providers: backend.offeredProviders, token: RemoteTokenSignIn(sessions))
  }

  private func learn(_ backend: RemoteBackend) async throws(AppError) {
    let before = backend.facts
    try await backend.learn()
    if backend.facts != before { memory.keep(backend.facts, backend.server.origin) }
  }

  private func backend(of key: Key) -> RemoteBackend {
    backends.withLock { backends in
      if let backend = backends[key] { return backend }
      let backend = RemoteBackend(
        key.address, over: carrier(trusting: key.certificateAuthority), options: options,
        facts: memory.facts(key.address.origin), certificateAuthority: key.certificateAuthority,
        offline: offline)
      backends[key] = backend
      return backend
    }
  }

  private func carrier(trusting file: LocalFile?) -> any Transport {
    do throws(NetworkError) {
      return try transport(file)
    } catch {
      return FailedTransport(reason: error)
    }
  }
}
