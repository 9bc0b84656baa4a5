/// The addresses and features for signing in with apps (RFC 8414).
public struct MastodonAuthorizationServer: WireValue, Hashable {
  /// The public address of the server, with a trailing slash.
  public var issuer: String
  /// The addresses of the authorization page, and for getting and revoking tokens.
  public var authorizationEndpoint, tokenEndpoint, revocationEndpoint: String
  /// The addresses for information about the user, and for registering apps.
  public var userInfoEndpoint, appRegistrationEndpoint: String
  /// The scopes that apps may request.
  public var scopesSupported: [String]
  /// The supported response types, and how responses are sent.
  public var responseTypesSupported, responseModesSupported: [String]
  /// The supported ways for apps to prove that a code is their own.
  public var codeChallengeMethodsSupported: [String]
  /// The supported grant types, and how apps authenticate.
  public var grantTypesSupported, tokenEndpointAuthMethodsSupported: [String]

  /// A server with the usual features by default.
  public init(
    issuer: String, authorizationEndpoint: String, tokenEndpoint: String, revocationEndpoint: String,
    userInfoEndpoint: String, appRegistrationEndpoint: String, scopesSupported: [String],
    responseTypesSupported: [String] = ["code"], responseModesSupported: [String] = ["query"],
    codeChallengeMethodsSupported: [String] = ["S256"],
    grantTypesSupported: [String] = ["authorization_code", "client_credentials"],
    tokenEndpointAuthMethodsSupported: [String] = ["client_secret_basic", "client_secret_post"]
  ) {
    self.issuer = issuer
    self.authorizationEndpoint = authorizationEndpoint
    self.tokenEndpoint = tokenEndpoint
    self.revocationEndpoint = revocationEndpoint
    self.userInfoEndpoint = userInfoEndpoint
    self.appRegistrationEndpoint = appRegistrationEndpoint
    self.scopesSupported = scopesSupported
    self.responseTypesSupported = responseTypesSupported
    self.responseModesSupported = responseModesSupported
    self.codeChallengeMethodsSupported = codeChallengeMethodsSupported
    self.grantTypesSupported = grantTypesSupported
    self.tokenEndpointAuthMethodsSupported = tokenEndpointAuthMethodsSupported
  }

  enum CodingKeys: String, CodingKey {
    case issuer
    case authorizationEndpoint = "authorization_endpoint"
    case tokenEndpoint = "token_endpoint"
    case appRegistrationEndpoint = "app_registration_endpoint"
    case revocationEndpoint = "revocation_endpoint"
    case userInfoEndpoint = "userinfo_endpoint"
    case scopesSupported = "scopes_supported"
    case responseTypesSupported = "response_types_supported"
    case responseModesSupported = "response_modes_supported"
    case codeChallengeMethodsSupported = "code_challenge_methods_supported"
    case grantTypesSupported = "grant_types_supported"
    case tokenEndpointAuthMethodsSupported = "token_endpoint_auth_methods_supported"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      issuer: values.text(.issuer), authorizationEndpoint: values.text(.authorizationEndpoint),
      tokenEndpoint: values.text(.tokenEndpoint), revocationEndpoint: values.text(.revocationEndpoint),
      userInfoEndpoint: values.text(.userInfoEndpoint),
      appRegistrationEndpoint: values.text(.appRegistrationEndpoint),
      scopesSupported: values.list(.scopesSupported),
      responseTypesSupported: values.list(.responseTypesSupported),
      responseModesSupported: values.list(.responseModesSupported),
      codeChallengeMethodsSupported: values.list(.codeChallengeMethodsSupported),
      grantTypesSupported: values.list(.grantTypesSupported),
      tokenEndpointAuthMethodsSupported: values.list(.tokenEndpointAuthMethodsSupported))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.issuer, issuer)
      members.write(.authorizationEndpoint, authorizationEndpoint)
      members.write(.tokenEndpoint, tokenEndpoint)
      members.write(.appRegistrationEndpoint, appRegistrationEndpoint)
      members.write(.revocationEndpoint, revocationEndpoint)
      members.write(.userInfoEndpoint, userInfoEndpoint)
      members.write(.scopesSupported, scopesSupported)
      members.write(.responseTypesSupported, responseTypesSupported)
      members.write(.responseModesSupported, responseModesSupported)
      members.write(.codeChallengeMethodsSupported, codeChallengeMethodsSupported)
      members.write(.grantTypesSupported, grantTypesSupported)
      members.write(.tokenEndpointAuthMethodsSupported, tokenEndpointAuthMethodsSupported)
    }
  }
}
