public import AppValues
import Foundation
public import SocialCredentials

/// Signs people in by a provider of identities (OpenID Connect Core 1.0).
///
/// There's one for each provider, for as long as the program runs: it keeps what the provider publishes, and its keys, for
/// an hour. A key that it doesn't know is asked for again once a minute at most. However many wait for that, it's fetched
/// once. A provider that is down makes calls of this client fail, each within seconds, and nothing else.
public final class IdentityClient: Sendable {
  /// How long what a provider publishes is kept, in seconds.
  private static let lifetime: Int64 = 3600

  /// The provider.
  public let provider: IdentityProvider
  let clock: WallClock
  let random: @Sendable () -> String
  let pause: @Sendable (Duration) async throws -> Void
  let calls: ProviderCalls
  private let metadata: SharedFetch<ProviderMetadata>
  private let keys: SharedFetch<KeySet>

  /// - Parameters:
  ///   - provider: The provider.
  ///   - transport: How it's reached.
  ///   - clock: The current time.
  ///   - random: Makes a secret that can't be guessed, fit for URLs.
  ///   - pause: Waits for a while. Throws if the task is cancelled.
  public init(
    _ provider: IdentityProvider, transport: any IdentityTransport = HTTPIdentityTransport(),
    clock: WallClock = .system, random: @escaping @Sendable () -> String = { AccessToken.random() },
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    let calls = ProviderCalls(transport: transport)
    let metadata = SharedFetch(lifetime: Self.lifetime, clock: clock) { () async throws(IdentityError) in
      try await Self.metadata(of: provider, calls)
    }
    self.provider = provider
    self.clock = clock
    self.random = random
    self.pause = pause
    self.calls = calls
    self.metadata = metadata
    keys = SharedFetch(lifetime: Self.lifetime, clock: clock) { () async throws(IdentityError) in
      let address = try await metadata.current().value.keys
      return await KeySet(try await calls.document(address, as: KeyDocument.self))
    }
  }

  /// What the provider can do, and where.
  func metadata() async throws(IdentityError) -> ProviderMetadata {
    try await metadata.current().value
  }

  private static func metadata(
    of provider: IdentityProvider, _ calls: ProviderCalls
  ) async throws(IdentityError) -> ProviderMetadata {
    if let documented = provider.documented { return documented }
    guard let address = DiscoveryDocument.address(of: provider.issuerAddress) else {
      throw .unsupported("discovery")
    }
    return try await calls.document(address, as: DiscoveryDocument.self).metadata(of: provider)
  }

  /// A token whose signature is the provider's.
  ///
  /// Throws what is wrong with it, or with the provider.
  func verified(_ text: String) async throws(IdentityError) -> SignedToken {
    let token = try SignedToken(text, signedBy: try await metadata().algorithms)
    var found = try await keys.current()
    if !found.value.contains(keyOf: token) {
      // The provider may have begun to sign with another key.
      guard let newer = try await keys.newer(than: found.number), newer.value.contains(keyOf: token) else {
        throw .unknownKey(token.keyID)
      }
      found = newer
    }
    guard found.value.verifies(token) else { throw .wrongSignature }
    return token
  }

  /// Who an identity token is about.
  ///
  /// Throws what is wrong with it, or with the provider.
  func identity(in text: String, by rules: ClaimRules) async throws(IdentityError) -> VerifiedIdentity {
    let token = try await verified(text)
    let claims = try token.claims(as: IdentityClaims.self)
    let clientID = try rules.check(claims, signedBy: token.algorithm)
    guard let subject = claims.subject else { throw .missing("sub") }
    return VerifiedIdentity(claims, of: provider, clientID: clientID, subject: subject)
  }

  /// Verifies an identity token that someone else got for the person: a native app from the device's system, by the same
  /// provider.
  ///
  /// - Parameters:
  ///   - token: The identity token.
  ///   - nonce: The random value with which the app asked for it.
  ///
  /// Throws what is wrong with it, or with the provider.
  public func identity(
    of token: Secret, nonce: ExpectedNonce
  ) async throws(IdentityError) -> VerifiedIdentity {
    try await identity(in: token.value, by: ClaimRules(provider: provider, now: clock.now(), nonce: nonce))
  }
}
