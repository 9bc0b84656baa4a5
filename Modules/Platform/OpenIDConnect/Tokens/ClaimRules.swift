import AppValues
import Foundation

/// What must be true of an identity token whose signature is right (OpenID Connect Core 1.0, section 3.1.3.7).
struct ClaimRules {
  /// How far clocks may differ, in seconds.
  static let leeway: Int64 = 60
  /// The most bytes of a subject (section 2).
  static let subjectLimit = 255

  let provider: IdentityProvider
  let now: Timestamp
  /// The client that the token must be for; nil for any of ours.
  var clientID: String?
  /// nil if none was asked for.
  var nonce: ExpectedNonce?
  /// How long ago the person may have signed in at the provider, in seconds; nil for any time.
  var maximumAge: Int?
  /// The access token that came with it.
  var accessToken: String?
  /// What the subject must be; nil for any.
  var subject: String?

  /// Which of our clients the token is for.
  func check(
    _ claims: IdentityClaims, signedBy algorithm: SignatureAlgorithm
  ) throws(IdentityError) -> String {
    let client = try checkOrigin(claims.issuer, claims.audience, claims.party)
    try checkTimes(claims.expiresAt, claims.issuedAt)
    try checkSubject(claims.subject)
    if let nonce {
      guard let claimed = claims.nonce else { throw .missing("nonce") }
      guard claimed == nonce.claim else { throw .wrongNonce }
    }
    if let accessToken, let hash = claims.accessTokenHash, hash != algorithm.halfHash(of: accessToken) {
      throw .wrongAccessToken
    }
    try checkAge(claims.authenticatedAt)
    return client
  }

  /// Who issued it, and for whom. It may be for others as well only if it says that it was given to us.
  func checkOrigin(
    _ issuer: String?, _ audience: Audience?, _ party: String?
  ) throws(IdentityError) -> String {
    guard let issuer else { throw .missing("iss") }
    guard provider.isIssuer(issuer) else { throw .wrongIssuer(issuer) }
    guard let audience else { throw .missing("aud") }
    let ours = Set(provider.clients.map(\.id))
    let expected = clientID.map { [$0] } ?? ours
    guard let client = audience.ids.first(where: expected.contains) else {
      throw .wrongAudience(audience.ids)
    }
    if let party {
      guard expected.contains(party) else { throw .wrongParty(party) }
    } else if !ours.isSuperset(of: audience.ids) {
      throw .wrongParty(nil)
    }
    return client
  }

  func checkTimes(_ expiresAt: ClaimedTime?, _ issuedAt: ClaimedTime?) throws(IdentityError) {
    guard let end = expiresAt?.time else { throw .missing("exp") }
    guard now < end.adding(seconds: Self.leeway) else { throw .expired(at: end) }
    guard let issued = issuedAt?.time else { throw .missing("iat") }
    guard issued <= now.adding(seconds: Self.leeway) else { throw .issuedInFuture(at: issued) }
  }

  func checkSubject(_ claimed: String?) throws(IdentityError) {
    guard let claimed, !claimed.isEmpty else { throw .missing("sub") }
    guard claimed.utf8.count <= Self.subjectLimit, !claimed.utf8.contains(0) else { throw .malformed("sub") }
    if let subject, claimed != subject { throw .wrongSubject }
  }

  private func checkAge(_ authenticatedAt: ClaimedTime?) throws(IdentityError) {
    guard let maximumAge else { return }
    guard let time = authenticatedAt?.time else { throw .missing("auth_time") }
    guard now <= time.adding(seconds: Int64(maximumAge) + Self.leeway) else {
      throw .authenticatedTooLongAgo(at: time)
    }
  }
}
