public import AppValues

/// A provider by whose accounts people sign in at a server.
public struct SocialConnectProvider: WireValue, Hashable {
  /// A word for addresses and commands, and the name to show.
  public var id, name: String

  /// - Parameters:
  ///   - id: A word for addresses and commands.
  ///   - name: The name to show.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  enum CodingKeys: String, CodingKey {
    case id, name
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let id: String = try values.required(.id)
    self.init(id: id, name: values.text(.name, or: id))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.name, name)
    }
  }
}

/// A provider's account by which the user signs in.
public struct SocialConnectLinkedProvider: WireValue, Hashable {
  /// The id for unlinking it.
  public var id: String
  /// The provider.
  public var provider: SocialConnectProvider
  /// The address that the provider named; nil if it named none.
  public var email: String?
  /// Whether the provider was asked not to forward email to the address.
  public var isEmailOff: Bool
  /// When it was linked.
  public var linkedAt: Timestamp
  /// When someone last signed in with it; nil for never since.
  public var lastUsedAt: Timestamp?

  /// A linked account; not used yet by default.
  public init(
    id: String, provider: SocialConnectProvider, email: String? = nil, isEmailOff: Bool = false,
    linkedAt: Timestamp, lastUsedAt: Timestamp? = nil
  ) {
    self.id = id
    self.provider = provider
    self.email = email
    self.isEmailOff = isEmailOff
    self.linkedAt = linkedAt
    self.lastUsedAt = lastUsedAt
  }

  enum CodingKeys: String, CodingKey {
    case id, provider, email
    case isEmailOff = "email_off"
    case linkedAt = "linked_at"
    case lastUsedAt = "last_used_at"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id),
      provider: try values.decode(SocialConnectProvider.self, forKey: .provider),
      email: values.optionalText(.email), isEmailOff: values.flag(.isEmailOff),
      linkedAt: values.instant(.linkedAt) ?? .unknown, lastUsedAt: values.instant(.lastUsedAt))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.provider, provider)
      members.write(.email, email)
      members.write(.isEmailOff, isEmailOff)
      members.write(.linkedAt, linkedAt)
      members.write(.lastUsedAt, lastUsedAt)
    }
  }
}

/// Someone whom a provider has identified, and who has no account yet.
public struct SocialConnectRegistration: WireValue, Hashable {
  /// With which the account is made, within half an hour.
  public var token: Secret
  /// The id of the provider.
  public var provider: String
  /// A proposed handle, and a name; empty where there's nothing to propose.
  public var username, displayName: String
  /// The address that the provider has verified; nil if one has to be entered.
  public var email: String?

  /// Someone to make an account for.
  public init(token: Secret, provider: String, username: String, displayName: String, email: String?) {
    self.token = token
    self.provider = provider
    self.username = username
    self.displayName = displayName
    self.email = email
  }

  enum CodingKeys: String, CodingKey {
    case token, provider, username
    case displayName = "display_name"
    case email
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      token: Secret(try values.required(.token)), provider: values.text(.provider),
      username: values.text(.username), displayName: values.text(.displayName),
      email: values.optionalText(.email))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.token, token.value)
      members.write(.provider, provider)
      members.write(.username, username)
      members.write(.displayName, displayName)
      members.write(.email, email)
    }
  }
}

/// What became of signing in with a provider's token: one of both.
public struct SocialConnectProviderSignIn: WireValue, Hashable {
  /// The token of the person who is signed in.
  public var token: MastodonToken?
  /// Someone to make an account for.
  public var registration: SocialConnectRegistration?

  /// - Parameters:
  ///   - token: The token of the person who is signed in.
  ///   - registration: Someone to make an account for.
  public init(token: MastodonToken? = nil, registration: SocialConnectRegistration? = nil) {
    self.token = token
    self.registration = registration
  }

  enum CodingKeys: String, CodingKey {
    case token, registration
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(token: values.part(.token), registration: values.part(.registration))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.token, token)
      members.write(.registration, registration)
    }
  }
}
