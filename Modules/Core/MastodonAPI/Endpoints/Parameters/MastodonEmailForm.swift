/// The address to which to send the confirmation email for a new account again.
public struct MastodonEmailForm: Codable, Hashable, Sendable {
  /// The address.
  public var email: String?

  /// An address; nil for the same one as before.
  public init(email: String? = nil) {
    self.email = email
  }
}
