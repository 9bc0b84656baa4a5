/// What a provider can do, and where (OpenID Connect Discovery 1.0, section 3; RFC 8414).
struct ProviderMetadata: Hashable, Sendable {
  let authorization: ProviderAddress
  let token: ProviderAddress
  let keys: ProviderAddress
  var userInfo: ProviderAddress?
  var device: ProviderAddress?
  var revocation: ProviderAddress?
  /// What its identity tokens may be signed with, as far as we allow it.
  let algorithms: Set<SignatureAlgorithm>
  /// Whether it checks proof keys by S256 (RFC 7636).
  let checksProofKeys: Bool
  /// Whether clients prove themselves by a header rather than in the form.
  let wantsHeader: Bool
  /// Whether its answers always say who gave them (RFC 9207).
  let namesIssuer: Bool
}

extension ProviderMetadata {
  /// That of Apple, from its documentation.
  init?(apple issuer: ProviderAddress) {
    func address(_ path: String) -> ProviderAddress? { ProviderAddress(issuer.text + path) }
    guard let authorization = address("/auth/authorize"), let token = address("/auth/token"),
      let keys = address("/auth/keys")
    else { return nil }
    self.init(
      authorization: authorization, token: token, keys: keys, revocation: address("/auth/revoke"),
      algorithms: [.rs256], checksProofKeys: false, wantsHeader: false, namesIssuer: false)
  }
}
