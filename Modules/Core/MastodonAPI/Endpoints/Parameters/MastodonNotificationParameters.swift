/// Which notifications are wanted.
public struct MastodonNotificationFilters: Codable, Hashable, Sendable {
  /// Only these types, and not these.
  public var types, excludeTypes: [String]?
  /// Only those of this account.
  public var accountID: String?

  /// All, unless it's said.
  public init(types: [String]? = nil, excludeTypes: [String]? = nil, accountID: String? = nil) {
    self.types = types
    self.excludeTypes = excludeTypes
    self.accountID = accountID
  }

  enum CodingKeys: String, CodingKey {
    case types
    case excludeTypes = "exclude_types"
    case accountID = "account_id"
  }
}

/// Which unread notifications are counted.
public struct MastodonUnreadFilters: Codable, Hashable, Sendable {
  /// How many at most.
  public var limit: PageLimit?
  /// Only these types, and not these.
  public var types, excludeTypes: [String]?
  /// Only those of this account.
  public var accountID: String?

  /// All, unless it's said.
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

/// How a device wants to be told.
public struct MastodonPushForm: Codable, Hashable, Sendable {
  /// Where and how.
  public var subscription: MastodonPushTarget?
  /// Of what.
  public var data: MastodonPushData?
  /// Of whose activity, where it isn't in `data`.
  public var policy: MastodonPushPolicy?

  /// A subscription; what it's told of is in `data`.
  public init(
    subscription: MastodonPushTarget? = nil, data: MastodonPushData? = nil,
    policy: MastodonPushPolicy? = nil
  ) {
    self.subscription = subscription
    self.data = data
    self.policy = policy
  }
}

/// Where and how a device is told.
public struct MastodonPushTarget: Codable, Hashable, Sendable {
  /// Where the messages are sent.
  public var endpoint: String?
  /// What they are encrypted with.
  public var keys: MastodonPushKeys?
  /// Whether as the standard says (RFC 8291), or as its draft did.
  public var standard: Bool?

  /// A device by its address and keys.
  public init(endpoint: String? = nil, keys: MastodonPushKeys? = nil, standard: Bool? = nil) {
    self.endpoint = endpoint
    self.keys = keys
    self.standard = standard
  }
}

/// What messages to a device are encrypted with.
public struct MastodonPushKeys: Codable, Hashable, Sendable {
  /// The public key of the device, and the secret that it shares with the server.
  public var p256dh, auth: String?

  /// Keys in base64, of either alphabet.
  public init(p256dh: String? = nil, auth: String? = nil) {
    self.p256dh = p256dh
    self.auth = auth
  }
}

/// Of what a device is told.
public struct MastodonPushData: Codable, Hashable, Sendable {
  /// Of which kinds.
  public var alerts: MastodonPushAlerts?
  /// Of whose activity.
  public var policy: MastodonPushPolicy?

  /// What is given; the rest is off.
  public init(alerts: MastodonPushAlerts? = nil, policy: MastodonPushPolicy? = nil) {
    self.alerts = alerts
    self.policy = policy
  }
}

/// Which places are asked for.
public struct MastodonMarkerQuery: Codable, Hashable, Sendable {
  /// `home` and `notifications`.
  public var timelines: [String]?

  /// Places of the timelines given.
  public init(timelines: [String]? = nil) {
    self.timelines = timelines
  }

  enum CodingKeys: String, CodingKey {
    case timelines = "timeline"
  }
}

/// How far someone has read.
public struct MastodonMarkerForm: Codable, Hashable, Sendable {
  /// The places in home and in the notifications.
  public var home, notifications: MastodonMarkerPosition?

  /// The places that are given.
  public init(home: MastodonMarkerPosition? = nil, notifications: MastodonMarkerPosition? = nil) {
    self.home = home
    self.notifications = notifications
  }
}

/// How far someone has read a timeline.
public struct MastodonMarkerPosition: Codable, Hashable, Sendable {
  /// The item last read.
  public var lastReadID: String?

  /// A place in a timeline.
  public init(lastReadID: String? = nil) {
    self.lastReadID = lastReadID
  }

  enum CodingKeys: String, CodingKey {
    case lastReadID = "last_read_id"
  }
}
