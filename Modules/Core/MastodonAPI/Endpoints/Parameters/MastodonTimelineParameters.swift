public import AppValues

/// Which statuses of everyone are wanted.
public struct MastodonPublicFilters: Codable, Hashable, Sendable {
  /// Only those of this server, of others, with photos.
  public var local, remote, onlyMedia: Bool?

  /// All, unless it's said.
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

/// Which statuses with a hashtag are wanted.
public struct MastodonHashtagFilters: Codable, Hashable, Sendable {
  /// With one of these hashtags, too; with all of these as well; without these.
  public var any, all, none: [String]?
  /// Only those of this server, of others, with photos.
  public var local, remote, onlyMedia: Bool?

  /// All, unless it's said.
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

/// What to search for.
public struct MastodonSearchQuery: Codable, Hashable, Sendable {
  /// What was typed.
  public var query: String?
  /// `accounts`, `statuses` or `hashtags`; nothing means all.
  public var type: String?
  /// Whether other servers are asked, too, and whether only people that one follows count.
  public var resolve, following: Bool?
  /// Only statuses of this account.
  public var accountID: String?
  /// How many of each, and how many to leave out before them.
  public var limit, offset: PageLimit?
  /// What they are to be older or newer than.
  public var maxID, minID: String?

  /// A search by what was typed.
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

/// How much of what many talk about is wanted.
public struct MastodonTrendQuery: Codable, Hashable, Sendable {
  /// How many, and how many to leave out before them.
  public var limit, offset: PageLimit?

  /// As much as is usual, unless it's said.
  public init(limit: PageLimit? = nil, offset: PageLimit? = nil) {
    self.limit = limit
    self.offset = offset
  }
}

/// How many are wanted.
public struct MastodonCount: Codable, Hashable, Sendable {
  /// How many.
  public var limit: PageLimit?

  /// As many as is usual, unless it's said.
  public init(limit: PageLimit? = nil) {
    self.limit = limit
  }
}

/// Which stream of a WebSocket is wanted at once.
public struct MastodonStreamQuery: Codable, Hashable, Sendable {
  /// Which stream, and the hashtag or the list of it.
  public var stream, tag, list: String?
  /// The token, where no header can be sent.
  public var accessToken: Secret?

  /// None, unless it's said.
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

/// Which events of a stream are wanted.
public struct MastodonStreamFilters: Codable, Hashable, Sendable {
  /// Only statuses with photos.
  public var onlyMedia: Bool?
  /// The hashtag, and the list, of a stream of one.
  public var tag, list: String?
  /// The token, where no header can be sent.
  public var accessToken: Secret?

  /// All, unless it's said.
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
