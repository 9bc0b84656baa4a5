/// Another address for the mail that confirms a new account.
public struct MastodonEmailForm: Codable, Hashable, Sendable {
  /// The address.
  public var email: String?

  /// An address; the same as before where none is given.
  public init(email: String? = nil) {
    self.email = email
  }
}
