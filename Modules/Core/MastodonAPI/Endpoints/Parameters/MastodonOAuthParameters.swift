public import AppValues

/// What an app sends a person to the page of consent with.
public struct MastodonAuthorizationRequest: Codable, Hashable, Sendable {
  /// `code`; which app asks; where the person is sent back to; and what it asks for, separated by space.
  public var responseType, clientID, redirectURI, scope: String?
  /// What the app wants to be told again.
  public var state: String?
  /// How the app will show that the code is its own (RFC 7636).
  public var codeChallenge, codeChallengeMethod: String?
  /// Whether the person has to sign in, even if they are signed in.
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

/// What an app asks for a token with.
public struct MastodonTokenRequest: Codable, Hashable, Sendable {
  /// `authorization_code`, `client_credentials`, or `password` where a server allows it.
  public var grantType: String?
  /// Where the person was sent back to.
  public var redirectURI: String?
  /// The code, and what shows that it is the app's own.
  public var code, codeVerifier: Secret?
  /// Which app asks: here, or in the header `Authorization`.
  public var clientID: String?
  /// What proves that it is the one.
  public var clientSecret: Secret?
  /// What it asks for, separated by space; nothing means `read`.
  public var scope: String?
  /// Who signs in, where `grantType` is `password`.
  public var username: String?
  /// Their password.
  public var password: Secret?

  /// A request; what it needs depends on `grantType`.
  public init(
    grantType: String? = nil, code: String? = nil, redirectURI: String? = nil,
    codeVerifier: String? = nil, clientID: String? = nil, clientSecret: String? = nil,
    scope: String? = nil, username: String? = nil, password: String? = nil
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
  }

  enum CodingKeys: String, CodingKey {
    case grantType = "grant_type"
    case code
    case redirectURI = "redirect_uri"
    case codeVerifier = "code_verifier"
    case clientID = "client_id"
    case clientSecret = "client_secret"
    case scope, username, password
  }
}

/// A token that is to count no more.
public struct MastodonRevocation: Codable, Hashable, Sendable {
  /// Which app asks: here, or in the header `Authorization`.
  public var clientID: String?
  /// What proves that it is the one.
  public var clientSecret: Secret?
  /// The token.
  public var token: Secret?

  /// A token, and whose it is.
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

/// What an app says of itself.
public struct MastodonAppRegistration: Codable, Hashable, Sendable {
  /// What it calls itself.
  public var clientName: String?
  /// Where people may be sent back to. A text can hold several, one a line.
  public var redirectURIs: [String]?
  /// What it may ask for, separated by space; nothing means `read`.
  public var scopes: String?
  /// Its page.
  public var website: String?

  /// An app by its name and where people are sent back to.
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
  /// Where people may be sent back to, each by itself.
  public var redirectAddresses: [String] {
    (redirectURIs ?? []).flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
  }
}
