public import Entities

/// What somebody signed in can do about their own account, where it is kept.
///
/// Everything throws `unauthenticated` when the sign-in has ended.
public protocol AccountRepository: Sendable {
  /// The address that the account signs in with.
  func email() async throws(SocialError) -> String
  /// Where the account is signed in, the latest first.
  func signIns() async throws(SocialError) -> [SignIn]
  /// Ends one of the account's sign-ins.
  ///
  /// Throws `notFound` for one that has ended already, and for what is none of the account's.
  func revoke(_ id: ID<Session>) async throws(SocialError)
  /// Ends every sign-in but the one that asks.
  func revokeOthers() async throws(SocialError)
  /// Sets a new password, and ends every sign-in but the one that asks.
  ///
  /// Throws `invalid(.password, .wrong)` where `old` is not the present one, `rateLimited`.
  func changePassword(from old: String, to new: String) async throws(SocialError)
  /// Deletes the account with everything that is its owner's, for good. It is gone for everybody from the first
  /// moment; what it had written goes step by step, and is mostly gone when this returns.
  ///
  /// Throws `invalid(.password, .wrong)`, `rateLimited`.
  func delete(password: String) async throws(SocialError)
}
