public import AppValues

/// Notifications by group, with the accounts and statuses that they name once each.
public struct MastodonGroupedNotifications: WireValue, Hashable {
  /// The accounts of the samples, and of the statuses' authors.
  public var accounts: [MastodonAccount]
  /// The other accounts of the samples if only parts of them were asked for; else nil, and not written.
  public var partialAccounts: [MastodonPartialAccount]?
  /// The statuses that the groups are about.
  public var statuses: [MastodonStatus]
  /// The groups, newest first.
  public var groups: [MastodonNotificationGroup]

  /// Groups, and what they name.
  public init(
    accounts: [MastodonAccount] = [], partialAccounts: [MastodonPartialAccount]? = nil,
    statuses: [MastodonStatus] = [], groups: [MastodonNotificationGroup] = []
  ) {
    self.accounts = accounts
    self.partialAccounts = partialAccounts
    self.statuses = statuses
    self.groups = groups
  }

  enum CodingKeys: String, CodingKey {
    case accounts
    case partialAccounts = "partial_accounts"
    case statuses
    case groups = "notification_groups"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      accounts: values.list(.accounts), partialAccounts: values.part(.partialAccounts),
      statuses: values.list(.statuses), groups: values.list(.groups))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.accounts, accounts)
      members.writeIfPresent(.partialAccounts, partialAccounts)
      members.write(.statuses, statuses)
      members.write(.groups, groups)
    }
  }
}

/// Notifications of one type that belong together, or a single one.
public struct MastodonNotificationGroup: WireValue, Hashable {
  /// Where a group is in a page.
  public struct Position: Hashable, Sendable {
    /// The id to ask with for what is older, and the id to ask with for what is newer.
    public var minID, maxID: String
    /// The time of the latest notification.
    public var latestAt: Timestamp

    /// A position.
    public init(minID: String, maxID: String, latestAt: Timestamp) {
      self.minID = minID
      self.maxID = maxID
      self.latestAt = latestAt
    }
  }

  /// The key of the group.
  public var groupKey: String
  /// How many notifications it has.
  public var count: Int
  /// The type of all of them.
  public var type: MastodonNotificationType
  /// The id of the latest, which is written as a number where it is one.
  public var mostRecentID: String
  /// Where it is in a page; nil, and not written, outside of one.
  public var position: Position?
  /// The ids of some of the accounts, the latest first.
  public var sampleAccountIDs: [String]
  /// The id of the status that it's about; nil, and not written, for types without one.
  public var statusID: String?

  /// A group outside of a page by default.
  public init(
    groupKey: String, count: Int, type: MastodonNotificationType, mostRecentID: String,
    position: Position? = nil, sampleAccountIDs: [String], statusID: String? = nil
  ) {
    self.groupKey = groupKey
    self.count = count
    self.type = type
    self.mostRecentID = mostRecentID
    self.position = position
    self.sampleAccountIDs = sampleAccountIDs
    self.statusID = statusID
  }

  enum CodingKeys: String, CodingKey {
    case groupKey = "group_key"
    case count = "notifications_count"
    case type
    case mostRecentID = "most_recent_notification_id"
    case minID = "page_min_id"
    case maxID = "page_max_id"
    case latestAt = "latest_page_notification_at"
    case sampleAccountIDs = "sample_account_ids"
    case statusID = "status_id"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      groupKey: try values.required(.groupKey), count: values.count(.count, or: 1),
      type: .init(rawValue: try values.required(.type)), mostRecentID: try values.required(.mostRecentID),
      sampleAccountIDs: values.list(.sampleAccountIDs), statusID: values.optionalText(.statusID))
    if let minID = values.optionalText(.minID), let maxID = values.optionalText(.maxID) {
      position = Position(minID: minID, maxID: maxID, latestAt: values.instant(.latestAt) ?? .unknown)
    }
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.groupKey, groupKey)
      members.write(.count, count)
      members.write(.type, type)
      if let number = Int64(mostRecentID) {
        members.write(.mostRecentID, number)
      } else {
        members.write(.mostRecentID, mostRecentID)
      }
      members.writeIfPresent(.minID, position?.minID)
      members.writeIfPresent(.maxID, position?.maxID)
      members.writeIfPresent(.latestAt, position?.latestAt)
      members.write(.sampleAccountIDs, sampleAccountIDs)
      members.writeIfPresent(.statusID, statusID)
    }
  }
}
