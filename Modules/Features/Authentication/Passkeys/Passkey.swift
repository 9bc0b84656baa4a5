public import AppValues

/// A passkey that an account can be signed in to with (Web Authentication level 2).
public struct Passkey: Hashable, Sendable, Identifiable {
  /// The most that an account can have.
  public static let maximumCount = 20

  /// The id by which it can be renamed and removed.
  public let id: AppValues.ID<Passkey>
  /// What its owner calls it; never empty.
  public let name: String
  /// When it was added.
  public let createdAt: Timestamp
  /// When someone last signed in or proved who they are with it; nil if no one has yet.
  public let lastUsedAt: Timestamp?
  /// Whether it was on more than one device when it was last used, as those of password managers are.
  public let isSynced: Bool

  /// A passkey as the source has it.
  public init(
    id: Passkey.ID, name: String, createdAt: Timestamp, lastUsedAt: Timestamp? = nil, isSynced: Bool
  ) {
    self.id = id
    self.name = name
    self.createdAt = createdAt
    self.lastUsedAt = lastUsedAt
    self.isSynced = isSynced
  }
}
