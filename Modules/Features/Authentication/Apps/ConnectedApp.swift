public import AppValues
public import Entities

/// An app that someone has let in, with all the sessions that it has of them.
public struct ConnectedApp: Hashable, Sendable, Identifiable {
  /// The app.
  public let app: RegisteredApp
  /// All that it can do with its sessions.
  public let scopes: AccessScopes
  /// When the first of its sessions began.
  public let createdAt: Timestamp
  /// When one of its sessions was used last, to the hour; nil if none was.
  public let lastUsedAt: Timestamp?

  /// The app's id.
  public var id: AppValues.ID<RegisteredApp> { app.id }

  /// An app as the source has it.
  public init(app: RegisteredApp, scopes: AccessScopes, createdAt: Timestamp, lastUsedAt: Timestamp?) {
    self.app = app
    self.scopes = scopes
    self.createdAt = createdAt
    self.lastUsedAt = lastUsedAt
  }
}
