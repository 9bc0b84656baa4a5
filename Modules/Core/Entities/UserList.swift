public import AppValues

/// A private list of people, with a timeline of its own.
public struct UserList: Codable, Hashable, Sendable, Identifiable {
  /// How many lists a person may have.
  public static let maximumCount = 50
  /// How many people a list may hold.
  public static let maximumMembers = 500

  /// What links and timelines name the list by; it stays when the title changes.
  public let id: ID<UserList>
  /// The title. Two lists of one owner may have the same where the backend allows it.
  public let title: String
  /// How many people are in it; nil where no one counts them.
  public let memberCount: Int?

  /// - Parameters:
  ///   - title: At most 100 characters.
  ///   - memberCount: How many people are in it; nil where no one counts them.
  public init(id: ID<UserList>, title: String, memberCount: Int? = 0) {
    self.id = id
    self.title = title
    self.memberCount = memberCount
  }
}
