public import AppValues

/// What someone signs up with.
public struct MastodonRegistration: Codable, Hashable, Sendable {
  /// The name after the `@`, and the address.
  public var username, email: String?
  /// The password.
  public var password: Secret?
  /// Whether they agree to the rules.
  public var agreement: Bool?
  /// The language of the mail that they are sent.
  public var locale: String?
  /// Why they want to be here.
  public var reason: String?
  /// When they were born, like `1990-12-31`.
  public var dateOfBirth: String?

  /// A form, filled in as far as is known.
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

/// What is to be changed about one's own account; the rest stays. An empty text clears.
public struct MastodonProfileChange: Codable, Hashable, Sendable {
  /// The name that is shown, and what they say about themselves, as plain text.
  public var displayName, note: String?
  /// Pictures as data URLs, where they don't come as files.
  public var avatar, header: String?
  /// Whether they approve followers, and whether a program posts here.
  public var locked, bot: Bool?
  /// Whether they want to be suggested, whether search may find their posts, and whether they hide whom they know.
  public var discoverable, indexable, hideCollections: Bool?
  /// All the fields; those without a name and a value are taken away.
  public var fieldsAttributes: [MastodonFieldForm]?
  /// What is set for writing.
  public var source: MastodonSourceChange?
  /// The websites that may name them as an author.
  public var attributionDomains: [String]?

  /// A change of what is given.
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

/// Something that people say about themselves, as plain text.
public struct MastodonFieldForm: Codable, Hashable, Sendable {
  /// What it is, and what they say.
  public var name, value: String?

  /// A field; an empty one is taken away.
  public init(name: String? = nil, value: String? = nil) {
    self.name = name
    self.value = value
  }
}

/// What is to be changed of what is set for writing.
public struct MastodonSourceChange: Codable, Hashable, Sendable {
  /// Who may see what they write, unless they say otherwise.
  public var privacy: MastodonVisibility?
  /// Whether their photos are covered, unless they say otherwise.
  public var sensitive: Bool?
  /// The language they write in.
  public var language: String?

  /// A change of what is given.
  public init(privacy: MastodonVisibility? = nil, sensitive: Bool? = nil, language: String? = nil) {
    self.privacy = privacy
    self.sensitive = sensitive
    self.language = language
  }
}

/// Several things at once.
public struct MastodonIDs: Codable, Hashable, Sendable {
  /// Which.
  public var ids: [String]?

  /// Things by their ids.
  public init(ids: [String]? = nil) {
    self.ids = ids
  }

  enum CodingKeys: String, CodingKey {
    case ids = "id"
  }
}

/// With whom one's relationships are asked for.
public struct MastodonRelationshipQuery: Codable, Hashable, Sendable {
  /// With whom.
  public var ids: [String]?
  /// Whether suspended people count, too.
  public var withSuspended: Bool?

  /// People by their ids.
  public init(ids: [String]? = nil, withSuspended: Bool? = nil) {
    self.ids = ids
    self.withSuspended = withSuspended
  }

  enum CodingKeys: String, CodingKey {
    case ids = "id"
    case withSuspended = "with_suspended"
  }
}

/// Which of someone's statuses are wanted.
public struct MastodonAccountStatusFilters: Codable, Hashable, Sendable {
  /// Only those with photos; no answers to others; nothing shared; only those pinned.
  public var onlyMedia, excludeReplies, excludeReblogs, pinned: Bool?
  /// Only those with this hashtag.
  public var tagged: String?

  /// All, unless it's said.
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

/// Whom to find by name.
public struct MastodonLookup: Codable, Hashable, Sendable {
  /// A name like `aiko`, `@aiko` or `aiko@host`.
  public var acct: String?

  /// Someone by name.
  public init(acct: String? = nil) {
    self.acct = acct
  }
}

/// Whom to search for.
public struct MastodonAccountSearch: Codable, Hashable, Sendable {
  /// What was typed.
  public var query: String?
  /// How many, and how many to leave out before them.
  public var limit, offset: PageLimit?
  /// Whether other servers are asked, too, and whether only people that one follows count.
  public var resolve, following: Bool?

  /// A search by what was typed.
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

/// Which people who want to be found are wanted.
public struct MastodonDirectoryQuery: Codable, Hashable, Sendable {
  /// How many, and how many to leave out before them.
  public var limit, offset: PageLimit?
  /// `active` for those who wrote last, `new` for those who joined last.
  public var order: String?
  /// Only people of this server.
  public var local: Bool?

  /// Those who were active last, unless it's said.
  public init(
    limit: PageLimit? = nil, offset: PageLimit? = nil, order: String? = nil, local: Bool? = nil
  ) {
    self.limit = limit
    self.offset = offset
    self.order = order
    self.local = local
  }
}
