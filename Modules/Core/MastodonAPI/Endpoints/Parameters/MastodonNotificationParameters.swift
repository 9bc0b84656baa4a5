/// A filter for notifications.
public struct MastodonNotificationFilters: Codable, Hashable, Sendable {
  /// The types to include, and the types to exclude.
  public var types, excludeTypes: [String]?
  /// Only notifications by this account.
  public var accountID: String?
  /// Whether to include what waits in requests; it is for an account's anyway.
  public var includeFiltered: Bool?

  /// Without filters by default.
  public init(
    types: [String]? = nil, excludeTypes: [String]? = nil, accountID: String? = nil,
    includeFiltered: Bool? = nil
  ) {
    self.types = types
    self.excludeTypes = excludeTypes
    self.accountID = accountID
    self.includeFiltered = includeFiltered
  }

  enum CodingKeys: String, CodingKey {
    case types
    case excludeTypes = "exclude_types"
    case accountID = "account_id"
    case includeFiltered = "include_filtered"
  }
}

/// A filter for counting unread notifications.
public struct MastodonUnreadFilters: Codable, Hashable, Sendable {
  /// The highest number to count to.
  public var limit: PageLimit?
  /// The types to include, and the types to exclude.
  public var types, excludeTypes: [String]?
  /// Only notifications by this account.
  public var accountID: String?

  /// Without filters by default.
  public init(
    limit: PageLimit? = nil, types: [String]? = nil, excludeTypes: [String]? = nil,
    accountID: String? = nil
  ) {
    self.limit = limit
    self.types = types
    self.excludeTypes = excludeTypes
    self.accountID = accountID
  }

  enum CodingKeys: String, CodingKey {
    case limit, types
    case excludeTypes = "exclude_types"
    case accountID = "account_id"
  }
}

/// A filter for notifications by group, and what to tell of them.
public struct MastodonGroupFilters: Codable, Hashable, Sendable {
  /// The types to include, the types to exclude, and the types to group; nil for all that can be grouped.
  public var types, excludeTypes, groupedTypes: [String]?
  /// Only notifications by this account.
  public var accountID: String?
  /// Whether to include what waits in requests; it is for an account's anyway.
  public var includeFiltered: Bool?
  /// How much to tell of the accounts: `full`, which is the default, or `partial_avatars`.
  public var expandAccounts: String?

  /// Without filters by default.
  public init(
    types: [String]? = nil, excludeTypes: [String]? = nil, groupedTypes: [String]? = nil,
    accountID: String? = nil, includeFiltered: Bool? = nil, expandAccounts: String? = nil
  ) {
    self.types = types
    self.excludeTypes = excludeTypes
    self.groupedTypes = groupedTypes
    self.accountID = accountID
    self.includeFiltered = includeFiltered
    self.expandAccounts = expandAccounts
  }

  enum CodingKeys: String, CodingKey {
    case types
    case excludeTypes = "exclude_types"
    case groupedTypes = "grouped_types"
    case accountID = "account_id"
    case includeFiltered = "include_filtered"
    case expandAccounts = "expand_accounts"
  }
}

/// A filter for counting unread notifications by group.
public struct MastodonUnreadGroupFilters: Codable, Hashable, Sendable {
  /// The highest number to count to.
  public var limit: PageLimit?
  /// The types to include, the types to exclude, and the types to group; nil for all that can be grouped.
  public var types, excludeTypes, groupedTypes: [String]?
  /// Only notifications by this account.
  public var accountID: String?

  /// Without filters by default.
  public init(
    limit: PageLimit? = nil, types: [String]? = nil, excludeTypes: [String]? = nil,
    groupedTypes: [String]? = nil, accountID: String? = nil
  ) {
    self.limit = limit
    self.types = types
    self.excludeTypes = excludeTypes
    self.groupedTypes = groupedTypes
    self.accountID = accountID
  }

  enum CodingKeys: String, CodingKey {
    case limit, types
    case excludeTypes = "exclude_types"
    case groupedTypes = "grouped_types"
    case accountID = "account_id"
  }
}

/// A change to what becomes of notifications. What isn't given stays.
public struct MastodonNotificationPolicyForm: Codable, Hashable, Sendable {
  /// The treatment of people whom the user doesn't follow, and who don't follow the user.
  public var forNotFollowing, forNotFollowers: MastodonNotificationTreatment?
  /// The treatment of new accounts, of private mentions, and of limited accounts.
  public var forNewAccounts, forPrivateMentions, forLimitedAccounts: MastodonNotificationTreatment?

  /// A change to the values given.
  public init(
    forNotFollowing: MastodonNotificationTreatment? = nil,
    forNotFollowers: MastodonNotificationTreatment? = nil,
    forNewAccounts: MastodonNotificationTreatment? = nil,
    forPrivateMentions: MastodonNotificationTreatment? = nil,
    forLimitedAccounts: MastodonNotificationTreatment? = nil
  ) {
    self.forNotFollowing = forNotFollowing
    self.forNotFollowers = forNotFollowers
    self.forNewAccounts = forNewAccounts
    self.forPrivateMentions = forPrivateMentions
    self.forLimitedAccounts = forLimitedAccounts
  }

  enum CodingKeys: String, CodingKey {
    case forNotFollowing = "for_not_following"
    case forNotFollowers = "for_not_followers"
    case forNewAccounts = "for_new_accounts"
    case forPrivateMentions = "for_private_mentions"
    case forLimitedAccounts = "for_limited_accounts"
  }
}

/// A push subscription to make.
public struct MastodonPushForm: Codable, Hashable, Sendable {
  /// The address and keys of the device.
  public var subscription: MastodonPushTarget?
  /// The notifications to push.
  public var data: MastodonPushData?
  /// Whose activity to push, if that isn't in `data`.
  public var policy: MastodonPushPolicy?

  /// A subscription; the notifications to push are in `data`.
  public init(
    subscription: MastodonPushTarget? = nil, data: MastodonPushData? = nil,
    policy: MastodonPushPolicy? = nil
  ) {
    self.subscription = subscription
    self.data = data
    self.policy = policy
  }
}

/// The address and keys of a device.
public struct MastodonPushTarget: Codable, Hashable, Sendable {
  /// The address for messages.
  public var endpoint: String?
  /// The keys for encrypting messages.
  public var keys: MastodonPushKeys?
  /// Whether to encrypt messages by the standard (RFC 8291), rather than by its draft.
  public var standard: Bool?

  /// The address and keys of a device.
  public init(endpoint: String? = nil, keys: MastodonPushKeys? = nil, standard: Bool? = nil) {
    self.endpoint = endpoint
    self.keys = keys
    self.standard = standard
  }
}

/// The keys for encrypting messages to a device.
public struct MastodonPushKeys: Codable, Hashable, Sendable {
  /// The public key of the device, and its authentication secret.
  public var p256dh, auth: String?

  /// Keys in base64, of either alphabet.
  public init(p256dh: String? = nil, auth: String? = nil) {
    self.p256dh = p256dh
    self.auth = auth
  }
}

/// The notifications to push to a device.
public struct MastodonPushData: Codable, Hashable, Sendable {
  /// The types of notifications.
  public var alerts: MastodonPushAlerts?
  /// Whose activity to push.
  public var policy: MastodonPushPolicy?

  /// The types given; others aren't pushed.
  public init(alerts: MastodonPushAlerts? = nil, policy: MastodonPushPolicy? = nil) {
    self.alerts = alerts
    self.policy = policy
  }
}

/// A query for reading positions.
public struct MastodonMarkerQuery: Codable, Hashable, Sendable {
  /// The timelines: `home` and `notifications`.
  public var timelines: [String]?

  /// The timelines to query.
  public init(timelines: [String]? = nil) {
    self.timelines = timelines
  }

  enum CodingKeys: String, CodingKey {
    case timelines = "timeline"
  }
}

/// How far someone has read their timelines.
public struct MastodonMarkerForm: Codable, Hashable, Sendable {
  /// The positions in the home timeline and in the notifications.
  public var home, notifications: MastodonMarkerPosition?

  /// The positions given.
  public init(home: MastodonMarkerPosition? = nil, notifications: MastodonMarkerPosition? = nil) {
    self.home = home
    self.notifications = notifications
  }
}

/// How far someone has read a timeline.
public struct MastodonMarkerPosition: Codable, Hashable, Sendable {
  /// The last item read.
  public var lastReadID: String?

  /// A position in a timeline.
  public init(lastReadID: String? = nil) {
    self.lastReadID = lastReadID
  }

  enum CodingKeys: String, CodingKey {
    case lastReadID = "last_read_id"
  }
}
