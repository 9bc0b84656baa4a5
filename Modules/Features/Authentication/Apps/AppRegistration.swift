public import Entities

/// What an app says about itself to be registered, as it came.
public struct AppForm: Hashable, Sendable {
  /// The name that people are shown, 1 to 60 characters.
  public var name: String
  /// The addresses that the app may be returned to; a text may have several, one a line.
  public var redirectAddresses: [String]
  /// All that the app may ever ask for: the names of scopes, separated by space. Empty means `read`.
  public var scopes: String
  /// A web address; empty when there is none.
  public var website: String

  /// A form, filled in as far as is known; nothing is checked yet.
  public init(
    name: String = "", redirectAddresses: [String] = [], scopes: String = "", website: String = ""
  ) {
    self.name = name
    self.redirectAddresses = redirectAddresses
    self.scopes = scopes
    self.website = website
  }
}

/// The checked values for registering an app.
public struct AppRegistration: Hashable, Sendable {
  /// The name that people are shown; never empty.
  public let name: String
  /// The addresses that the app may be returned to, each exactly as it was written; never empty.
  public let redirectAddresses: [String]
  /// All that the app may ever ask for.
  public let scopes: AccessScopes
  /// The app's website; nil when there is none.
  public let website: String?

  /// Values that have been checked: `AppsInteractor.register(_:from:)` makes them from a form.
  public init(name: String, redirectAddresses: [String], scopes: AccessScopes, website: String?) {
    self.name = name
    self.redirectAddresses = redirectAddresses
    self.scopes = scopes
    self.website = website
  }
}
