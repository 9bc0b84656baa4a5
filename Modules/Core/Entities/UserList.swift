public import AppValues

/// A private list of people, with a timeline of its own.
public struct UserList: Codable, Hashable, Sendable, Identifiable {
  /// The maximum number of lists that a person can have.
  public static let maximumCount = 50
  /// The maximum number of people in a list.
  public static let maximumMembers = 500

  /// Identifies the list, also in links, even if the title changes.
  public let id: AppValues.ID<UserList>
  /// The title. Some backends allow a person to have two lists with the same title.
  public let title: String
  /// The number of people in it; nil if it isn't counted.
  public let memberCount: Int?

  /// - Parameters:
  ///   - title: At most 100 characters.
  ///   - memberCount: The number of people in it; nil if it isn't counted.
  public init(id: AppValues.ID<UserList>, title: String, memberCount: Int? = 0) {
    self.id = id
    self.title = title
    self.memberCount = memberCount
  }
}
