public import AppValues
public import Entities

/// The accounts signed in on this machine.
public struct AccountsState: Equatable, Sendable {
  /// One of them, without what proves it.
  public struct Account: Equatable, Sendable, Identifiable {
    public let id: ID<Session>
    public let person: Author
    /// Whether it is the current one in this window.
    public let isInUse: Bool
  }

  public internal(set) var accounts: [Account] = []
  /// Whose sign-in turned out to have ended when it was chosen.
  public internal(set) var ended: Author?
  public internal(set) var problem: AppError?

  /// The current one in this window.
  public var inUse: Account? { accounts.first(where: \.isInUse) }
}
