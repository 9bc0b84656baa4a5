import AppValues
import Archive
import Entities
import MastodonAPI

/// The viewer's account at a server, for an archive.
struct RemoteArchive: ArchiveRepository {
  let caller: RemoteCaller
  let people: PeopleReader
  let downloads: ArchiveDownloads
  let statuses: OwnStatuses

  func records(of kind: ArchiveKind, after cursor: Cursor?) async throws(AppError) -> ArchivePage {
    // The pictures of the page before are in the archive by now.
    try downloads.clear()
    return switch kind {
    case .profile: whole(try await profile())
    case .posts: try await posts(after: cursor)
    case .shares: whole(try await shares())
    case .likes: whole(try await marks(Endpoints.Statuses.favourites, in: .favourites) { .like($0) })
    case .bookmarks: whole(try await marks(Endpoints.Statuses.bookmarks, in: .bookmarks) { .bookmark($0) })
    case .follows: whole(try await follows())
    case .lists: whole(try await lists())
    case .tags: whole(try await tags())
    case .blocks: whole(try await everyone(Endpoints.Relations.blocks).map { .block(handle: $0.handle) })
    case .mutes: whole(try await mutes())
    case .notes: whole(try await notes())
    case .filters: whole(try await filters())
    }
  }

  private func whole(_ records: [ArchiveRecord]) -> ArchivePage { ArchivePage(records: records, next: nil) }

  private func profile() async throws(AppError) -> [ArchiveRecord] {
    // It comes first, in a new archive.
    statuses.forget()
    let credentials = try await caller.call(Endpoints.Accounts.verifyCredentials)
    let user = people.wire.owner(credentials)
    let hasEmail = caller.knowledge.has(.emailChange)
    let profile = ArchivedProfile(
      handle: user.handle, name: user.name, bio: user.bio,
      email: try await hasEmail ? caller.call(Endpoints.SocialConnect.email).email : "",
      birthday: try await caller.knowledge.has(.birthday)
        ? caller.call(Endpoints.SocialConnect.birthday).birthday : nil,
      language: credentials.source.language ?? "", isLocked: user.isLocked, isBot: user.isBot,
      hidesFollowers: user.hidesFollowers, fields: user.fields, createdAt: user.createdAt)
    var records = [ArchiveRecord.profile(profile)]
    for (role, name, picture) in [
      (ArchivedPicture.Role.avatar, "avatar", user.avatar), (.header, "header", user.header),
    ] {
      guard let address = picture?.location else { continue }
      records.append(.picture(ArchivedPicture(role, file: try await downloads.file(name, at: address))))
    }
    return records
  }

  private func shares() async throws(AppError) -> [ArchiveRecord] {
    try await statuses.all().compactMap { status in
      status.reblog.map { .share(ArchivedMark(post: reference(to: $0), at: status.createdAt)) }
    }
  }

  private func marks(
    _ endpoint: Endpoint<PageParameters, [MastodonStatus]>, in group: EndpointGroup,
    _ record: (ArchivedMark) -> ArchiveRecord
  ) async throws(AppError) -> [ArchiveRecord] {
    if caller.knowledge.lacks(group) { return [] }
    return try await everything { (request) async throws(AppError) in
      try await caller.page(endpoint, with: PageParameters(), request, in: group).map(id: \.id) { $0 }
    }.reversed().map { record(ArchivedMark(post: reference(to: $0), at: nil)) }
  }

  private func follows() async throws(AppError) -> [ArchiveRecord] {
    try await followed().map {
      .follow(
        ArchivedFollow(
          handle: $0.handle, isWatched: $0.relationship.isWatching,
          hidesShares: $0.relationship.isHidingShares))
    }
  }

  /// Of notes, servers tell only those about people whom one asks for: here, those whom the viewer follows.
  private func notes() async throws(AppError) -> [ArchiveRecord] {
    try await followed().filter { !$0.relationship.note.isEmpty }.map {
      .note(ArchivedNote(handle: $0.handle, text: $0.relationship.note))
    }
  }

  private func mutes() async throws(AppError) -> [ArchiveRecord] {
    let muted = try await everything { (request) async throws(AppError) in
      try await caller.page(Endpoints.Relations.mutes, with: PageParameters(), request)
        .map(id: \.account.id) { $0 }
    }
    let users = try await people.users(muted.map(\.account))
    return zip(muted, users).map { mute, user in
      .mute(
        ArchivedMute(
          handle: user.handle, until: mute.muteExpiresAt, notices: !user.relationship.isMutingNotices))
    }
  }

  private func lists() async throws(AppError) -> [ArchiveRecord] {
    if caller.knowledge.lacks(.lists) { return [] }
    var records: [ArchiveRecord] = []
    for list in try await caller.call(Endpoints.Lists.list, in: .lists) {
      let members = try await everyone(Endpoints.Lists.members, of: list.id)
      records.append(
        .list(
          ArchivedList(
            title: list.title, members: members.map(\.handle), settings: ListSettings(list))))
    }
    return records
  }

  private func tags() async throws(AppError) -> [ArchiveRecord] {
    if caller.knowledge.lacks(.hashtags) { return [] }
    return try await everything { (request) async throws(AppError) in
      try await caller.page(Endpoints.Tags.followed, with: PageParameters(), request, in: .hashtags)
        .map(id: \.name) { $0 }
    }.map { .tag($0.name) }
  }

  private func filters() async throws(AppError) -> [ArchiveRecord] {
    if caller.knowledge.lacks(.filters) { return [] }
    do throws(AppError) {
      return try await caller.call(Endpoints.Filters.list, in: .filters)
        .map { .filter(ArchivedFilter(people.wire.filter($0))) }
    } catch .unsupported {
      // Older servers have none that could be read whole.
      return []
    }
  }

  private func followed() async throws(AppError) -> [User] {
    guard let viewer = caller.viewerID else { throw .unauthenticated }
    return try await everyone(Endpoints.Accounts.following, of: viewer.rawValue)
  }

  private func everyone(
    _ endpoint: Endpoint<PageParameters, [MastodonAccount]>, of id: String? = nil
  ) async throws(AppError) -> [User] {
    let pieces = id.map { [$0] } ?? []
    return try await people.users(
      try await everything { (request) async throws(AppError) in
        try await caller.page(endpoint, at: pieces, with: PageParameters(), request).map(id: \.id) { $0 }
      })
  }
}

/// Everything in a list, page by page.
func everything<Item>(
  _ read: (PageRequest) async throws(AppError) -> Page<Item>
) async throws(AppError) -> [Item] {
  var items: [Item] = []
  var (next, asked): (PageRequest?, Set<PageRequest>) = (PageRequest(limit: 40), [])
  // A page that leads back to an earlier one would be asked for without end.
  while let request = next, asked.insert(request).inserted {
    let page = try await read(request)
    items += page.items
    next = page.older.map { PageRequest(.before($0), limit: 40) }
  }
  return items
}
