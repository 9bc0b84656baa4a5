public import AppValues
public import Entities

/// The providers that a source takes identities of, as they are reached.
public protocol SignInProviders: Sendable {
  /// All of them, in the order in which they're offered.
  var all: [SignInProvider] { get }
  /// The addresses by which they call themselves.
  var issuers: [String] { get }
  /// The provider that calls itself by this address; nil for one that isn't offered any more.
  func provider(issuer: String) -> SignInProvider?
  /// Verifies an identity token (OpenID Connect Core 1.0, section 3.1.3.7), and exchanges the code beside it.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - provider: The id of the provider; nil for the one that the token names.
  ///
  /// Throws `invalid(.provider, .missing)` for none of them; `invalid(.provider, .wrong)` for a token that isn't the
  /// provider's, for another app, of another time, or given before, and for a code that counts no more or is someone
  /// else's; the faults of the network.
  func identity(
    in token: ProviderToken, of provider: SignInProvider.ID?
  ) async throws(AppError) -> ProviderIdentity
  /// Takes back someone's consent (RFC 7009). A token that counts no more is no error, and neither is a provider that takes
  /// none back, or isn't offered any more.
  ///
  /// - Parameters:
  ///   - refreshToken: What the provider gave for it.
  ///   - clientID: To whom it was given.
  ///   - issuer: The provider.
  ///
  /// Throws the faults of the network.
  func revoke(_ refreshToken: Secret, clientID: String, of issuer: String) async throws(AppError)
}

/// Signs in with a token that a provider gave this app, as the native buttons of a system do.
public protocol ProviderTokenSignIn: Sendable {
  /// Signs in the person who has the token's identity.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - provider: The id of the provider.
  ///   - admitsNewcomers: Whether accounts are made.
  ///
  /// Throws what `SignInProviders` and `ProviderIdentities` do.
  func signIn(
    with token: ProviderToken, of provider: SignInProvider.ID, admitsNewcomers: Bool,
    from origin: SignInOrigin
  ) async throws(AppError) -> ProviderSignIn
}

/// Signs in people whom a provider has identified, for who has verified that: a server, or this program.
public protocol ProviderIdentities: Sendable {
  /// Signs in the person who has the identity, or else keeps it for half an hour, for an account to be made.
  ///
  /// - Parameter admitsNewcomers: Whether accounts are made.
  ///
  /// Throws `notFound` where no one has it and no accounts are made; `invalid(.email, .taken)` where an account has the
  /// address that comes with it: whoever that is signs in there and links the provider; `invalid(.account, …)` as
  /// ``PasswordSignIn`` does.
  func signIn(
    _ identity: ProviderIdentity, admitsNewcomers: Bool, from origin: SignInOrigin
  ) async throws(AppError) -> ProviderSignIn
  /// The one that waits to be made an account.
  ///
  /// Throws `invalid(.registration, .wrong)` for a secret that counts no more.
  func newcomer(_ token: Secret) async throws(AppError) -> ProviderNewcomer
  /// Takes note of what a provider tells. Whoever it means may have no account here.
  func note(_ notice: IdentityNotice) async throws(AppError)
}

/// Creates accounts of people whom a provider has identified. They have no password until one is set by a reset.
public protocol ProviderSignUps: Sendable {
  /// Creates an account and signs it in. The address that the provider verified needs no other confirmation.
  ///
  /// - Parameters:
  ///   - registration: The account; its password is empty.
  ///   - token: Of the one who waits to be made an account.
  ///
  /// Throws `invalid(.registration, .wrong)` for a secret that counts no more; `invalid(.email, .taken)`,
  /// `invalid(.handle, .taken)`. Where someone else has made an account of the same identity since, it signs in there.
  func signUp(
    _ registration: Registration, as token: Secret, from origin: SignInOrigin
  ) async throws(AppError) -> Session
}

/// What a source offers for signing in by providers.
public struct ProviderPorts: Sendable {
  /// The providers, in the order in which they're offered.
  public var offered: [SignInProvider]
  /// Nil where no tokens are taken.
  public var tokens: (any ProviderTokenSignIn)?
  /// Nil where accounts are made in some other way.
  public var signUps: (any ProviderSignUps)?
  /// Nil where this program can't vouch for identities. The screens of servers don't need it.
  public var identities: (any ProviderIdentities)?

  /// What a source offers; the nil parts are `unsupported`.
  public init(
    offered: [SignInProvider], tokens: (any ProviderTokenSignIn)?, signUps: (any ProviderSignUps)?,
    identities: (any ProviderIdentities)? = nil
  ) {
    self.offered = offered
    self.tokens = tokens
    self.signUps = signUps
    self.identities = identities
  }
}

/// The providers' accounts by which the signed-in person signs in. Everything throws `unauthenticated` when the session
/// has ended.
public protocol LinkedProviders: Sendable {
  /// All of them, at most one of each provider, the first linked first.
  func linkedProviders() async throws(AppError) -> [LinkedProvider]
  /// Unlinks one, and takes back the provider's consent.
  ///
  /// Throws `invalid(.proof, .missing)`; `invalid(.signInMethod, .missing)` where no other way in would be left;
  /// `notFound` for what is none of the account's.
  func unlink(_ id: ID<LinkedProvider>) async throws(AppError)
}

/// Links identities that were verified to the signed-in person's account.
public protocol ProviderLinking: Sendable {
  /// Links one.
  ///
  /// Throws `invalid(.proof, .missing)`; `invalid(.provider, .taken)` where another account has the identity;
  /// `invalid(.provider, .unchanged)` where another account of the same provider is linked.
  func link(_ identity: ProviderIdentity) async throws(AppError)
  /// Proves that the session is in its owner's hands, by an identity of theirs that the provider has just had proven again.
  ///
  /// Throws `invalid(.provider, .wrong)` for another's, and for one of a provider that doesn't say when that was.
  func prove(_ identity: ProviderIdentity) async throws(AppError)
}
