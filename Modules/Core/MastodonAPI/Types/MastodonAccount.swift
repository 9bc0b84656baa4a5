public import AppValues

/// A user, as others see them.
public struct MastodonAccount: WireValue, Hashable {
  /// The id, opaque but to the server that made it.
  public var id: String
  /// The name after the `@`, and the same with `@host` where the account is another server's.
  public var username, acct: String
  /// The name that is shown, perhaps empty, and what they say about themselves, as HTML.
  public var displayName, note: String
  /// The page for people, and what identifies the account between servers.
  public var url, uri: String
  /// The address of the picture, and of one that doesn't move.
  public var avatar, avatarStatic: String
  /// The address of the banner, and of one that doesn't move.
  public var header, headerStatic: String
  /// Whether they approve followers; whether a program posts here; whether it stands for a group.
  public var locked, bot, group: Bool
  /// Whether they want to be suggested, and hide whom they know; nil where they never said.
  public var discoverable, hideCollections: Bool?
  /// Whether their public posts can be found by search.
  public var indexable: Bool
  /// When the account was made: on the wire, the midnight before.
  public var createdAt: Timestamp
  /// The day of the last status; nil without any.
  public var lastStatusAt: CalendarDate?
  /// How much there is.
  public var statusesCount, followersCount, followingCount: Int
  /// Up to four things that they say about themselves.
  public var fields: [MastodonField]
  /// The pictures that stand for words in their texts.
  public var emojis: [MastodonCustomEmoji]
  /// The roles that everyone may see.
  public var roles: [MastodonAccountRole]
  /// What applies to few accounts: on the wire only where it does.
  public var suspended, limited, memorial, noindex: Bool
  private var movedTo: [MastodonAccount]

  /// The account that they use instead; nil for nearly everyone.
  public var moved: MastodonAccount? {
    get { movedTo.first }
    set { movedTo = newValue.map { [$0] } ?? [] }
  }

  /// - Parameter moved: The account that they use instead.
  public init(
    id: String, username: String, acct: String? = nil, displayName: String = "", note: String = "",
    url: String, uri: String? = nil, avatar: String, avatarStatic: String? = nil, header: String,
    headerStatic: String? = nil, locked: Bool = false, bot: Bool = false, group: Bool = false,
    discoverable: Bool? = nil, hideCollections: Bool? = nil, indexable: Bool = false,
    createdAt: Timestamp, lastStatusAt: CalendarDate? = nil, statusesCount: Int = 0,
    followersCount: Int = 0, followingCount: Int = 0, fields: [MastodonField] = [],
    emojis: [MastodonCustomEmoji] = [], roles: [MastodonAccountRole] = [], suspended: Bool = false,
    limited: Bool = false, memorial: Bool = false, noindex: Bool = false, moved: MastodonAccount? = nil
  ) {
    self.id = id
    self.username = username
    self.acct = acct ?? username
    self.displayName = displayName
    self.note = note
    self.url = url
    self.uri = uri ?? url
    self.avatar = avatar
    self.avatarStatic = avatarStatic ?? avatar
    self.header = header
    self.headerStatic = headerStatic ?? header
    self.locked = locked
    self.bot = bot
    self.group = group
    self.discoverable = discoverable
    self.hideCollections = hideCollections
    self.indexable = indexable
    self.createdAt = createdAt
    self.lastStatusAt = lastStatusAt
    self.statusesCount = statusesCount
    self.followersCount = followersCount
    self.followingCount = followingCount
    self.fields = fields
    self.emojis = emojis
    self.roles = roles
    self.suspended = suspended
    self.limited = limited
    self.memorial = memorial
    self.noindex = noindex
    self.movedTo = moved.map { [$0] } ?? []
  }
}

extension MastodonAccount {
  enum CodingKeys: String, CodingKey {
    case id, username, acct
    case displayName = "display_name"
    case locked, bot, discoverable, indexable, group
    case createdAt = "created_at"
    case note, url, uri, avatar
    case avatarStatic = "avatar_static"
    case header
    case headerStatic = "header_static"
    case followersCount = "followers_count"
    case followingCount = "following_count"
    case statusesCount = "statuses_count"
    case lastStatusAt = "last_status_at"
    case hideCollections = "hide_collections"
    case noindex, suspended, limited, memorial, moved, emojis, roles, fields
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), username: values.text(.username), acct: values.optionalText(.acct),
      displayName: values.text(.displayName), note: values.text(.note), url: values.text(.url),
      uri: values.optionalText(.uri), avatar: values.text(.avatar),
      avatarStatic: values.optionalText(.avatarStatic), header: values.text(.header),
      headerStatic: values.optionalText(.headerStatic), locked: values.flag(.locked),
      bot: values.flag(.bot), group: values.flag(.group),
      discoverable: values.optionalFlag(.discoverable),
      hideCollections: values.optionalFlag(.hideCollections), indexable: values.flag(.indexable),
      createdAt: values.instant(.createdAt) ?? .unknown, lastStatusAt: values.day(.lastStatusAt),
      statusesCount: values.count(.statusesCount), followersCount: values.count(.followersCount),
      followingCount: values.count(.followingCount), fields: values.list(.fields),
      emojis: values.list(.emojis), roles: values.list(.roles), suspended: values.flag(.suspended),
      limited: values.flag(.limited), memorial: values.flag(.memorial),
      noindex: values.flag(.noindex), moved: values.part(.moved))
  }

  public func write(to json: inout JSONWriter) {
    json.braces { writeMembers(to: &$0) }
  }

  /// Writes what every kind of account has, into an object that is open.
  func writeMembers(to json: inout JSONWriter) {
    json.members(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.username, username)
      members.write(.acct, acct)
      members.write(.displayName, displayName)
      members.write(.locked, locked)
      members.write(.bot, bot)
      members.write(.discoverable, discoverable)
      members.write(.indexable, indexable)
      members.write(.group, group)
      members.write(.createdAt, MastodonDate.midnight(createdAt))
      members.write(.note, note)
      members.write(.url, url)
      members.write(.uri, uri)
      members.write(.avatar, avatar)
      members.write(.avatarStatic, avatarStatic)
      members.write(.header, header)
      members.write(.headerStatic, headerStatic)
      members.write(.followersCount, followersCount)
      members.write(.followingCount, followingCount)
      members.write(.statusesCount, statusesCount)
      members.write(.lastStatusAt, lastStatusAt)
      members.write(.hideCollections, hideCollections)
      writeExceptions(to: &members)
      members.write(.emojis, emojis)
      members.write(.roles, roles)
      members.write(.fields, fields)
    }
  }

  private func writeExceptions(to members: inout JSONMembers<CodingKeys>) {
    if noindex { members.write(.noindex, true) }
    if suspended { members.write(.suspended, true) }
    if limited { members.write(.limited, true) }
    if memorial { members.write(.memorial, true) }
    members.writeIfPresent(.moved, moved)
  }
}

extension Timestamp {
  /// Where another server doesn't say when.
  static let unknown = Timestamp(milliseconds: 0)
}
