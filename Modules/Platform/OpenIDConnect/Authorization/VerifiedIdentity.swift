public import AppValues

/// Who someone is, as a provider has proved.
///
/// Accounts are bound to ``issuer`` and ``subject``. The address and the name are what the provider says of the person,
/// and can be another one's later.
public struct VerifiedIdentity: Hashable, Sendable {
  /// The most bytes of an address, as mail has it.
  private static let emailLimit = 254
  /// The most characters of a name.
  private static let nameLimit = 200

  /// The provider's issuer, always written as ``IdentityProvider/issuer`` is.
  public let issuer: String
  /// The person at that issuer: up to 255 bytes, compared exactly.
  public let subject: String
  /// Which of our clients they signed in with. What follows, such as revoking, names the same one.
  public let clientID: String
  /// The address, if they share one.
  public internal(set) var email: String?
  /// Whether the provider has verified that it's theirs.
  public internal(set) var isEmailVerified: Bool
  /// Whether it's one that forwards to theirs, made for us.
  public internal(set) var isPrivateEmail: Bool
  /// The name. Apple says it the first time only.
  public internal(set) var name: String?
  /// What renews this, or revokes it; nil if the provider gave none.
  public internal(set) var refreshToken: Secret?
  /// When they proved to the provider who they are, as far as it says so.
  public let authenticatedAt: Timestamp?

  /// An identity as tests make one.
  ///
  /// - Parameters:
  ///   - issuer: The provider's issuer.
  ///   - subject: The person at that issuer.
  ///   - clientID: Which of our clients they signed in with.
  ///   - email: The address, if they share one.
  ///   - isEmailVerified: Whether the provider has verified that it's theirs.
  ///   - isPrivateEmail: Whether it's one that forwards to theirs, made for us.
  ///   - name: The name.
  ///   - refreshToken: What renews this, or revokes it.
  ///   - authenticatedAt: When they proved to the provider who they are.
  public init(
    issuer: String, subject: String, clientID: String, email: String? = nil, isEmailVerified: Bool = false,
    isPrivateEmail: Bool = false, name: String? = nil, refreshToken: Secret? = nil,
    authenticatedAt: Timestamp? = nil
  ) {
    self.issuer = issuer
    self.subject = subject
    self.clientID = clientID
    self.email = email
    self.isEmailVerified = isEmailVerified
    self.isPrivateEmail = isPrivateEmail
    self.name = name
    self.refreshToken = refreshToken
    self.authenticatedAt = authenticatedAt
  }

  init(_ claims: IdentityClaims, of provider: IdentityProvider, clientID: String, subject: String) {
    issuer = provider.issuer
    self.subject = subject
    self.clientID = clientID
    authenticatedAt = claims.authenticatedAt?.time
    email = Self.address(claims.email)
    isEmailVerified = email != nil && claims.isEmailVerified?.isTrue ?? false
    isPrivateEmail = email != nil && claims.isPrivateEmail?.isTrue ?? false
    name = Self.name(claims.name) ?? Self.name([claims.givenName, claims.familyName])
  }

  /// An address that can be one.
  static func address(_ text: String?) -> String? {
    guard let text, text.utf8.count <= emailLimit, text.contains("@"), Printable.isPrintable(text),
      !text.contains(where: \.isWhitespace)
    else { return nil }
    return text
  }

  /// A name in one line, without what can't be shown.
  static func name(_ text: String?) -> String? {
    guard let text else { return nil }
    let line = Printable.stripped(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.isEmpty ? nil : String(line.prefix(nameLimit))
  }

  static func name(_ parts: [String?]) -> String? {
    name(parts.compactMap { name($0) }.joined(separator: " "))
  }
}
