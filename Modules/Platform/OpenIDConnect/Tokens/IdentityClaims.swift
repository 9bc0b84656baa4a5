import AppValues
import Foundation

/// What an identity token claims (OpenID Connect Core 1.0, sections 2 and 5.1).
struct IdentityClaims: Decodable {
  let issuer: String?
  let subject: String?
  let audience: Audience?
  let party: String?
  let expiresAt: ClaimedTime?
  let issuedAt: ClaimedTime?
  let authenticatedAt: ClaimedTime?
  let nonce: String?
  let accessTokenHash: String?
  let email: String?
  let isEmailVerified: ClaimedFlag?
  let isPrivateEmail: ClaimedFlag?
  let name: String?
  let givenName: String?
  let familyName: String?

  private enum CodingKeys: String, CodingKey {
    case issuer = "iss"
    case subject = "sub"
    case audience = "aud"
    case party = "azp"
    case expiresAt = "exp"
    case issuedAt = "iat"
    case authenticatedAt = "auth_time"
    case nonce
    case accessTokenHash = "at_hash"
    case email
    case isEmailVerified = "email_verified"
    case isPrivateEmail = "is_private_email"
    case name
    case givenName = "given_name"
    case familyName = "family_name"
  }
}

/// Whom a token is for: one, or several.
struct Audience: Decodable {
  let ids: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Either form is allowed.
    if let id = try? container.decode(String.self) {
      ids = [id]
    } else {
      ids = try container.decode([String].self)
    }
  }
}

/// A time in seconds, which may be written with a fraction (RFC 7519, section 2).
struct ClaimedTime: Decodable {
  let time: Timestamp

  init(time: Timestamp) {
    self.time = time
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let seconds = try container.decode(Double.self)
    // A thousand years from now is never, and no number of ours overflows.
    guard seconds >= 0, seconds < 32_503_680_000 else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a time")
    }
    time = Timestamp(milliseconds: Int64(seconds * 1000))
  }
}

/// A boolean that Apple also writes as a string.
struct ClaimedFlag: Decodable {
  let isTrue: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Either form is allowed.
    if let flag = try? container.decode(Bool.self) {
      isTrue = flag
    } else {
      isTrue = try container.decode(String.self) == "true"
    }
  }
}
