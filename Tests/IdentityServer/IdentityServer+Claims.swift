import AppValues
import Crypto
import Foundation
import Synchronization

extension IdentityServer {
  /// An identity token, such as a native app gets from its device's system.
  ///
  /// - Parameters:
  ///   - person: Whom it's about; nil for the one who signs in.
  ///   - clientID: Whom it's for.
  ///   - nonce: The value that ties it to a question.
  public func identityToken(
    of person: IdentityPerson? = nil, for clientID: String, nonce: String?
  ) throws -> String {
    try identityToken(
      of: person ?? self.person, for: clientID, nonce: nonce, scopes: ["openid", "email", "name", "profile"],
      accessToken: nil)
  }

  /// An authorization code, such as a native app gets beside that token.
  ///
  /// - Parameters:
  ///   - person: Whom it's about; nil for the one who signs in.
  ///   - clientID: Whom it's for.
  public func code(of person: IdentityPerson? = nil, for clientID: String) -> String {
    let code = unique("code")
    state.withLock { state in
      state.codes[code] = Grant(
        clientID: clientID, redirect: "", nonce: nil, challenge: nil, scopes: ["openid", "email", "name"],
        person: person ?? state.person)
    }
    return code
  }

  func identityToken(
    of person: IdentityPerson, for clientID: String, nonce: String?, scopes: Set<String>, accessToken: String?
  ) throws -> String {
    let wrongs = self.wrongs
    var claims = personal(person, scopes)
    let now = clock.now().milliseconds / 1000
    claims["iss"] = wrongs.contains(.wrongIssuer) ? "https://other.example" : issuer
    claims["iat"] = now + (wrongs.contains(.future) ? 120 : wrongs.contains(.slightlyEarly) ? 50 : 0)
    claims["exp"] =
      wrongs.contains(.expired) ? now - 120 : wrongs.contains(.justExpired) ? now - 50 : now + 3600
    claims["auth_time"] = wrongs.contains(.longSignedIn) ? now - 86_400 : now - 5
    claims["nonce"] = self.nonce(nonce, wrongs)
    if let accessToken {
      let value = wrongs.contains(.wrongAccessTokenHash) ? "another" : accessToken
      let bytes = Data(value.utf8)
      let isLong = state.withLock { $0.keys[0].algorithm == "EdDSA" }
      claims["at_hash"] =
        (isLong ? Data(SHA512.hash(data: bytes)).prefix(32) : Data(SHA256.hash(data: bytes)).prefix(16))
        .base64URL
    }
    address(&claims, to: clientID, wrongs)
    if wrongs.contains(.noSubject) { claims["sub"] = nil }
    if wrongs.contains(.emptySubject) { claims["sub"] = "" }
    if wrongs.contains(.longSubject) { claims["sub"] = String(repeating: "s", count: 256) }
    if wrongs.contains(.noIssuer) { claims["iss"] = nil }
    if wrongs.contains(.noExpiry) { claims["exp"] = nil }
    if wrongs.contains(.noIssueTime) { claims["iat"] = nil }
    if wrongs.contains(.noAuthenticationTime) { claims["auth_time"] = nil }
    return try sign(claims, wrongs)
  }

  private func nonce(_ given: String?, _ wrongs: Set<Misbehaviour>) -> String? {
    if wrongs.contains(.noNonce) { return nil }
    if wrongs.contains(.wrongNonce) { return "another" }
    return wrongs.contains(.hashedNonce)
      ? given.map { SHA256.hash(data: Data($0.utf8)).hexadecimal } : given
  }

  private func address(
    _ claims: inout [String: Any], to clientID: String, _ wrongs: Set<Misbehaviour>
  ) {
    claims["aud"] = clientID
    if wrongs.contains(.audienceList) { claims["aud"] = [clientID] }
    if wrongs.contains(.wrongAudience) { claims["aud"] = "another-app" }
    if wrongs.contains(.emptyAudience) { claims["aud"] = [String]() }
    if wrongs.contains(.noAudience) { claims["aud"] = nil }
    if wrongs.contains(.severalAudiences) { claims["aud"] = ["another-app", clientID] }
    if wrongs.contains(.severalAudiencesForUs) {
      claims["aud"] = ["another-app", clientID]
      claims["azp"] = clientID
    }
    if wrongs.contains(.wrongParty) { claims["azp"] = "another-app" }
  }

  private func personal(_ person: IdentityPerson, _ scopes: Set<String>) -> [String: Any] {
    var claims: [String: Any] = ["sub": person.subject]
    if let email = person.email, scopes.contains("email") {
      claims["email"] = email
      // Apple writes either.
      claims["email_verified"] = style == .apple ? "\(person.isEmailVerified)" : person.isEmailVerified as Any
      if style == .apple { claims["is_private_email"] = "\(person.isEmailPrivate)" }
    }
    if style == .apple {
      claims["nonce_supported"] = true
      claims["real_user_status"] = 2
    } else if scopes.contains("profile") {
      claims["name"] = "\(person.firstName) \(person.lastName)"
      claims["given_name"] = person.firstName
      claims["family_name"] = person.lastName
    }
    return claims
  }

  /// A token that claims what a document says.
  public func signed(_ claims: String) throws -> String {
    let (key, other) = state.withLock { ($0.keys[0], SigningKey.rsa(2)) }
    return try TokenWriter(key: key, otherKey: other, wrongs: []).token(encoded: Data(claims.utf8).base64URL)
  }

  func sign(_ claims: [String: Any], _ wrongs: Set<Misbehaviour>) throws -> String {
    let (key, other) = state.withLock { ($0.keys[0], $0.keys.count > 1 ? $0.keys[1] : SigningKey.rsa(2)) }
    return try TokenWriter(key: key, otherKey: other, wrongs: wrongs).token(claims)
  }

  /// A notice as Apple posts it, to be sent in the field `payload`.
  ///
  /// - Parameters:
  ///   - type: What happened: `consent-revoked`, `account-delete`, `email-enabled`, `email-disabled`.
  ///   - person: Whom it's about; nil for the one who signs in.
  ///   - clientID: Whom it's for.
  ///   - isText: Whether the event is written as a string, as Apple does.
  public func notice(
    _ type: String, about person: IdentityPerson? = nil, to clientID: String, isText: Bool = true
  ) throws -> String {
    let person = person ?? self.person
    let now = clock.now().milliseconds
    var event: [String: Any] = ["type": type, "sub": person.subject, "event_time": now]
    if type.hasPrefix("email"), let email = person.email {
      event["email"] = email
      event["is_private_email"] = "\(person.isEmailPrivate)"
    }
    let wrongs = self.wrongs
    var claims: [String: Any] = [
      "iss": wrongs.contains(.wrongIssuer) ? "https://other.example" : issuer,
      "iat": (wrongs.contains(.expired) ? now - 2 * 86_400_000 : now) / 1000, "jti": unique("notice"),
    ]
    address(&claims, to: clientID, wrongs)
    claims["events"] =
      isText
      ? String(
        decoding: try JSONSerialization.data(withJSONObject: event, options: .sortedKeys), as: UTF8.self)
      : event
    return try sign(claims, wrongs)
  }
}
