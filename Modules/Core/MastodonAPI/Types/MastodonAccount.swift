public import AppValues

/// An account, as others see it.
public struct MastodonAccount: WireValue, Hashable {
  /// The id, opaque to everyone but the server that made it.
  public var id: String
  /// The name after the `@`, and the same with `@host` if the account is on another server.
  public var username, acct: String
  /// The display name, which may be empty, and the bio as HTML.
  public var displayName, note: String
  /// The address of the profile, and the identifier of the account between servers.
  public var url, uri: String
  /// The address of the avatar, and of a version that isn't animated.
  public var avatar, avatarStatic: String
  /// The address of the header, and of a version that isn't animated.
  public var header, headerStatic: String
  /// Whether they approve followers, whether it's a bot, and whether it's a group.
  public var locked, bot, group: Bool
  /// Whether they can be suggested, and whether they hide their followers and following; nil if they've never chosen.
  public var discoverable, hideCollections: Bool?
  /// Whether search finds their public posts.
  public var indexable: Bool
  /// When the account was created. On the wire, it's the midnight before.
  public var createdAt: Timestamp
  /// The date of the latest status; nil if there is none.
  public var lastStatusAt: CalendarDate?
  /// The numbers of statuses, followers and followed people.
  public var statusesCount, followersCount, followingCount: Int
  /// Up to four profile fields.
  public var fields: [MastodonField]
  /// The custom emoji in their texts.
  public var emojis: [MastodonCustomEmoji]
  /// The roles that are public.
  public var roles: [MastodonAccountRole]
  /// Flags that are on the wire only if they're set.
  public var suspended, limited, memorial, noindex: Bool
  private var movedTo: [MastodonAccount]

  /// The name to show: the display name or, if that is empty, the one after the `@`.
  public var name: String { displayName.isEmpty ? username : displayName }

  /// The account that replaces this one, if they moved.
  public var moved: MastodonAccount? {
    get { movedTo.first }
    set { movedTo = newValue.map { [$0] } ?? [] }
  }

  /// - Parameter moved: The account that replaces this one.
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

  /// Writes the members of every kind of account into an open object.
  func writeMembers(to json: inout JSONWriter) {
    json.members(CodingKeys.self) { members in
      writeHead(to: &members)
      MastodonAccountNumbers(of: self).write(to: &members)
      writeRest(to: &members)
    }
  }

  // What everyone is shown alike, in the pieces before and after the numbers.

  func writeHead(to members: inout JSONMembers<CodingKeys>) {
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
  }

  func writeRest(to members: inout JSONMembers<CodingKeys>) {
    members.write(.hideCollections, hideCollections)
    writeExceptions(to: &members)
    members.write(.emojis, emojis)
    members.write(.roles, roles)
    members.write(.fields, fields)
  }

  private func writeExceptions(to members: inout JSONMembers<CodingKeys>) {
    if noindex { members.write(.noindex, true) }
    if suspended { members.write(.suspended, true) }
    if limited { members.write(.limited, true) }
    if memorial { members.write(.memorial, true) }
    members.writeIfPresent(.moved, moved)
  }
}

/// The numbers of an account.
struct MastodonAccountNumbers: Hashable, Sendable {
  var followers, following, statuses: Int
  var lastStatusAt: CalendarDate?

  init(of account: MastodonAccount) {
    self.init(
      followers: account.followersCount, following: account.followingCount, statuses: account.statusesCount,
      lastStatusAt: account.lastStatusAt)
  }

  init(followers: Int, following: Int, statuses: Int, lastStatusAt: CalendarDate?) {
    (self.followers, self.following, self.statuses) = (followers, following, statuses)
    self.lastStatusAt = lastStatusAt
  }

  func write(to members: inout JSONMembers<MastodonAccount.CodingKeys>) {
    members.write(.followersCount, followers)
    members.write(.followingCount, following)
    members.write(.statusesCount, statuses)
    members.write(.lastStatusAt, lastStatusAt)
  }
}

extension Timestamp {
  /// The time for another server's values without one.
  static let unknown = Timestamp(milliseconds: 0)
}
