public import AppValues
public import Entities

/// What the list holds.
public struct NewRoomItem: Hashable, Sendable, Identifiable, PagedItem {
  /// How long a name can be.
  public static let nameLimit = TextLimit(.name, characters: 100)

  /// Identifies the item.
  public let id: AppValues.ID<NewRoomItem>
  /// What it's called; never empty.
  public let name: String
  /// Who added it.
  public let author: Author
  /// When it was added.
  public let createdAt: Timestamp

  /// An item as the source has it.
  public init(id: AppValues.ID<NewRoomItem>, name: String, author: Author, createdAt: Timestamp) {
    self.id = id
    self.name = name
    self.author = author
    self.createdAt = createdAt
  }
}
