public import AppValues
public import Entities

/// Someone whom a provider has identified and who has no account yet. It waits for half an hour to be made one.
public struct ProviderNewcomer: Hashable, Sendable {
  /// The secret by which the account is made.
  public let token: Secret
  /// The id of the provider.
  public let provider: SignInProvider.ID
  /// Their address; nil where the provider doesn't say, so that it has to be asked for.
  public let email: String?
  /// Whether the provider made sure that the address is theirs, so that no code has to be sent to it.
  public let isEmailVerified: Bool
  /// Whether email to the address is forwarded, so that their own address stays private.
  public let isPrivateEmail: Bool
  /// What they are called; empty where the provider doesn't say.
  public let name: String
  /// A handle that was free when it was proposed; empty if there's nothing to make one of.
  public var handle: String

  /// Someone to make an account for.
  public init(
    token: Secret, provider: SignInProvider.ID, email: String?, isEmailVerified: Bool,
    isPrivateEmail: Bool = false, name: String, handle: String = ""
  ) {
    self.token = token
    self.provider = provider
    self.email = email
    self.isEmailVerified = isEmailVerified
    self.isPrivateEmail = isPrivateEmail
    self.name = name
    self.handle = handle
  }
}

/// What became of signing in by a provider.
public enum ProviderSignIn: Hashable, Sendable {
  /// The person who has the identity is signed in.
  case signedIn(Session)
  /// No one has it yet.
  case newcomer(ProviderNewcomer)
}

/// The form for creating an account for someone whom a provider has identified, as typed.
public struct ProviderSignUpForm: Hashable, Sendable {
  /// Letters from a to z, digits and `_`, at most 30; an `@` before it is left out.
  public var handle: String
  /// The name to show, 1 to 30 characters.
  public var name: String
  /// An address; used only where the provider named none that it had verified.
  public var email: String
  /// Year, month and day as people write them, or empty.
  public var birthday: String
  /// Why they want to join, for the administrator; or empty.
  public var reason: String

  /// A form, filled in as far as is known; nothing is checked yet.
  public init(
    handle: String = "", name: String = "", email: String = "", birthday: String = "", reason: String = ""
  ) {
    self.handle = handle
    self.name = name
    self.email = email
    self.birthday = birthday
    self.reason = reason
  }
}
