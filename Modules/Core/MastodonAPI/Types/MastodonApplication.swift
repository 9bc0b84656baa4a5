public import AppValues

/// An app that people can sign in with.
public struct MastodonApplication: WireValue, Hashable {
  /// The id, and the name of the app.
  public var id, name: String
  /// The website of the app.
  public var website: String?
  /// The scopes it may request, and its redirect addresses.
  public var scopes, redirectURIs: [String]
  /// The server's public key for push messages.
  public var vapidKey: String

  /// The redirect addresses as one text, one per line.
  public var redirectURI: String { redirectURIs.joined(separator: "\n") }

  /// An app as it was registered.
  public init(
    id: String, name: String, website: String? = nil, scopes: [String] = ["read"], redirectURIs: [String],
    vapidKey: String
  ) {
    self.id = id
    self.name = name
    self.website = website
    self.scopes = scopes
    self.redirectURIs = redirectURIs
    self.vapidKey = vapidKey
  }

  enum CodingKeys: String, CodingKey {
    case id, name, website, scopes
    case redirectURIs = "redirect_uris"
    case redirectURI = "redirect_uri"
    case vapidKey = "vapid_key"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    // Older servers know only the text.
    let lines = values.text(.redirectURI).split(whereSeparator: \.isNewline).map(String.init)
    self.init(
      id: values.text(.id), name: values.text(.name), website: values.optionalText(.website),
      scopes: values.list(.scopes), redirectURIs: values.part(.redirectURIs) ?? lines,
      vapidKey: values.text(.vapidKey))
  }

  public func write(to json: inout JSONWriter) {
    json.braces { writeMembers(to: &$0) }
  }

  /// Writes the public members into an open object.
  func writeMembers(to json: inout JSONWriter) {
    json.members(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.name, name)
      members.write(.website, website)
      members.write(.scopes, scopes)
      members.write(.redirectURIs, redirectURIs)
      members.write(.redirectURI, redirectURI)
      members.write(.vapidKey, vapidKey)
    }
  }
}

/// A newly registered app, with its credentials.
public struct MastodonCreatedApplication: WireValue, Hashable {
  /// The public values.
  public var application: MastodonApplication
  /// The app's identifier.
  public var clientID: String
  /// The app's secret.
  public var clientSecret: Secret

  /// A newly registered app, whose secret never expires.
  public init(application: MastodonApplication, clientID: String, clientSecret: Secret) {
    self.application = application
    self.clientID = clientID
    self.clientSecret = clientSecret
  }

  enum CodingKeys: String, CodingKey {
    case clientID = "client_id"
    case clientSecret = "client_secret"
    case clientSecretExpiresAt = "client_secret_expires_at"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      application: try MastodonApplication(from: decoder), clientID: try values.required(.clientID),
      clientSecret: Secret(try values.required(.clientSecret)))
  }

  public func write(to json: inout JSONWriter) {
    json.braces { json in
      application.writeMembers(to: &json)
      json.members(CodingKeys.self) { members in
        members.write(.clientID, clientID)
        members.write(.clientSecret, clientSecret.value)
        members.write(.clientSecretExpiresAt, 0)
      }
    }
  }
}
