import AppValues
import Authentication
import SocialCredentials
import SocialDatabase

/// What a provider says of someone, ready to be stored: its token is sealed.
struct SealedIdentity: Sendable {
  /// Without the token.
  let identity: ProviderIdentity
  /// The sealed token; empty for none.
  let token: String

  /// Seals the token, which takes a file and so comes before a transaction. Without a box none is kept.
  ///
  /// Throws `storage` if the key can't be read or made.
  init(_ identity: ProviderIdentity, by secrets: SecretBox?) async throws(AppError) {
    var bare = identity
    bare.refreshToken = nil
    self.identity = bare
    if let secrets, let plain = identity.refreshToken, !plain.isEmpty {
      token = try await secrets.seal(
        plain, for: Self.place(issuer: identity.issuer, subject: identity.subject))
    } else {
      token = ""
    }
  }

  init(_ identity: ProviderIdentity, token: String) {
    self.identity = identity
    self.token = token
  }

  /// Where the token of someone is sealed for: the same in each table that it goes through.
  static func place(issuer: String, subject: String) -> SecretBox.Place {
    SecretBox.Place("identity.refresh_token", row: "\(issuer)\n\(subject)")
  }
}
