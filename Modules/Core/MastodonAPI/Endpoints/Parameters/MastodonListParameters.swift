/// A list as it's made or changed.
public struct MastodonListForm: Codable, Hashable, Sendable {
  /// The title.
  public var title: String?
  /// Whose replies it shows.
  public var repliesPolicy: MastodonRepliesPolicy?
  /// Whether the posts of its people are left out of home.
  public var exclusive: Bool?

  /// A list with what is given.
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

/// People to add to a list, or to take away.
public struct MastodonListMembers: Codable, Hashable, Sendable {
  /// Who.
  public var accountIDs: [String]?

  /// People by their ids.
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
