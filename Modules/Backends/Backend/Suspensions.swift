public import AppValues
public import Entities

/// What is known of suspended accounts, who are hidden everywhere else: that they exist, and which files are theirs.
public protocol Suspensions: Sendable {
  /// The suspended account with an id; nil if there is none.
  func account(_ id: ID<User>) async throws(AppError) -> SuspendedAccount?
  /// The suspended account with a handle of this server; nil if there is none.
  func account(handle: String) async throws(AppError) -> SuspendedAccount?
  /// Whether a file of a photo or a picture can't be read, as long as an account is suspended.
  ///
  /// - Parameter file: Its name in the store.
  func withholds(file: String) async throws(AppError) -> Bool
}

/// A suspended account, as everyone may know it.
public struct SuspendedAccount: Hashable, Sendable {
  /// The person's id.
  public let id: ID<User>
  /// The name after the `@`.
  public let handle: String
  /// When the person joined.
  public let createdAt: Timestamp

  /// An account as a source keeps it.
  public init(id: ID<User>, handle: String, createdAt: Timestamp) {
    self.id = id
    self.handle = handle
    self.createdAt = createdAt
  }
}
