import Foundation

/// What a provider publishes about itself, as it's written.
struct DiscoveryDocument: Decodable {
  let issuer: String
  let authorizationEndpoint: String
  let tokenEndpoint: String
  let jwksURI: String
  let userinfoEndpoint: String?
  let deviceAuthorizationEndpoint: String?
  let revocationEndpoint: String?
  let algorithms: [String]?
  let proofMethods: [String]?
  let authenticationMethods: [String]?
  let namesIssuer: Bool?

  private enum CodingKeys: String, CodingKey {
    case issuer
    case authorizationEndpoint = "authorization_endpoint"
    case tokenEndpoint = "token_endpoint"
    case jwksURI = "jwks_uri"
    case userinfoEndpoint = "userinfo_endpoint"
    case deviceAuthorizationEndpoint = "device_authorization_endpoint"
    case revocationEndpoint = "revocation_endpoint"
    case algorithms = "id_token_signing_alg_values_supported"
    case proofMethods = "code_challenge_methods_supported"
    case authenticationMethods = "token_endpoint_auth_methods_supported"
    case namesIssuer = "authorization_response_iss_parameter_supported"
  }

  /// Where a provider publishes it (section 4).
  static func address(of issuer: ProviderAddress) -> ProviderAddress? {
    let base = issuer.text.hasSuffix("/") ? String(issuer.text.dropLast()) : issuer.text
    return ProviderAddress(base + "/.well-known/openid-configuration")
  }

  /// What it says, checked.
  ///
  /// Throws `wrongDocument` if another issuer published it, or `malformed` if it lacks a usable address or a signature
  /// algorithm that we know.
  func metadata(of provider: IdentityProvider) throws(IdentityError) -> ProviderMetadata {
    guard issuer == provider.issuer else { throw .wrongDocument(issuer: issuer) }
    func address(_ text: String?) -> ProviderAddress? {
      ProviderAddress(text, from: provider.issuerAddress)
    }
    guard let authorization = address(authorizationEndpoint) else {
      throw .malformed("authorization_endpoint")
    }
    guard let token = address(tokenEndpoint) else { throw .malformed("token_endpoint") }
    guard let keys = address(jwksURI) else { throw .malformed("jwks_uri") }
    // RS256 is what every provider must have.
    let known = Set((algorithms ?? ["RS256"]).compactMap(SignatureAlgorithm.init(name:)))
    guard !known.isEmpty else { throw .malformed("id_token_signing_alg_values_supported") }
    let methods = authenticationMethods ?? ["client_secret_basic"]
    return ProviderMetadata(
      authorization: authorization, token: token, keys: keys, userInfo: address(userinfoEndpoint),
      device: address(deviceAuthorizationEndpoint), revocation: address(revocationEndpoint),
      algorithms: known, checksProofKeys: proofMethods?.contains("S256") ?? false,
      wantsHeader: methods.contains("client_secret_basic") && !methods.contains("client_secret_post"),
      namesIssuer: namesIssuer ?? false)
  }
}
