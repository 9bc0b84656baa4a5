public import AppValues
import SocialCredentials

extension IdentityClient {
  /// Begins a sign-in in a browser (OpenID Connect Core 1.0, section 3.1.2; RFC 7636).
  ///
  /// Throws `unsupported` if we have no client for it, or the provider can't tell what is asked; what is wrong with the
  /// provider.
  public func beginAuthorization(
    _ request: AuthorizationRequest
  ) async throws(IdentityError) -> AuthorizationStart {
    guard let client = provider.client(for: request.use) else {
      throw .unsupported("a client for \(request.use)")
    }
    guard request.maximumAge == nil || provider.canProveAgain else { throw .unsupported("max_age") }
    let metadata = try await metadata()
    let pending = PendingAuthorization(
      state: Secret(random()), issuer: provider.issuer,
      expiresAt: clock.now().adding(seconds: PendingAuthorization.lifetime), nonce: Secret(random()),
      verifier: metadata.checksProofKeys ? Secret(random()) : nil, clientID: client.id,
      redirect: request.redirect, maximumAge: request.maximumAge)
    return AuthorizationStart(
      address: metadata.authorization.adding(parameters(of: request, pending)), pending: pending)
  }

  private func parameters(
    of request: AuthorizationRequest, _ pending: PendingAuthorization
  ) -> [FormField] {
    var fields = [
      FormField("response_type", "code"), FormField("client_id", pending.clientID),
      FormField("redirect_uri", pending.redirect), FormField("scope", provider.scopes.joined(separator: " ")),
      FormField("state", pending.state.value), FormField("nonce", pending.nonce.value),
    ]
    if let verifier = pending.verifier {
      fields += [
        FormField("code_challenge", ProofKey.challenge(of: verifier.value)),
        FormField("code_challenge_method", "S256"),
      ]
    }
    if provider.responseMode != .query {
      fields.append(FormField("response_mode", provider.responseMode.rawValue))
    }
    if let prompt = request.prompt { fields.append(FormField("prompt", prompt.rawValue)) }
    if let age = request.maximumAge { fields.append(FormField("max_age", String(age))) }
    return fields
  }

  /// Finishes a sign-in once the browser is back: exchanges the code, and verifies the identity token.
  ///
  /// - Parameters:
  ///   - pending: What was kept of the sign-in that the answer's state names. It must not be used again.
  ///   - response: The provider's answer.
  ///
  /// Throws `denied`, `authorizationExpired`; what is wrong with the answer, the token or the provider.
  public func finish(
    _ pending: PendingAuthorization, with response: AuthorizationResponse
  ) async throws(IdentityError) -> VerifiedIdentity {
    let code = try await code(in: response, to: pending)
    guard let client = provider.client(pending.clientID) else {
      throw .unsupported("the client \(pending.clientID)")
    }
    var form = [
      FormField("grant_type", "authorization_code"), FormField("code", code.value),
      FormField("redirect_uri", pending.redirect),
    ]
    if let verifier = pending.verifier { form.append(FormField("code_verifier", verifier.value)) }
    let answer = try await tokens(form, for: client)
    var rules = ClaimRules(provider: provider, now: clock.now(), clientID: client.id)
    rules.nonce = .exact(pending.nonce.value)
    rules.maximumAge = pending.maximumAge
    var identity = try await identity(in: answer, by: rules)
    if identity.name == nil { identity.name = response.name }
    return identity
  }

  /// Exchanges the authorization code that came with an identity token that someone else got for the person: a native app
  /// from the device's system.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - identity: Who the identity token is about; the code has to be of the same person, and for the same client.
  /// - Returns: What renews that, or revokes it; nil if the provider gives none.
  ///
  /// Throws `refused`, `wrongSubject`; what is wrong with the provider or the identity token in its answer.
  public func refreshToken(
    for code: Secret, of identity: VerifiedIdentity
  ) async throws(IdentityError) -> Secret? {
    guard let client = provider.client(identity.clientID) else {
      throw .unsupported("the client \(identity.clientID)")
    }
    let answer = try await tokens(
      [FormField("grant_type", "authorization_code"), FormField("code", code.value)], for: client)
    let rules = ClaimRules(
      provider: provider, now: clock.now(), clientID: client.id, subject: identity.subject)
    return try await self.identity(in: answer, by: rules).refreshToken
  }

  /// The code in an answer, if it's an answer to that and of this provider.
  private func code(
    in response: AuthorizationResponse, to pending: PendingAuthorization
  ) async throws(IdentityError) -> Secret {
    guard let state = response.state else { throw .missing("state") }
    guard state == pending.state else { throw .wrongState }
    guard pending.issuer == provider.issuer else { throw .mixedUp(issuer: pending.issuer) }
    if let issuer = response.issuer {
      guard provider.isIssuer(issuer) else { throw .mixedUp(issuer: issuer) }
    } else if try await metadata().namesIssuer {
      throw .mixedUp(issuer: nil)
    }
    guard clock.now() < pending.expiresAt else { throw .authorizationExpired }
    if let error = response.error { throw Self.refusal(error, response.errorDescription) }
    guard let code = response.code, !code.isEmpty else { throw .missing("code") }
    return code
  }

  /// Why there's no code (RFC 6749, section 4.1.2.1; Apple has a code of its own).
  private static func refusal(_ error: String, _ description: String?) -> IdentityError {
    switch error {
    case "access_denied", "user_cancelled_authorize", "user_cancelled_login", "login_required",
      "consent_required",
      "interaction_required", "account_selection_required":
      .denied
    default:
      .refused(code: String(error.prefix(80)), description: String((description ?? "").prefix(200)))
    }
  }
}
