public import AppValues
public import Entities
import PostText

// Signing in by providers. Where no account has the identity yet, one is made of it in a second step.
extension AuthenticationInteractor {
  /// Signs in with the token that a provider gave this app.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - provider: The id of the provider.
  ///   - admitsNewcomers: Whether an account can be made of an identity that no account has.
  ///
  /// Throws `invalid(.provider, …)`; `invalid(.email, .taken)` where an account has
  /// the address: its owner signs in there and links the provider; `invalid(.account, …)`; `storage` when this device
  /// could not remember it; `unsupported`.
  public func signIn(
    with token: ProviderToken, of provider: SignInProvider.ID, admitsNewcomers: Bool = true
  ) async throws(AppError) -> ProviderSignIn {
    let tokens = try providers.tokens.orUnsupported()
    if token.idToken.isEmpty { throw .invalid(.provider, .wrong) }
    try await sessions.requireWritable()
    let origin = try await sessions.origin()
    return try await entered(
      try await tokens.signIn(
        with: token, of: provider, admitsNewcomers: admitsNewcomers, from: origin))
  }

  /// Signs in with the token that the system's “Sign in with Apple” gave this app.
  ///
  /// - Parameters:
  ///   - token: The identity token.
  ///   - nonce: What the app set as the request's nonce, before it was hashed for the request, where it was.
  ///   - code: The authorization code beside the token. Without it, deleting the account can't take back the consent at
  ///     Apple.
  ///
  /// Throws as ``signIn(with:of:admitsNewcomers:)`` does.
  public func signIn(
    appleIDToken token: Secret, nonce: String, code: Secret? = nil
  ) async throws(AppError) -> ProviderSignIn {
    try await signIn(with: ProviderToken(token, nonce: nonce, code: code), of: SignInProvider.apple)
  }

  /// Signs in with an identity that this program has verified.
  ///
  /// - Parameter admitsNewcomers: Whether an account can be made of one that no account has.
  ///
  /// Throws as ``ProviderIdentities/signIn(_:admitsNewcomers:from:)`` does; `storage` when this device could not remember
  /// it.
  public func signIn(
    _ identity: ProviderIdentity, admitsNewcomers: Bool = true
  ) async throws(AppError) -> ProviderSignIn {
    let identities = try providers.identities.orUnsupported()
    try await sessions.requireWritable()
    let origin = try await sessions.origin()
    return try await entered(
      try await identities.signIn(identity, admitsNewcomers: admitsNewcomers, from: origin))
  }

  /// The one who waits to be made an account, with a proposed handle.
  ///
  /// Throws `invalid(.registration, .wrong)`; `unsupported`.
  public func newcomer(_ token: Secret) async throws(AppError) -> ProviderNewcomer {
    try await proposing(try await providers.identities.orUnsupported().newcomer(token))
  }

  /// Creates an account of someone whom a provider has identified, and signs it in on this device. It has no password.
  ///
  /// - Parameters:
  ///   - form: What was entered, not checked yet.
  ///   - newcomer: Whom the provider has identified.
  ///   - language: The language to address its owner in, an ISO 639-1 code.
  ///   - conditions: What the account has to wait for; its session is refused until then.
  ///
  /// Throws `invalid` with the first field that is not acceptable; `invalid(.registration, .wrong)` where it took too
  /// long; `storage` before anything is created when this device could not remember the session; `unsupported`,
  /// `invalid(.mail, .missing)` where no email can be sent.
  public func signUp(
    _ form: ProviderSignUpForm, as newcomer: ProviderNewcomer, language: String,
    conditions: SignUpConditions = .none
  ) async throws(AppError) -> Session {
    let signUps = try providers.signUps.orUnsupported()
    var form = form
    form.email = newcomer.confirmedEmail ?? form.email
    let registration = Registration(
      email: try EmailRule.normalised(form.email), password: "",
      handle: try Handle(ownServer: form.handle).text, name: try NameRule.normalised(form.name),
      birthday: try checkBirthday(form.birthday), language: language,
      reason: try TextLimit.reason.kept(form.reason, lines: true), conditions: conditions)
    try reserved.check(registration.handle)
    try await sessions.requireWritable()
    let origin = try await sessions.origin()
    return try await sessions.remember(
      try await signUps.signUp(registration, as: newcomer.token, from: origin))
  }

  private var providers: ProviderPorts {
    get throws(AppError) { try ports.providers.orUnsupported() }
  }

  private func entered(_ signIn: ProviderSignIn) async throws(AppError) -> ProviderSignIn {
    switch signIn {
    case .signedIn(let session): .signedIn(try await sessions.remember(session, isRepeatable: true))
    case .newcomer(let newcomer): .newcomer(try await proposing(newcomer))
    }
  }

  /// The newcomer with the first handle that is free.
  private func proposing(_ newcomer: ProviderNewcomer) async throws(AppError) -> ProviderNewcomer {
    var proposed = newcomer
    guard proposed.handle.isEmpty else { return proposed }
    let address = newcomer.isPrivateEmail ? nil : newcomer.email
    for handle in HandleProposal.handles(name: newcomer.name, email: address) {
      do throws(AppError) {
        proposed.handle = try await checkHandle(handle)
        break
      } catch .invalid {
        continue
      }
    }
    return proposed
  }
}

extension ProviderNewcomer {
  /// The address that needn't be entered; nil if one has to be.
  public var confirmedEmail: String? { isEmailVerified ? email : nil }
}
