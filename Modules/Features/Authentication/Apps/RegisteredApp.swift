public import AppValues
public import Entities

/// An app that people can let act on their behalf.
public struct RegisteredApp: Hashable, Sendable, Identifiable {
  /// Identifies the app among all.
  public let id: AppValues.ID<RegisteredApp>
  /// The name that people are shown.
  public let name: String
  /// The app's website; nil when there is none.
  public let website: String?
  /// The addresses that the app may be returned to; they are compared as exact texts.
  public let redirectAddresses: [String]
  /// All that the app may ever ask for.
  public let scopes: AccessScopes
  /// By what the app names itself when it asks for something (RFC 6749, section 2.2). It is no secret.
  public let clientID: String
  /// When it was registered.
  public let createdAt: Timestamp

  /// An app as the source has it.
  public init(
    id: AppValues.ID<RegisteredApp>, name: String, website: String?, redirectAddresses: [String],
    scopes: AccessScopes, clientID: String, createdAt: Timestamp
  ) {
    self.id = id
    self.name = name
    self.website = website
    self.redirectAddresses = redirectAddresses
    self.scopes = scopes
    self.clientID = clientID
    self.createdAt = createdAt
  }
}

/// An app that has just been registered, with its secret: it is never told again.
public struct NewApp: Hashable, Sendable {
  /// The app.
  public let app: RegisteredApp
  /// 256 random bits as text.
  public let secret: Secret

  /// By what the app proves from now on which one it is.
  public var credentials: AppCredentials { AppCredentials(clientID: app.clientID, secret: secret) }

  /// An app as it was registered.
  public init(app: RegisteredApp, secret: Secret) {
    self.app = app
    self.secret = secret
  }
}

/// By what an app proves which one it is (RFC 6749, section 2.3.1).
public struct AppCredentials: Hashable, Sendable {
  /// The name that the app was given.
  public let clientID: String
  /// The secret that it was given; empty when it showed none, which proves nothing.
  public let secret: Secret

  /// What an app showed; nothing is checked yet.
  public init(clientID: String, secret: Secret) {
    self.clientID = clientID
    self.secret = secret
  }
}
