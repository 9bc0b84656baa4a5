public import Entities

/// How somebody who forgot their password gets another.
public protocol PasswordResetRepository: Sendable {
  /// Sends a six-digit code to an address, in place of one sent before. Whether the address has an account is not
  /// told, neither by the answer nor by the time that it takes.
  ///
  /// Throws `rateLimited`; `unsupported` where no mail can be sent.
  func requestCode(email: String) async throws(SocialError) -> MailPlace
  /// Sets a password by a code that was sent, ends every sign-in, and signs in. A code counts once, for fifteen
  /// minutes and five tries.
  ///
  /// Throws `invalid(.code, .wrong)` for a wrong one and one that counts no more.
  func reset(email: String, code: String, password: String) async throws(SocialError) -> Session
}

/// Where a mail is to be looked for.
public enum MailPlace: Hashable, Sendable {
  /// It is sent.
  case inbox
  /// No mail is sent from this machine: it lies in this folder.
  case folder(String)
}
