public import AppValues
public import Entities

/// Tells which accounts are suspended, and which files are theirs. They are hidden everywhere else.
public protocol Suspensions: Sendable {
  /// The suspended account with an id; nil if there is none.
  func account(_ id: ID<User>) async throws(AppError) -> SuspendedAccount?
  /// The suspended account with a handle of this server; nil if there is none.
  func account(handle: String) async throws(AppError) -> SuspendedAccount?
  /// Whether the file of a photo or a picture belongs to a suspended account, and so must not be shown.
  ///
  /// - Parameter file: Its name in the store.
  func withholds(file: String) async throws(AppError) -> Bool
}

/// What everyone may know of a suspended account.
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
