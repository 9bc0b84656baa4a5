/// What is asked of a provider when someone is sent there.
public struct AuthorizationRequest: Hashable, Sendable {
  /// What the provider asks the person, even if it needn't.
  public enum Prompt: String, Codable, Hashable, Sendable {
    /// To prove again who they are.
    case login
    /// Which of their accounts it is.
    case selectAccount = "select_account"
  }

  /// Where the browser returns to: an address that's registered at the provider.
  public let redirect: String
  /// What they sign in with.
  public let use: ClientRegistration.Use
  /// What the provider asks them, even if it needn't.
  public let prompt: Prompt?
  /// How long ago they may have proved to the provider who they are, in seconds. Only for those that can say it:
  /// ``IdentityProvider/canProveAgain``.
  public let maximumAge: Int?

  /// - Parameters:
  ///   - redirect: Where the browser returns to: an address that's registered at the provider.
  ///   - use: What they sign in with.
  ///   - prompt: What the provider asks them, even if it needn't.
  ///   - maximumAge: How long ago they may have proved to the provider who they are, in seconds; nil for any time.
  public init(
    redirect: String, use: ClientRegistration.Use = .web, prompt: Prompt? = nil, maximumAge: Int? = nil
  ) {
    self.redirect = redirect
    self.use = use
    self.prompt = prompt
    self.maximumAge = maximumAge
  }
}
