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
  /// What its timeline shows, and home doesn't.
  public let settings: ListSettings

  /// - Parameters:
  ///   - title: At most 100 characters.
  ///   - memberCount: The number of people in it; nil if it isn't counted.
  ///   - settings: What its timeline shows, and home doesn't.
  public init(
    id: AppValues.ID<UserList>, title: String, memberCount: Int? = 0, settings: ListSettings = ListSettings()
  ) {
    self.id = id
    self.title = title
    self.memberCount = memberCount
    self.settings = settings
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(AppValues.ID<UserList>.self, forKey: .id)
    title = try values.decode(String.self, forKey: .title)
    memberCount = try values.decodeIfPresent(Int.self, forKey: .memberCount)
    // Lists that were kept for reading offline by earlier versions have none.
    settings = try values.decodeIfPresent(ListSettings.self, forKey: .settings) ?? ListSettings()
  }
}

/// What a list shows, and home doesn't.
public struct ListSettings: Codable, Hashable, Sendable {
  /// Whose comments on other people's posts the list shows.
  public var comments: ListComments
  /// Whether what its people post and share is left out of the owner's home timeline, unless a hashtag that the owner
  /// follows brings it there.
  public var isExclusive: Bool

  /// The settings of a new list, or others.
  public init(comments: ListComments = .onMembers, isExclusive: Bool = false) {
    self.comments = comments
    self.isExclusive = isExclusive
  }
}

/// Which comments of its people a list shows, beside those on their own posts and on the owner's. None of them is on
/// a post by someone the owner doesn't follow. The raw values are stored and printed, so they never change.
public enum ListComments: String, Codable, CaseIterable, Sendable {
  /// Those on posts by anyone whom the owner follows.
  case onFollowed = "followed"
  /// Those on posts by people in the list.
  case onMembers = "list"
  /// No others.
  case onNoOneElse = "none"
}
