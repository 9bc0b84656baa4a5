public import AppValues

/// A filter for the public timeline.
public struct MastodonPublicFilters: Codable, Hashable, Sendable {
  /// Only from this server; only from other servers; only with photos.
  public var local, remote, onlyMedia: Bool?

  /// Without filters by default.
  public init(local: Bool? = nil, remote: Bool? = nil, onlyMedia: Bool? = nil) {
    self.local = local
    self.remote = remote
    self.onlyMedia = onlyMedia
  }

  enum CodingKeys: String, CodingKey {
    case local, remote
    case onlyMedia = "only_media"
  }
}

/// A filter for a hashtag timeline.
public struct MastodonHashtagFilters: Codable, Hashable, Sendable {
  /// Other hashtags, any of which counts as well; hashtags that are all required; hashtags to exclude.
  public var any, all, none: [String]?
  /// Only from this server; only from other servers; only with photos.
  public var local, remote, onlyMedia: Bool?

  /// Without filters by default.
  public init(
    any: [String]? = nil, all: [String]? = nil, none: [String]? = nil, local: Bool? = nil,
    remote: Bool? = nil, onlyMedia: Bool? = nil
  ) {
    self.any = any
    self.all = all
    self.none = none
    self.local = local
    self.remote = remote
    self.onlyMedia = onlyMedia
  }

  enum CodingKeys: String, CodingKey {
    case any, all, none, local, remote
    case onlyMedia = "only_media"
  }
}

/// A search.
public struct MastodonSearchQuery: Codable, Hashable, Sendable {
  /// The query.
  public var query: String?
  /// `accounts`, `statuses` or `hashtags`; nil for all.
  public var type: String?
  /// Whether to ask other servers, and whether to find only people the user follows.
  public var resolve, following: Bool?
  /// Only statuses of this account.
  public var accountID: String?
  /// The maximum number of results of each type, and how many to skip.
  public var limit, offset: PageLimit?
  /// The ids that the results must be older and newer than.
  public var maxID, minID: String?

  /// A search.
  public init(
    query: String? = nil, type: String? = nil, resolve: Bool? = nil, following: Bool? = nil,
    accountID: String? = nil, limit: PageLimit? = nil, offset: PageLimit? = nil, maxID: String? = nil,
    minID: String? = nil
  ) {
    self.query = query
    self.type = type
    self.resolve = resolve
    self.following = following
    self.accountID = accountID
    self.limit = limit
    self.offset = offset
    self.maxID = maxID
    self.minID = minID
  }

  enum CodingKeys: String, CodingKey {
    case query = "q"
    case type, resolve, following
    case accountID = "account_id"
    case limit, offset
    case maxID = "max_id"
    case minID = "min_id"
  }
}

/// The size of a list of trends.
public struct MastodonTrendQuery: Codable, Hashable, Sendable {
  /// The maximum number, and how many to skip.
  public var limit, offset: PageLimit?

  /// The usual number by default.
  public init(limit: PageLimit? = nil, offset: PageLimit? = nil) {
    self.limit = limit
    self.offset = offset
  }
}

/// A maximum number.
public struct MastodonCount: Codable, Hashable, Sendable {
  /// The maximum number.
  public var limit: PageLimit?

  /// The usual number by default.
  public init(limit: PageLimit? = nil) {
    self.limit = limit
  }
}

/// The stream to begin with on a WebSocket.
public struct MastodonStreamQuery: Codable, Hashable, Sendable {
  /// The stream, and its hashtag or list.
  public var stream, tag, list: String?
  /// The token, if no header can be sent.
  public var accessToken: Secret?

  /// No stream by default.
  public init(
    stream: String? = nil, tag: String? = nil, list: String? = nil, accessToken: String? = nil
  ) {
    self.stream = stream
    self.tag = tag
    self.list = list
    self.accessToken = accessToken.map { Secret($0) }
  }

  enum CodingKeys: String, CodingKey {
    case stream, tag, list
    case accessToken = "access_token"
  }
}

/// A filter for the events of a stream.
public struct MastodonStreamFilters: Codable, Hashable, Sendable {
  /// Whether to send only statuses with photos.
  public var onlyMedia: Bool?
  /// The hashtag or the list of the stream.
  public var tag, list: String?
  /// The token, if no header can be sent.
  public var accessToken: Secret?

  /// Without filters by default.
  public init(
    onlyMedia: Bool? = nil, tag: String? = nil, list: String? = nil, accessToken: String? = nil
  ) {
    self.onlyMedia = onlyMedia
    self.tag = tag
    self.list = list
    self.accessToken = accessToken.map { Secret($0) }
  }

  enum CodingKeys: String, CodingKey {
    case onlyMedia = "only_media"
    case tag, list
    case accessToken = "access_token"
  }
}
