/// The settings of a list.
public struct MastodonListForm: Codable, Hashable, Sendable {
  /// The title.
  public var title: String?
  /// Whose replies it shows.
  public var repliesPolicy: MastodonRepliesPolicy?
  /// Whether its people's posts are left out of the home timeline.
  public var exclusive: Bool?

  /// The settings given.
  public init(
    title: String? = nil, repliesPolicy: MastodonRepliesPolicy? = nil, exclusive: Bool? = nil
  ) {
    self.title = title
    self.repliesPolicy = repliesPolicy
    self.exclusive = exclusive
  }

  enum CodingKeys: String, CodingKey {
    case title
    case repliesPolicy = "replies_policy"
    case exclusive
  }
}

/// People to add to a list or remove from it.
public struct MastodonListMembers: Codable, Hashable, Sendable {
  /// The ids of the people.
  public var accountIDs: [String]?

  /// The ids of the people.
  public init(accountIDs: [String]? = nil) {
    self.accountIDs = accountIDs
  }

  enum CodingKeys: String, CodingKey {
    case accountIDs = "account_ids"
  }
}

/// A hashtag by its name.
public struct MastodonTagName: Codable, Hashable, Sendable {
  /// The name, with or without `#`.
  public var name: String?

  /// A hashtag by its name.
  public init(name: String? = nil) {
    self.name = name
  }
}
