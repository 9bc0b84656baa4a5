/// What the token endpoint gives (RFC 6749, section 5.1; OpenID Connect Core 1.0, section 3.1.3.3).
struct TokenAnswer: Decodable {
  let accessToken: String?
  let identityToken: String?
  let refreshToken: String?

  private enum CodingKeys: String, CodingKey {
    case accessToken = "access_token"
    case identityToken = "id_token"
    case refreshToken = "refresh_token"
  }
}
