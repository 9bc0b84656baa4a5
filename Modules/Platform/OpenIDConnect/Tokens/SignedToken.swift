import AppValues
import Foundation

/// A JSON web token in its compact form (RFC 7515, section 7.1), not yet verified.
struct SignedToken {
  private struct Header: Decodable {
    let alg: String
    let kid: String?
    let isCritical: Bool

    private enum CodingKeys: String, CodingKey { case alg, kid, crit }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      alg = try container.decode(String.self, forKey: .alg)
      kid = try container.decodeIfPresent(String.self, forKey: .kid)
      isCritical = container.contains(.crit)
    }
  }

  /// The most bytes of a token.
  private static let limit = 32 * 1024

  let algorithm: SignatureAlgorithm
  /// The ID of the key that it was signed with, as it says.
  let keyID: String?
  /// What it claims, as JSON.
  let claims: Data
  let signed: Data
  let signature: Data

  /// Reads a token.
  ///
  /// - Parameters:
  ///   - text: The token.
  ///   - algorithms: What it may be signed with.
  ///
  /// Throws `malformed`, `wrongAlgorithm`, `critical`.
  init(_ text: String, signedBy algorithms: Set<SignatureAlgorithm>) throws(IdentityError) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count <= Self.limit, parts.count == 3, let head = Self.bytes(parts[0]),
      let claims = Self.bytes(parts[1]), let signature = Self.bytes(parts[2]),
      // What isn't a header is no token.
      let header = try? JSONDecoder().decode(Header.self, from: head)
    else { throw .malformed("identity token") }
    guard let algorithm = SignatureAlgorithm(name: header.alg), algorithms.contains(algorithm) else {
      throw .wrongAlgorithm(header.alg)
    }
    if header.isCritical { throw .critical }
    self.algorithm = algorithm
    keyID = header.kid
    self.claims = claims
    self.signature = signature
    signed = Data((parts[0] + "." + parts[1]).utf8)
  }

  /// The bytes of base64url without padding; nil for what is written in any other way.
  private static func bytes(_ text: Substring) -> Data? {
    guard
      text.utf8.allSatisfy({ byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      })
    else { return nil }
    return Data(base64URL: String(text))
  }
}

extension SignedToken {
  /// What it claims.
  ///
  /// Throws `malformed`.
  func claims<Claims: Decodable>(as type: Claims.Type) throws(IdentityError) -> Claims {
    do {
      return try JSONDecoder().decode(type, from: claims)
    } catch {
      throw .malformed("claims")
    }
  }
}
