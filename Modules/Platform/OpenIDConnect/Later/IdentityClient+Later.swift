public import AppValues

extension IdentityClient {
  /// Renews what a provider gave at sign-in (OpenID Connect Core 1.0, section 12): it's still willing to.
  ///
  /// - Parameters:
  ///   - token: The refresh token.
  ///   - subject: Whom it's about.
  ///   - clientID: The client that it was given to.
  ///
  /// Throws `refused` with `invalid_grant` if the person or the provider has revoked it; what is wrong with the token or
  /// the provider.
  public func refresh(
    _ token: Secret, of subject: String, clientID: String
  ) async throws(IdentityError) -> RefreshedIdentity {
    guard let client = provider.client(clientID) else { throw .unsupported("the client \(clientID)") }
    let answer = try await tokens(
      [FormField("grant_type", "refresh_token"), FormField("refresh_token", token.value)], for: client)
    var identity: VerifiedIdentity?
    if answer.identityToken != nil {
      let rules = ClaimRules(
        provider: provider, now: clock.now(), clientID: clientID, subject: subject)
      identity = try await self.identity(in: answer, by: rules)
    }
    return RefreshedIdentity(
      identity: identity, refreshToken: answer.refreshToken.map { Secret($0) } ?? token)
  }

  /// Revokes what a provider gave at sign-in (RFC 7009). If that has been done already, it's done.
  ///
  /// - Parameters:
  ///   - token: The refresh token.
  ///   - clientID: The client that it was given to.
  ///
  /// Throws `unsupported`, `refused`; what is wrong with the provider.
  public func revoke(_ token: Secret, clientID: String) async throws(IdentityError) {
    guard let client = provider.client(clientID) else { throw .unsupported("the client \(clientID)") }
    let metadata = try await metadata()
    guard let address = metadata.revocation else { throw .unsupported("revocation") }
    let (fields, authorization) = try proof(of: client, metadata)
    do throws(IdentityError) {
      try await calls.post(
        [FormField("token", token.value), FormField("token_type_hint", "refresh_token")] + fields,
        to: address, authorization: authorization)
    } catch {
      // Not all of them keep to section 2.2.
      if case .refused("invalid_token", _) = error { return }
      if case .refused("invalid_grant", _) = error { return }
      throw error
    }
  }
}
