import AppValues
import Crypto
import Foundation

/// Signs tokens: the way they should be, and others.
struct TokenWriter {
  let key: SigningKey
  /// Another one of the provider's.
  let otherKey: SigningKey
  let wrongs: Set<Misbehaviour>

  func token(_ claims: [String: Any]) throws -> String {
    if wrongs.contains(.notAToken) { return "not.a token" }
    var header: [String: Any] = ["alg": key.algorithm, "kid": key.id, "typ": "JWT"]
    if wrongs.contains(.noKeyID) { header["kid"] = nil }
    if wrongs.contains(.unknownKeyID) || wrongs.contains(.unknownKey) { header["kid"] = "nobody" }
    if wrongs.contains(.criticalHeader) {
      header["crit"] = ["exp"]
      header["exp"] = 1
    }
    if wrongs.contains(.noSignature) {
      header["alg"] = "none"
      return try encoded(header) + "." + encoded(claims) + "."
    }
    if wrongs.contains(.symmetric) {
      header["alg"] = "HS256"
      let signed = try encoded(header) + "." + encoded(claims)
      let secret = SymmetricKey(data: Data(key.publicPEM.utf8))
      return signed + "."
        + Data(HMAC<SHA256>.authenticationCode(for: Data(signed.utf8), using: secret)).base64URL
    }
    let signed = try encoded(header) + "." + encoded(claims)
    let signer = wrongs.contains(.swappedKeys) || wrongs.contains(.unknownKey) ? otherKey : key
    let signature = try signer.sign(signed).base64URL
    guard wrongs.contains(.changedClaims) else { return signed + "." + signature }
    var changed = claims
    changed["sub"] = "someone-else"
    return try encoded(header) + "." + encoded(changed) + "." + signature
  }

  /// A token of claims that are written already.
  func token(encoded claims: String) throws -> String {
    let signed = try encoded(["alg": key.algorithm, "kid": key.id]) + "." + claims
    return try signed + "." + key.sign(signed).base64URL
  }

  private func encoded(_ object: [String: Any]) throws -> String {
    try JSONSerialization.data(withJSONObject: object, options: .sortedKeys).base64URL
  }
}
