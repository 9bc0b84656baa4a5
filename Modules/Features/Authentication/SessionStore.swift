public import AppValues

/// Where this device remembers who is signed in.
public protocol SessionStore: Sendable {
  /// What is remembered.
  ///
  /// Throws `storage`; so do the others.
  func load() async throws(AppError) -> SavedSessions
  /// Changes what is remembered in one step that no other process can come between.
  func update(_ change: @Sendable (inout SavedSessions) -> Void) async throws(AppError)
  /// Identifies this device to the source of accounts: made when it is first asked for, and the same from
  /// then on.
  func origin() async throws(AppError) -> SignInOrigin
}
