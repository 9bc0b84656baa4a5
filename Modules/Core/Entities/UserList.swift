public import AppValues

/// A private list of people, with a timeline of its own.
public struct UserList: Codable, Hashable, Sendable, Identifiable {
  /// How many lists a person can have.
  public static let maximumCount = 50
  /// How many people a list can have.
  public static let maximumMembers = 500

  /// Identifies the list, also in links; it stays when the title changes.
  public let id: AppValues.ID<UserList>
  /// The title. Some backends allow two lists of one owner with the same title.
  public let title: String
  /// How many people are in it; nil if that isn't counted.
  public let memberCount: Int?

  /// - Parameters:
  ///   - title: At most 100 characters.
  ///   - memberCount: How many people are in it; nil where no one counts them.
  public init(id: AppValues.ID<UserList>, title: String, memberCount: Int? = 0) {
    self.id = id
    self.title = title
    self.memberCount = memberCount
  }
}
