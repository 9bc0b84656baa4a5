public import AppValues
public import Authentication

/// What the administrator decides about accounts. Don't hand this to other people.
///
/// Each function that takes a handle throws `notFound` when there is no account with it, and returns the handle as its
/// owner writes it.
public protocol AccountModeration: Sendable {
  /// Suspends an account, and ends its sessions: no one sees the person or what they wrote, and they can't sign in.
  /// Nothing is deleted. A suspended one stays so.
  func suspend(handle: String) async throws(AppError) -> String
  /// Lets a suspended person take part again; all of theirs is visible as it was. An account that waited for approval or
  /// confirmation still does.
  func reinstate(handle: String) async throws(AppError) -> String
  /// The accounts that wait for approval, newest first.
  func pending(_ request: PageRequest) async throws(AppError) -> Page<PendingAccount>
  /// Approves an account, which can be used from then on; if its address has to be confirmed, once it is. An approved one
  /// stays so.
  func approve(handle: String) async throws(AppError) -> String
  /// Deletes an account that waits for approval. Its handle can be taken again.
  ///
  /// Throws `notFound` also for an account that doesn't wait.
  func reject(handle: String) async throws(AppError) -> String
  /// Confirms the address of an account, without a code.
  func confirmEmail(handle: String) async throws(AppError) -> String
  /// Has the second factors and passkeys of an account removed in 72 hours, for someone who lost them all. Its owner is told
  /// by mail; signing in until then stops it.
  func resetFactors(handle: String) async throws(AppError) -> String
  /// Creates an account that can be used at once, and signs no one in.
  ///
  /// - Parameter registration: Its conditions don't matter.
  ///
  /// Throws `invalid(.email, .taken)`, `invalid(.handle, .taken)`.
  func create(_ registration: Registration) async throws(AppError) -> String
}
