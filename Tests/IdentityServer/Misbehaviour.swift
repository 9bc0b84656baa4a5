/// What a provider does wrong.
public enum Misbehaviour: Hashable, Sendable {
  // Identity tokens.

  /// Ended two minutes ago, or just within the time by which clocks may differ.
  case expired, justExpired
  /// Issued in two minutes, or just within the time by which clocks may differ.
  case future, slightlyEarly
  case wrongAudience, emptyAudience, noAudience, severalAudiences, severalAudiencesForUs, audienceList
  case wrongIssuer, noIssuer, wrongParty
  case wrongNonce, noNonce, hashedNonce
  case noSubject, emptySubject, longSubject
  case noExpiry, noIssueTime
  case wrongAccessTokenHash
  /// The person signed in a day ago, or it doesn't say when.
  case longSignedIn, noAuthenticationTime
  /// `alg` is `none`, and there's no signature.
  case noSignature
  /// HS256 with the public key as the secret.
  case symmetric
  /// A key that isn't published, or the right one with an ID that isn't.
  case unknownKey, unknownKeyID
  /// The ID of one key and the signature of another.
  case swappedKeys
  /// A changed claim under an old signature.
  case changedClaims
  case noKeyID, criticalHeader, notAToken, noToken

  // Answers to the browser.

  case denies, wrongState, noState, otherIssuerInAnswer, noIssuerInAnswer, repeatedState

  // The endpoints.

  /// 503 for everything.
  case down
  case slow(Duration)
  /// More than a megabyte.
  case huge
  case notJSON
  /// Redirects to another host.
  case redirects
  /// Its documents moved within the host.
  case moved
  /// Publishes another issuer's document.
  case otherIssuersDocument
  /// Publishes keys of all kinds, and damaged ones.
  case strangeKeys
  /// The user info is of someone else.
  case otherUserInfo
}
