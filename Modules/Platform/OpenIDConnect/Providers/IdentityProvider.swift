/// A provider of identities: how it's reached, and as whom.
public struct IdentityProvider: Sendable {
  /// Its name in settings, addresses and texts.
  public let name: ProviderName
  /// Its issuer, exactly as accounts are bound to it: a URL.
  public let issuer: String
  /// The apps that are registered there, one or more.
  public let clients: [ClientRegistration]
  /// What is asked for.
  public let scopes: [String]
  /// How the browser brings its answers.
  public let responseMode: ResponseMode
  /// Whether it can say when someone last proved to it who they are, so that a new proof can be asked for.
  public let canProveAgain: Bool

  /// Other ways in which its tokens write the issuer.
  let otherIssuers: Set<String>
  let issuerAddress: ProviderAddress
  /// What is known of it without asking; nil if it publishes that.
  let documented: ProviderMetadata?

  /// Any provider that publishes how it's reached (OpenID Connect Discovery 1.0).
  ///
  /// - Parameters:
  ///   - name: Its name in settings, addresses and texts.
  ///   - issuer: Its issuer's URL: `https`, or `http` on this machine; without a query.
  ///   - clients: The apps that are registered there, one or more.
  ///   - scopes: What is asked for; `openid` is, whatever it says here.
  /// - Returns: nil if that can't be an issuer, or if there's no client.
  public init?(
    _ name: ProviderName, issuer: String, clients: [ClientRegistration],
    scopes: [String] = ["openid", "profile", "email"]
  ) {
    self.init(
      name, issuer: issuer, clients: clients,
      scopes: scopes.contains("openid") ? scopes : ["openid"] + scopes, responseMode: .query,
      canProveAgain: true, otherIssuers: [], documented: { _ in nil })
  }

  init?(
    _ name: ProviderName, issuer: String, clients: [ClientRegistration], scopes: [String],
    responseMode: ResponseMode, canProveAgain: Bool, otherIssuers: Set<String>,
    documented: (ProviderAddress) -> ProviderMetadata?
  ) {
    guard let address = ProviderAddress(issuer), !issuer.contains("?"), !clients.isEmpty,
      clients.allSatisfy({ !$0.id.isEmpty && $0.id.utf8.count <= 255 })
    else { return nil }
    self.name = name
    self.issuer = issuer
    self.clients = clients
    self.scopes = scopes
    self.responseMode = responseMode
    self.canProveAgain = canProveAgain
    self.otherIssuers = otherIssuers
    issuerAddress = address
    self.documented = documented(address)
  }

  /// The app with which people sign in this way; nil if none is registered for it.
  public func client(for use: ClientRegistration.Use) -> ClientRegistration? {
    clients.first { $0.uses.contains(use) }
  }

  /// The app with an ID; nil if it isn't registered any longer.
  func client(_ id: String) -> ClientRegistration? {
    clients.first { $0.id == id }
  }

  /// Whether that is this issuer, however it's written.
  func isIssuer(_ text: String) -> Bool {
    text == issuer || otherIssuers.contains(text)
  }
}
