import AppValues
import Archive
import Authentication
import Entities
import Post
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// The archive of the viewer's account, out of the database and into it.
struct LocalArchive: ArchiveRepository, ArchiveImports {
  /// How many records are read at once.
  static let page = 200

  let access: Access
  let feed: ChangeFeed
  /// Where photos are added.
  let posts: LocalPosts

  func records(of kind: ArchiveKind, after cursor: Cursor?) async throws(AppError) -> ArchivePage {
    if kind == .lists { return try await archivedLists() }
    if kind == .tags { return try await archivedTags() }
    if kind == .filters { return try await archivedFilters() }
    // Every export begins with the profile, in which the address is.
    if kind == .profile {
      try await access.write { transaction throws(AppError) in
        if try transaction.formerEmail() != nil { try transaction.requireProof(.removal) }
        try transaction.record(.exported)
      }
    }
    let last = try cursor?.number() ?? 0
    return try await access.readAsMember { transaction throws(AppError) in
      switch kind {
      case .profile: ArchivePage(records: try transaction.archivedProfile(), next: nil)
      case .posts: try transaction.archivedPosts(after: last)
      case .shares, .likes, .bookmarks: try transaction.archivedMarks(kind, after: last)
      case .follows, .blocks, .mutes, .notes: try transaction.archivedPeople(kind, after: last)
      case .lists, .tags, .filters: ArchivePage(records: [], next: nil)
      }
    }
  }

  func present(_ posts: [PostReference]) async throws(AppError) -> Set<SourceKey> {
    try await access.readAsMember { transaction throws(AppError) in
      var present: Set<SourceKey> = []
      for post in posts where try transaction.postID(of: post) != nil { present.insert(post.key) }
      return present
    }
  }
}

extension Transaction {
  /// The profile and its pictures.
  fileprivate func archivedProfile() throws(AppError) -> [ArchiveRecord] {
    let found = try connection.first(
      """
      SELECT p.handle, p.name, p.bio, a.email, a.birthday, a.language, p.is_locked, p.is_bot, p.hides_followers,
        p.fields, p.created_at, p.avatar, p.header
      FROM person p JOIN account a ON a.person_id = p.id WHERE p.id = \(viewer)
      """
    ) { row throws(AppError) in
      (
        profile: ArchivedProfile(
          handle: row.text(0), name: row.text(1), bio: row.text(2), email: row.text(3),
          birthday: row.optionalText(4).flatMap { CalendarDate($0) }, language: row.text(5),
          isLocked: row.boolean(6), isBot: row.boolean(7), hidesFollowers: row.boolean(8),
          fields: FieldList.fields(row.text(9)), createdAt: Timestamp(milliseconds: row.integer(10))),
        pictures: [(ArchivedPicture.Role.avatar, row.text(11)), (.header, row.text(12))]
      )
    }
    guard let found else { throw .unauthenticated }
    let pictures = found.pictures.filter { !$0.1.isEmpty }.map { role, file in
      ArchiveRecord.picture(ArchivedPicture(role, file: media?.path(of: file) ?? file))
    }
    return [.profile(found.profile)] + pictures
  }

  fileprivate func archivedPosts(after last: Int64) throws(AppError) -> ArchivePage {
    let rows = try posts(
      """
      WHERE p.author_id = \(viewer) AND p.deleted_at IS NULL AND p.id > \(last)
      ORDER BY p.id LIMIT \(LocalArchive.page)
      """)
    let answered = rows.compactMap { $0.post.replyTo?.post?.numberOrNil }
    let keys = try importedKeys(of: rows.map(\.row) + answered)
    let parents = try posts(answered)
    let absent = try absentParents(
      of: rows.filter { $0.post.replyTo?.post == nil && $0.post.replyTo != nil }.map(\.row))
    let revisions = try revisions(of: rows.filter { $0.post.editedAt != nil }.map(\.row))
    let records = rows.map { row in
      // Of a deleted post nothing is left to be answered.
      let replyTo =
        row.post.replyTo?.post?.numberOrNil.flatMap { parents[$0] }.map { reference(to: $0, keys) }
        ?? absent[row.row].map { PostReference(key: SourceKey($0.key), author: $0.author) }
      return ArchiveRecord.post(
        ArchivedPost(
          row.post, key: key(of: row.post, keys), replyTo: replyTo, history: revisions[row.row] ?? [], media))
    }
    return ArchivePage(records, last: rows.last?.row)
  }

  fileprivate func archivedMarks(_ kind: ArchiveKind, after last: Int64) throws(AppError) -> ArchivePage {
    let selection: SQL =
      switch kind {
      case .likes:
        """
        SELECT post_id, id, id / 65536 FROM post_like WHERE person_id = \(viewer) AND id > \(last) ORDER BY id
        """
      case .bookmarks:
        """
        SELECT post_id, id, id / 65536 FROM bookmark WHERE person_id = \(viewer) AND id > \(last) ORDER BY id
        """
      default:
        """
        SELECT post_id, id, id / 65536 FROM item
        WHERE actor_id = \(viewer) AND is_share = 1 AND id > \(last) ORDER BY id
        """
      }
    let marks = try connection.rows("\(selection) LIMIT \(LocalArchive.page)") { row throws(AppError) in
      (post: row.integer(0), key: row.integer(1), at: Timestamp(milliseconds: row.integer(2)))
    }
    let posts = try posts(marks.map(\.post))
    let keys = try importedKeys(of: marks.map(\.post))
    let records = marks.compactMap { mark -> ArchiveRecord? in
      guard let post = posts[mark.post] else { return nil }
      let archived = ArchivedMark(post: reference(to: post, keys), at: mark.at)
      return switch kind {
      case .likes: .like(archived)
      case .bookmarks: .bookmark(archived)
      default: .share(archived)
      }
    }
    return ArchivePage(records, last: marks.count < LocalArchive.page ? nil : marks.last?.key)
  }

  fileprivate func archivedPeople(_ kind: ArchiveKind, after last: Int64) throws(AppError) -> ArchivePage {
    switch kind {
    case .blocks:
      try archivedPeople(
        "SELECT id, blocked_id AS person FROM block WHERE blocker_id = \(viewer)", after: last
      ) { row in .block(handle: row.text(0)) }
    case .mutes:
      try archivedPeople(
        """
        SELECT id, muted_id AS person, ends_at, hears FROM mute
        WHERE muter_id = \(viewer) AND (ends_at IS NULL OR ends_at > \(now.milliseconds))
        """, after: last
      ) { row in
        let end = row.optionalInteger(3).map(Timestamp.init(milliseconds:))
        return .mute(ArchivedMute(handle: row.text(0), until: end, notices: row.boolean(4)))
      }
    case .notes:
      try archivedPeople(
        "SELECT person_id AS id, person_id AS person, text FROM person_note WHERE writer_id = \(viewer)",
        after: last
      ) { row in .note(ArchivedNote(handle: row.text(0), text: row.text(3))) }
    default:
      try archivedPeople(
        """
        SELECT id, followee_id AS person, watched_since, hides_shares FROM follow
        WHERE follower_id = \(viewer)
        """, after: last
      ) { row in
        .follow(
          ArchivedFollow(
            handle: row.text(0), isWatched: row.integer(3) > 0, hidesShares: row.boolean(4)))
      }
    }
  }

  /// People in the order of the rows that name them.
  ///
  /// - Parameters:
  ///   - relations: Selects `id` and `person`, and what else is kept of each.
  ///   - record: Makes a record from the handle and the further columns of `relations`.
  private func archivedPeople(
    _ relations: SQL, after last: Int64, _ record: (borrowing Row) -> ArchiveRecord
  ) throws(AppError) -> ArchivePage {
    let rows = try connection.rows(
      """
      SELECT p.handle, r.* FROM (\(relations)) AS r JOIN person p ON p.id = r.person
      WHERE r.id > \(last) AND p.deleted_at IS NULL ORDER BY r.id LIMIT \(LocalArchive.page)
      """
    ) { row throws(AppError) in (id: row.integer(1), record: record(row)) }
    return ArchivePage(rows.map(\.record), last: rows.last?.id)
  }
}

extension ArchivePage {
  /// A page of what lies before a key; a full one may not be the last.
  fileprivate init(_ records: [ArchiveRecord], last: Int64?) {
    self.init(records: records, next: last.map { Cursor($0) })
  }
}

extension ArchivedPost {
  fileprivate init(
    _ post: Post, key: SourceKey, replyTo: PostReference?, history: [Revision], _ media: MediaStore?
  ) {
    self.init(
      key: key, content: post.content.archived(media), createdAt: post.createdAt, editedAt: post.editedAt,
      visibility: post.visibility, replyTo: replyTo, isPinned: post.marks.isPinned,
      history: history.map { ArchivedVersion(at: $0.at, content: $0.content.archived(media)) })
  }
}

extension PostContent<Photo> {
  fileprivate func archived(_ media: MediaStore?) -> PostContent<ArchivedPhoto> {
    withPhotos(photos.map { ArchivedPhoto($0, media) })
  }
}

extension ArchivedPhoto {
  fileprivate init(_ photo: Photo, _ media: MediaStore?) {
    // What another machine keeps is missing here as if it were lost: there is no such file.
    let name = photo.id.rawValue
    self.init(
      file: photo.location ?? media?.path(of: name) ?? name, alt: photo.alt, focus: photo.focus, id: photo.id)
  }
}
