public import AppValues

/// A private list of people, with a timeline of its own.
public struct UserList: Codable, Hashable, Sendable, Identifiable {
  /// How many lists a person may have.
  public static let maximumCount = 50
  /// How many people a list may hold.
  public static let maximumMembers = 500

  public let id: ID<UserList>
  /// The title; no two lists of one owner have the same.
  public let title: String
  /// How many people are in it.
  public let memberCount: Int

  public init(id: ID<UserList>, title: String, memberCount: Int = 0) {
    self.id = id
    self.title = title
    self.memberCount = memberCount
  }
}
