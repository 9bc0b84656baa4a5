import AppValues

extension IdentityClient {
  /// How old a notice may be, in seconds: a day, for one that is sent again.
  private static let noticeLifetime: Int64 = 86_400

  /// Verifies a notice that Apple sent from server to server, as an identity token is verified.
  ///
  /// It's for the client for which the address for notices was registered, which must be one of ours.
  ///
  /// - Parameter payload: The token in the field `payload` of what was posted.
  ///
  /// Throws what is wrong with it, or with the provider.
  public func notice(_ payload: String) async throws(IdentityError) -> ProviderNotice {
    let claims = try await verified(payload).claims(as: NoticeClaims.self)
    let rules = ClaimRules(provider: provider, now: clock.now())
    _ = try rules.checkOrigin(claims.issuer, claims.audience, nil)
    guard let issued = claims.issuedAt?.time else { throw .missing("iat") }
    let end = claims.expiresAt ?? ClaimedTime(time: issued.adding(seconds: Self.noticeLifetime))
    try rules.checkTimes(end, claims.issuedAt)
    try rules.checkSubject(claims.event.subject)
    return ProviderNotice(
      kind: .init(claims.event.type), issuer: provider.issuer, subject: claims.event.subject,
      email: VerifiedIdentity.address(claims.event.email), at: claims.event.at ?? issued, id: claims.id)
  }
}
