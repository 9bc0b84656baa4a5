public import AppValues
public import Authentication
import Entities
import Foundation
public import SocialOpenIDConnect

/// The providers by whose accounts people sign in. What people are told of a refusal doesn't say why; the log does.
public struct ProviderClients: SignInProviders {
  private struct Client: Sendable {
    let offered: SignInProvider
    let identities: IdentityClient
  }

  private let clients: [Client]
  private let say: @Sendable (String) -> Void

  /// - Parameters:
  ///   - providers: The providers, in the order in which they're offered.
  ///   - transport: How they're reached.
  ///   - clock: The current time.
  ///   - say: Takes a line for each refusal, and for each fault of a provider.
  public init(
    _ providers: [OfferedProvider], transport: any IdentityTransport = HTTPIdentityTransport(),
    clock: WallClock = .system, say: @escaping @Sendable (String) -> Void
  ) {
    clients = providers.map {
      Client(
        offered: SignInProvider(id: $0.provider.name.rawValue, name: $0.title),
        identities: IdentityClient($0.provider, transport: transport, clock: clock))
    }
    self.say = say
  }

  public var all: [SignInProvider] { clients.map(\.offered) }

  public var issuers: [String] { clients.map(\.identities.provider.issuer) }

  public func provider(issuer: String) -> SignInProvider? {
    clients.first { $0.identities.provider.issuer == issuer }?.offered
  }

  /// The provider with an id.
  ///
  /// Throws `invalid(.provider, .missing)`.
  func offered(_ id: SignInProvider.ID) throws(AppError) -> SignInProvider { try client(id).offered }

  public func identity(
    in token: ProviderToken, of provider: SignInProvider.ID?
  ) async throws(AppError) -> ProviderIdentity {
    let claims = Self.claims(in: token.idToken)
    let client = try client(provider ?? claims.flatMap { id(of: $0.iss) } ?? "")
    let identities = client.identities
    let verified = try await telling(client) { () throws(IdentityError) -> VerifiedIdentity in
      do throws(IdentityError) {
        return try await identities.identity(of: token.idToken, nonce: .exact(token.nonce))
      } catch .wrongNonce where client.offered.id == SignInProvider.apple {
        // Apple's systems are given the nonce as it is or hashed, as the app likes.
        return try await identities.identity(of: token.idToken, nonce: .hashed(token.nonce))
      }
    }
    // A token that a website was given is no app's.
    let registration = identities.provider.clients.first { $0.id == verified.clientID }
    guard let registration, registration.uses.contains(.native) else {
      say(
        "Signing in by \(client.offered.name) failed: the token is for \(verified.clientID), which is no app")
      throw .invalid(.provider, .wrong)
    }
    var identity = ProviderIdentity(verified, of: client.offered)
    if let code = token.code {
      identity.refreshToken = try await telling(client) { () throws(IdentityError) in
        try await identities.refreshToken(for: code, of: verified)
      }
    }
    identity.tokenEndsAt = claims?.end
    return identity
  }

  public func revoke(
    _ refreshToken: Secret, clientID: String, of issuer: String
  ) async throws(AppError) {
    guard let client = clients.first(where: { $0.identities.provider.issuer == issuer }) else { return }
    do throws(IdentityError) {
      try await client.identities.revoke(refreshToken, clientID: clientID)
    } catch .unsupported {
      return
    } catch {
      throw tell(error, of: client)
    }
  }

  /// Whether a provider says when someone proved to it who they are, so that it can be asked for another proof.
  func canProveAgain(_ id: SignInProvider.ID) -> Bool {
    clients.contains { $0.offered.id == id && $0.identities.provider.canProveAgain }
  }

  /// Whether a provider's answers come in a form that its page posts.
  func postsAnswers(_ id: SignInProvider.ID) -> Bool {
    clients.contains { $0.offered.id == id && $0.identities.provider.responseMode == .formPost }
  }

  /// Begins a sign-in in a browser.
  ///
  /// - Parameters:
  ///   - redirect: Where the browser returns to.
  ///   - use: What people sign in with.
  ///   - isProof: Whether the person has to prove to the provider again who they are.
  ///   - isChoice: Whether the person is asked which of their accounts it is, where the provider can ask.
  ///
  /// Throws `invalid(.provider, .missing)`; `unavailable`, `unsupported`.
  public func begin(
    at provider: SignInProvider.ID, redirect: String, use: ClientRegistration.Use = .web,
    isProof: Bool = false, isChoice: Bool = false
  ) async throws(AppError) -> AuthorizationStart {
    let client = try client(provider)
    let asks = isChoice && provider != SignInProvider.apple
    let request = SocialOpenIDConnect.AuthorizationRequest(
      redirect: redirect, use: use, prompt: isProof ? .login : asks ? .selectAccount : nil,
      maximumAge: isProof ? 0 : nil)
    return try await telling(client) { () throws(IdentityError) in
      try await client.identities.beginAuthorization(request)
    }
  }

  /// Finishes a sign-in once the browser is back.
  ///
  /// - Parameters:
  ///   - pending: What was kept of it.
  ///   - parameters: What the browser brought.
  ///
  /// Throws `invalid(.provider, …)`; `cancelled` if the person refused, `gone` if it took too long; `unavailable`.
  public func finish(
    _ pending: PendingAuthorization, at provider: SignInProvider.ID, with parameters: [(String, String)]
  ) async throws(AppError) -> ProviderIdentity {
    let client = try client(provider)
    return try await telling(client) { () throws(IdentityError) in
      ProviderIdentity(
        try await client.identities.finish(pending, with: try AuthorizationResponse(parameters)),
        of: client.offered)
    }
  }

  /// Begins a sign-in for which the person enters a code elsewhere.
  ///
  /// Throws `invalid(.provider, .missing)`; `unavailable`, `unsupported`.
  func beginByCode(at provider: SignInProvider.ID) async throws(AppError) -> DeviceAuthorization {
    let client = try client(provider)
    return try await telling(client) { () throws(IdentityError) in
      try await client.identities.beginDeviceAuthorization()
    }
  }

  /// Waits until the person has entered the code.
  ///
  /// Throws `invalid(.provider, …)`; `cancelled` if they refused, `gone` if it took too long; `unavailable`.
  func identity(
    of device: DeviceAuthorization, at provider: SignInProvider.ID
  ) async throws(AppError) -> ProviderIdentity {
    let client = try client(provider)
    return try await telling(client) { () throws(IdentityError) in
      ProviderIdentity(try await client.identities.identity(of: device), of: client.offered)
    }
  }

  /// What a provider tells of someone; nil for what isn't known here.
  ///
  /// Throws `invalid(.provider, …)` for what isn't the provider's, and for all but Apple, whose notices these are;
  /// `unavailable`.
  func notice(_ payload: String, of provider: SignInProvider.ID) async throws(AppError) -> IdentityNotice? {
    if provider != SignInProvider.apple { throw .invalid(.provider, .missing) }
    let client = try client(provider)
    let notice = try await telling(client) { () throws(IdentityError) in
      try await client.identities.notice(payload)
    }
    let event: IdentityNotice.Event
    switch notice.kind {
    case .consentRevoked: event = .consentRevoked
    case .accountDeleted: event = .accountDeleted
    case .emailEnabled: event = .email(isOn: true)
    case .emailDisabled: event = .email(isOn: false)
    case .other(let kind):
      say("\(client.offered.name) told of something that isn't known here: \(kind)")
      return nil
    }
    return IdentityNotice(issuer: notice.issuer, subject: notice.subject, event: event, at: notice.at)
  }

  /// Does something with a provider; what it throws is logged.
  private func telling<Value>(
    _ client: Client, _ work: () async throws(IdentityError) -> Value
  ) async throws(AppError) -> Value {
    do throws(IdentityError) {
      return try await work()
    } catch {
      throw tell(error, of: client)
    }
  }

  private func tell(_ error: IdentityError, of client: Client) -> AppError {
    switch error.appError {
    // The person went back, or has gone.
    case .cancelled: break
    default: say("Signing in by \(client.offered.name) failed: \(error)")
    }
    return error.appError
  }

  private func client(_ id: SignInProvider.ID) throws(AppError) -> Client {
    guard let client = clients.first(where: { $0.offered.id == id }) else {
      throw .invalid(.provider, .missing)
    }
    return client
  }

  /// The id of the provider that calls itself by this address. Google's tokens leave `https://` out at times.
  private func id(of issuer: String) -> SignInProvider.ID? {
    func bare(_ address: String) -> Substring { address.trimmingPrefix("https://") }
    return clients.first { bare($0.identities.provider.issuer) == bare(issuer) }?.offered.id
  }

  private struct Claims: Decodable {
    let iss: String
    let exp: Double?

    /// Until when it counts.
    var end: Timestamp? {
      guard let exp, (0..<100_000_000_000).contains(exp) else { return nil }
      return Timestamp(milliseconds: Int64(exp * 1000))
    }
  }

  /// What a token says of itself, which isn't verified yet.
  private static func claims(in token: Secret) -> Claims? {
    let parts = token.value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let claims = Data(base64URL: String(parts[1])) else { return nil }
    // What can't be read is no one's.
    return try? JSONDecoder().decode(Claims.self, from: claims)
  }
}

extension ProviderIdentity {
  /// What a provider has proved of someone.
  public init(_ verified: VerifiedIdentity, of provider: SignInProvider) {
    self.init(
      provider: provider.id, issuer: verified.issuer, subject: verified.subject,
      clientID: verified.clientID, email: verified.email, isEmailVerified: verified.isEmailVerified,
      isPrivateEmail: verified.isPrivateEmail, name: verified.name, refreshToken: verified.refreshToken,
      authenticatedAt: verified.authenticatedAt)
  }
}
