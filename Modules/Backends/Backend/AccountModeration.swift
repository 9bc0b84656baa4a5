public import AppValues

/// What the administrator decides about accounts. Don't hand this to other people.
public protocol AccountModeration: Sendable {
  /// Suspends an account, and ends its sign-ins: no one sees the person or what they wrote, and they can't sign in.
  /// Nothing is deleted. A suspended one stays so.
  ///
  /// - Returns: The handle as its owner writes it.
  ///
  /// Throws `notFound` when there is no account with that handle.
  func suspend(handle: String) async throws(AppError) -> String
  /// Lets a suspended person take part again; all of theirs is visible as it was.
  ///
  /// - Returns: The handle as its owner writes it.
  ///
  /// Throws `notFound` when there is no account with that handle.
  func reinstate(handle: String) async throws(AppError) -> String
}
