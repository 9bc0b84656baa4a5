import AppValues

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
