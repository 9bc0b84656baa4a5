/// An app as a provider knows it. Providers want one for each kind of app.
public struct ClientRegistration: Sendable {
  /// What people sign in with.
  public enum Use: Hashable, Sendable {
    /// A website, to which the browser returns.
    case web
    /// A program on a person's device, to which the browser returns over the loopback interface (RFC 8252).
    case loopback
    /// A program without a browser, for which people enter a code elsewhere (RFC 8628).
    case device
    /// An app that gets identity tokens from the device's own system.
    case native
  }

  /// The client ID: also the audience of identity tokens.
  public let id: String
  /// How the app proves to be itself.
  public let secret: ClientSecret
  /// What it's for.
  public let uses: Set<Use>

  /// - Parameters:
  ///   - id: The client ID.
  ///   - secret: How the app proves to be itself.
  ///   - uses: What it's for.
  public init(id: String, secret: ClientSecret, uses: Set<Use>) {
    self.id = id
    self.secret = secret
    self.uses = uses
  }
}
