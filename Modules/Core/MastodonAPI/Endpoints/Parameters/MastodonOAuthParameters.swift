public import AppValues

/// The request with which an app sends a person to the authorization page.
public struct MastodonAuthorizationRequest: Codable, Hashable, Sendable {
  /// `code`; the app; the address to return to; and the requested scopes, separated by spaces.
  public var responseType, clientID, redirectURI, scope: String?
  /// A value that the app gets back.
  public var state: String?
  /// How the app will prove that the code is its own (RFC 7636).
  public var codeChallenge, codeChallengeMethod: String?
  /// Whether the person has to sign in again.
  public var forceLogin: Bool?
  /// The language of the page.
  public var lang: String?

  /// A request for a code, which needs at least `clientID` and `redirectURI`.
  public init(
    responseType: String? = nil, clientID: String? = nil, redirectURI: String? = nil,
    scope: String? = nil, state: String? = nil, codeChallenge: String? = nil,
    codeChallengeMethod: String? = nil, forceLogin: Bool? = nil, lang: String? = nil
  ) {
    self.responseType = responseType
    self.clientID = clientID
    self.redirectURI = redirectURI
    self.scope = scope
    self.state = state
    self.codeChallenge = codeChallenge
    self.codeChallengeMethod = codeChallengeMethod
    self.forceLogin = forceLogin
    self.lang = lang
  }

  enum CodingKeys: String, CodingKey {
    case responseType = "response_type"
    case clientID = "client_id"
    case redirectURI = "redirect_uri"
    case scope, state
    case codeChallenge = "code_challenge"
    case codeChallengeMethod = "code_challenge_method"
    case forceLogin = "force_login"
    case lang
  }
}

/// A request for a token.
public struct MastodonTokenRequest: Codable, Hashable, Sendable {
  /// `authorization_code`, `client_credentials`, `password` if the server allows it, or
  /// `urn:ietf:params:oauth:grant-type:token-exchange`.
  public var grantType: String?
  /// The address to which the person was sent back.
  public var redirectURI: String?
  /// The code, and the verifier that proves that it's the app's own. With a password, a code of the authenticator app or
  /// a recovery code, for accounts with two factors. With an identity token, the provider's authorization code that came
  /// with it, if the app was given one.
  public var code, codeVerifier: Secret?
  /// The app, here or in the header `Authorization`.
  public var clientID: String?
  /// The app's secret.
  public var clientSecret: Secret?
  /// The requested scopes, separated by spaces; nil for `read`.
  public var scope: String?
  /// The user name, if `grantType` is `password`.
  public var username: String?
  /// Their password.
  public var password: Secret?
  /// The token to exchange (RFC 8693), and what it is: a provider's identity token.
  public var subjectToken: Secret?
  public var subjectTokenType: String?
  /// What the app gave the provider for that token.
  public var nonce: String?

  /// A request for a token. The required values depend on `grantType`.
  public init(
    grantType: String? = nil, code: String? = nil, redirectURI: String? = nil,
    codeVerifier: String? = nil, clientID: String? = nil, clientSecret: String? = nil,
    scope: String? = nil, username: String? = nil, password: String? = nil,
    subjectToken: String? = nil, subjectTokenType: String? = nil, nonce: String? = nil
  ) {
    self.grantType = grantType
    self.code = code.map { Secret($0) }
    self.redirectURI = redirectURI
    self.codeVerifier = codeVerifier.map { Secret($0) }
    self.clientID = clientID
    self.clientSecret = clientSecret.map { Secret($0) }
    self.scope = scope
    self.username = username
    self.password = password.map { Secret($0) }
    self.subjectToken = subjectToken.map { Secret($0) }
    self.subjectTokenType = subjectTokenType
    self.nonce = nonce
  }

  enum CodingKeys: String, CodingKey {
    case grantType = "grant_type"
    case code
    case redirectURI = "redirect_uri"
    case codeVerifier = "code_verifier"
    case clientID = "client_id"
    case clientSecret = "client_secret"
    case scope, username, password
    case subjectToken = "subject_token"
    case subjectTokenType = "subject_token_type"
    case nonce
  }
}

/// A request to revoke a token.
public struct MastodonRevocation: Codable, Hashable, Sendable {
  /// The app, here or in the header `Authorization`.
  public var clientID: String?
  /// The app's secret.
  public var clientSecret: Secret?
  /// The token.
  public var token: Secret?

  /// A token, and the app it belongs to.
  public init(clientID: String? = nil, clientSecret: String? = nil, token: String? = nil) {
    self.clientID = clientID
    self.clientSecret = clientSecret.map { Secret($0) }
    self.token = token.map { Secret($0) }
  }

  enum CodingKeys: String, CodingKey {
    case clientID = "client_id"
    case clientSecret = "client_secret"
    case token
  }
}

/// An app's registration.
public struct MastodonAppRegistration: Codable, Hashable, Sendable {
  /// The name of the app.
  public var clientName: String?
  /// The addresses to which people may be sent back. A text can contain several, one per line.
  public var redirectURIs: [String]?
  /// The scopes it may request, separated by spaces; nil for `read`.
  public var scopes: String?
  /// The website of the app.
  public var website: String?

  /// An app with its name and redirect addresses.
  public init(
    clientName: String? = nil, redirectURIs: [String]? = nil, scopes: String? = nil,
    website: String? = nil
  ) {
    self.clientName = clientName
    self.redirectURIs = redirectURIs
    self.scopes = scopes
    self.website = website
  }

  enum CodingKeys: String, CodingKey {
    case clientName = "client_name"
    case redirectURIs = "redirect_uris"
    case scopes, website
  }
}

extension MastodonAppRegistration {
  /// The redirect addresses, each by itself.
  public var redirectAddresses: [String] {
    (redirectURIs ?? []).flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
  }
}
