import AppValues
import Authentication
import Entities
import Foundation
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialFiles
import SocialLocalBackend
import SocialMail
import SocialTestSupport
import Synchronization

/// Providers that say what they're told, and remember what is taken back.
final class FakeSignInProviders: SignInProviders {
  private let state = Mutex<(revoked: [String], fault: AppError?, tokens: [String: ProviderIdentity])>(
    ([], nil, [:]))

  let all = [SignInProvider(id: "apple", name: "Apple"), SignInProvider(id: "google", name: "Google")]

  /// The tokens with which consent was taken back.
  var revoked: [String] { state.withLock { $0.revoked } }

  /// From now on consent can't be taken back; nil for the contrary.
  func fail(_ error: AppError?) { state.withLock { $0.fault = error } }

  /// Takes a token for an identity.
  func take(_ token: String, for identity: ProviderIdentity) {
    state.withLock { $0.tokens[token] = identity }
  }

  var issuers: [String] { all.map { "https://\($0.id).example" } }

  func provider(issuer: String) -> SignInProvider? {
    all.first { "https://\($0.id).example" == issuer }
  }

  func identity(
    in token: ProviderToken, of provider: SignInProvider.ID?
  ) async throws(AppError) -> ProviderIdentity {
    guard let identity = state.withLock({ $0.tokens[token.idToken.value] }), token.nonce == "nonce",
      identity.provider == provider ?? identity.provider
    else { throw .invalid(.provider, .wrong) }
    return identity
  }

  func revoke(_ refreshToken: Secret, clientID: String, of issuer: String) async throws(AppError) {
    try state.withLock { state throws(AppError) in
      if let fault = state.fault { throw fault }
      state.revoked.append("\(refreshToken.value) of \(clientID) at \(issuer)")
    }
  }
}

extension ProviderIdentity {
  /// Someone at a provider.
  static func of(
    _ subject: String, at provider: String = "google", email: String? = nil, isVerified: Bool = true,
    isPrivate: Bool = false, name: String? = nil, token: Secret? = nil, authenticatedAt: Timestamp? = nil
  ) -> ProviderIdentity {
    ProviderIdentity(
      provider: provider, issuer: "https://\(provider).example", subject: subject, clientID: "client",
      email: email, isEmailVerified: isVerified, isPrivateEmail: isPrivate, name: name, refreshToken: token,
      authenticatedAt: authenticatedAt)
  }
}

/// A network whose people sign in by providers.
struct ProviderWorld: Sendable {
  let world: World
  let providers = FakeSignInProviders()
  let backend: LocalBackend

  init(_ world: World) {
    self.world = world
    backend = LocalBackend(
      database: world.database, passwords: world.passwords,
      secrets: SecretBox(in: PrivateFile(world.folder.path("secret-key"))), providers: providers,
      media: world.media, mailer: Mailer(program: "", outbox: PrivateFolder(world.folder.path("outbox"))),
      clock: world.clock.clock)
  }

  /// Runs a test on a new network.
  static func with(_ kind: BackendKind, _ body: (ProviderWorld) async throws -> Void) async throws {
    try await World.with(kind) { world in
      let providers = ProviderWorld(world)
      try await body(providers)
      await providers.backend.end(nil)
    }
  }

  var ports: ProviderPorts {
    get throws { try backend.repositories(for: .anonymous).authentication.providers.orUnsupported() }
  }

  func signIn(_ identity: ProviderIdentity, admitsNewcomers: Bool = true) async throws -> ProviderSignIn {
    try await ports.identities.orUnsupported().signIn(
      identity, admitsNewcomers: admitsNewcomers, from: .here)
  }

  /// Someone whom no account belongs to yet.
  func newcomer(_ identity: ProviderIdentity) async throws -> ProviderNewcomer {
    guard case .newcomer(let newcomer) = try await signIn(identity) else { throw AppError.conflict }
    return newcomer
  }

  /// Someone who has an account.
  func person(_ identity: ProviderIdentity) async throws -> Person {
    guard case .signedIn(let session) = try await signIn(identity) else { throw AppError.notFound }
    return person(session)
  }

  func signUp(
    _ handle: String, as newcomer: ProviderNewcomer, email: String? = nil,
    _ conditions: SignUpConditions = .none
  ) async throws -> Person {
    let registration = Registration(
      email: newcomer.confirmedEmail ?? email ?? "\(handle)@example.com", password: "", handle: handle,
      name: handle.capitalized, birthday: nil, language: "en", conditions: conditions)
    return person(
      try await ports.signUps.orUnsupported().signUp(registration, as: newcomer.token, from: .here))
  }

  func person(_ session: Session) -> Person {
    Person(session: session, can: backend.repositories(for: .signedIn(session)))
  }

  /// The same person as someone who was made in another way.
  func person(_ other: Person) -> Person { person(other.session) }

  /// How many rows a table has.
  func count(_ table: SQLName) async throws -> Int {
    try await world.database.read { connection throws(AppError) in
      try connection.first("SELECT COUNT(*) FROM \(table)") { row throws(AppError) in row.int(0) } ?? 0
    }
  }
}

extension Person {
  func linked() async throws -> [LinkedProvider] {
    try await can.account.providers.orUnsupported().linkedProviders()
  }

  func link(_ identity: ProviderIdentity) async throws {
    try await can.account.providerLinking.orUnsupported().link(identity)
  }

  func unlink(_ link: LinkedProvider) async throws {
    try await can.account.providers.orUnsupported().unlink(link.id)
  }
}
