/// Someone who has an account at the provider.
public struct IdentityPerson: Hashable, Sendable {
  public var subject: String
  public var email: String?
  public var isEmailVerified: Bool
  /// Whether the address only forwards to theirs.
  public var isEmailPrivate: Bool
  public var firstName: String
  public var lastName: String

  public init(
    subject: String, email: String? = nil, isEmailVerified: Bool = true, isEmailPrivate: Bool = false,
    firstName: String = "Mia", lastName: String = "Tanaka"
  ) {
    self.subject = subject
    self.email = email
    self.isEmailVerified = isEmailVerified
    self.isEmailPrivate = isEmailPrivate
    self.firstName = firstName
    self.lastName = lastName
  }

  /// The one who signs in unless a test says otherwise.
  public static let mia = IdentityPerson(subject: "000123.mia", email: "mia@example.org")
}
