public import AppValues

/// The values for creating an account.
public struct MastodonRegistration: Codable, Hashable, Sendable {
  /// The name after the `@`, and the email address.
  public var username, email: String?
  /// The password.
  public var password: Secret?
  /// Whether they agree to the rules.
  public var agreement: Bool?
  /// The language of the confirmation email.
  public var locale: String?
  /// Why they want an account.
  public var reason: String?
  /// Their date of birth, such as `1990-12-31`.
  public var dateOfBirth: String?

  /// A registration with the values known so far.
  public init(
    username: String? = nil, email: String? = nil, password: String? = nil, agreement: Bool? = nil,
    locale: String? = nil, reason: String? = nil, dateOfBirth: String? = nil
  ) {
    self.username = username
    self.email = email
    self.password = password.map { Secret($0) }
    self.agreement = agreement
    self.locale = locale
    self.reason = reason
    self.dateOfBirth = dateOfBirth
  }

  enum CodingKeys: String, CodingKey {
    case username, email, password, agreement, locale, reason
    case dateOfBirth = "date_of_birth"
  }
}

/// A change to the user's own account. What isn't given stays; an empty text clears a value.
public struct MastodonProfileChange: Codable, Hashable, Sendable {
  /// The display name, and the bio as plain text.
  public var displayName, note: String?
  /// Pictures as data URLs, unless they're sent as files.
  public var avatar, header: String?
  /// Whether they approve followers, and whether it's a bot account.
  public var locked, bot: Bool?
  /// Whether they can be suggested, whether search finds their posts, and whether they hide their followers and
  /// following.
  public var discoverable, indexable, hideCollections: Bool?
  /// All profile fields; those without a name and a value are removed.
  public var fieldsAttributes: [MastodonFieldForm]?
  /// The defaults for writing.
  public var source: MastodonSourceChange?
  /// The websites that may name them as an author.
  public var attributionDomains: [String]?

  /// A change to the values given.
  public init(
    displayName: String? = nil, note: String? = nil, avatar: String? = nil, header: String? = nil,
    locked: Bool? = nil, bot: Bool? = nil, discoverable: Bool? = nil, indexable: Bool? = nil,
    hideCollections: Bool? = nil, fieldsAttributes: [MastodonFieldForm]? = nil,
    source: MastodonSourceChange? = nil, attributionDomains: [String]? = nil
  ) {
    self.displayName = displayName
    self.note = note
    self.avatar = avatar
    self.header = header
    self.locked = locked
    self.bot = bot
    self.discoverable = discoverable
    self.indexable = indexable
    self.hideCollections = hideCollections
    self.fieldsAttributes = fieldsAttributes
    self.source = source
    self.attributionDomains = attributionDomains
  }

  enum CodingKeys: String, CodingKey {
    case displayName = "display_name"
    case note, avatar, header, locked, bot, discoverable, indexable
    case hideCollections = "hide_collections"
    case fieldsAttributes = "fields_attributes"
    case source
    case attributionDomains = "attribution_domains"
  }
}

/// A profile field, as plain text.
public struct MastodonFieldForm: Codable, Hashable, Sendable {
  /// The label and the value.
  public var name, value: String?

  /// A field; an empty one is removed.
  public init(name: String? = nil, value: String? = nil) {
    self.name = name
    self.value = value
  }
}

/// A change to the defaults for writing.
public struct MastodonSourceChange: Codable, Hashable, Sendable {
  /// The default visibility.
  public var privacy: MastodonVisibility?
  /// Whether photos are sensitive by default.
  public var sensitive: Bool?
  /// The language they write in.
  public var language: String?

  /// A change to the values given.
  public init(privacy: MastodonVisibility? = nil, sensitive: Bool? = nil, language: String? = nil) {
    self.privacy = privacy
    self.sensitive = sensitive
    self.language = language
  }
}

/// Several ids at once.
public struct MastodonIDs: Codable, Hashable, Sendable {
  /// The ids.
  public var ids: [String]?

  /// Several ids.
  public init(ids: [String]? = nil) {
    self.ids = ids
  }

  enum CodingKeys: String, CodingKey {
    case ids = "id"
  }
}

/// A query for the user's relationships to people.
public struct MastodonRelationshipQuery: Codable, Hashable, Sendable {
  /// The ids of the people.
  public var ids: [String]?
  /// Whether to include suspended people.
  public var withSuspended: Bool?

  /// The ids of the people.
  public init(ids: [String]? = nil, withSuspended: Bool? = nil) {
    self.ids = ids
    self.withSuspended = withSuspended
  }

  enum CodingKeys: String, CodingKey {
    case ids = "id"
    case withSuspended = "with_suspended"
  }
}

/// A filter for a person's statuses.
public struct MastodonAccountStatusFilters: Codable, Hashable, Sendable {
  /// Only with photos; without replies; without shares; only pinned ones.
  public var onlyMedia, excludeReplies, excludeReblogs, pinned: Bool?
  /// Only those with this hashtag.
  public var tagged: String?

  /// Without filters by default.
  public init(
    onlyMedia: Bool? = nil, excludeReplies: Bool? = nil, excludeReblogs: Bool? = nil,
    pinned: Bool? = nil, tagged: String? = nil
  ) {
    self.onlyMedia = onlyMedia
    self.excludeReplies = excludeReplies
    self.excludeReblogs = excludeReblogs
    self.pinned = pinned
    self.tagged = tagged
  }

  enum CodingKeys: String, CodingKey {
    case onlyMedia = "only_media"
    case excludeReplies = "exclude_replies"
    case excludeReblogs = "exclude_reblogs"
    case pinned, tagged
  }
}

/// The name to look up.
public struct MastodonLookup: Codable, Hashable, Sendable {
  /// A name like `aiko`, `@aiko` or `aiko@host`.
  public var acct: String?

  /// The name to look up.
  public init(acct: String? = nil) {
    self.acct = acct
  }
}

/// A search for people.
public struct MastodonAccountSearch: Codable, Hashable, Sendable {
  /// The query.
  public var query: String?
  /// The maximum number of results, and how many to skip.
  public var limit, offset: PageLimit?
  /// Whether to ask other servers, and whether to find only people the user follows.
  public var resolve, following: Bool?

  /// A search for people.
  public init(
    query: String? = nil, limit: PageLimit? = nil, offset: PageLimit? = nil, resolve: Bool? = nil,
    following: Bool? = nil
  ) {
    self.query = query
    self.limit = limit
    self.offset = offset
    self.resolve = resolve
    self.following = following
  }

  enum CodingKeys: String, CodingKey {
    case query = "q"
    case limit, offset, resolve, following
  }
}

/// A query of the directory.
public struct MastodonDirectoryQuery: Codable, Hashable, Sendable {
  /// The maximum number of people, and how many to skip.
  public var limit, offset: PageLimit?
  /// `active` for those who posted last, `new` for those who joined last.
  public var order: String?
  /// Whether to include only people on this server.
  public var local: Bool?

  /// The most recently active people by default.
  public init(
    limit: PageLimit? = nil, offset: PageLimit? = nil, order: String? = nil, local: Bool? = nil
  ) {
    self.limit = limit
    self.offset = offset
    self.order = order
    self.local = local
  }
}
