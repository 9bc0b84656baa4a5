public import SocialOpenIDConnect

/// A provider by whose accounts people sign in at this server.
public struct OfferedProvider: Sendable {
  /// How it's reached.
  public let provider: IdentityProvider
  /// The name to show.
  public let title: String

  /// - Parameters:
  ///   - provider: How it's reached.
  ///   - title: The name to show.
  public init(_ provider: IdentityProvider, title: String) {
    self.provider = provider
    self.title = title
  }
}
