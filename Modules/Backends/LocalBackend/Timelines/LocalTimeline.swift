import AppValues
import Database
import Entities
import PostText
import Timeline

/// Timelines in the database: the items of a page are selected and read in one statement.
struct LocalTimeline: TimelineRepository {
  let access: Access
  let feed: ChangeFeed

  func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem> {
    let range = try KeyRange(request)
    switch kind {
    case .home:
      return try await access.readAsMember { transaction throws(AppError) in
        var selection = HomeSelection(transaction, range)
        return try range.page(try selection.items(), key: \.id) { rows in
          Self.withoutRepeats(rows.map(\.item))
        }
      }
    case .everyone:
      return try await page(range, .listed)
    case .user(let id, let posts):
      return try await page(range, Self.selection(of: posts), of: try id.number())
    case .list(let id): return try await page(range, of: try id.number())
    case .hashtag(let selection):
      return try await access.read { transaction throws(AppError) in
        let rows = try TagSelection(transaction, range, selection).items()
        return try range.page(rows, key: \.id) { $0.map(\.item) }
      }
    case .bookmarks:
      return try await access.readAsMember { transaction throws(AppError) in
        try transaction.marked("bookmark", range)
      }
    case .likes:
      return try await access.readAsMember { transaction throws(AppError) in
        try transaction.marked("post_like", range)
      }
    }
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal> {
    let relevance = TimelineNews(kind: kind, access: access)
    return feed.signals { await relevance.concerns($0) }
  }

  func readingPlace(in kind: TimelineKind) async throws(AppError) -> Cursor? {
    if access.isAnonymous { return nil }
    return try await access.readAsMember { transaction throws(AppError) in
      try transaction.connection.first(
        """
        SELECT item_id FROM reading_place
        WHERE person_id = \(transaction.viewer) AND timeline = \(kind.key)
        """
      ) { row throws(AppError) in Cursor(row.integer(0)) }
    }
  }

  /// Of an anonymous viewer nothing is remembered.
  func setReadingPlace(_ place: Cursor, in kind: TimelineKind) async throws(AppError) {
    let item = try place.number()
    if access.isAnonymous { return }
    try await access.write { transaction throws(AppError) in
      try transaction.connection.execute(
        """
        INSERT INTO reading_place (person_id, timeline, item_id)
        VALUES (\(transaction.viewer), \(kind.key), \(item))
        ON CONFLICT (person_id, timeline) DO UPDATE SET item_id = excluded.item_id
        WHERE reading_place.item_id < excluded.item_id
        """)
    }
  }

  func author(handle: String) async throws(AppError) -> Author {
    let handle = Folded.handle(handle)
    return try await access.read { transaction throws(AppError) in
      let author = try transaction.connection.first(
        """
        SELECT \(PersonColumns.author("p")) FROM person p
        WHERE p.handle_folded = \(handle) AND p.deleted_at IS NULL
        """
      ) { row throws(AppError) in PersonColumns.author(row, at: 0, in: transaction.media) }
      guard let author else { throw .notFound }
      return author
    }
  }

  private func page(
    _ range: KeyRange, _ kind: Selection.Kind, of person: Int64? = nil
  ) async throws(AppError) -> Page<TimelineItem> {
    try await access.read { transaction throws(AppError) in
      if let person {
        try transaction.requirePerson(person)
        if try transaction.isHidden(person) { return .empty }
      }
      let rows = try transaction.items(
        kind, range.shape, bound: range.anyBound, limit: range.rowLimit, subject: person)
      return try range.page(rows, key: \.id) { $0.map(\.item) }
    }
  }

  private func page(
    _ range: KeyRange, of list: Int64
  ) async throws(AppError) -> Page<TimelineItem> {
    try await access.readAsMember { transaction throws(AppError) in
      _ = try transaction.list(list)
      let rows = try transaction.items(
        .list, range.shape, bound: range.anyBound, limit: range.rowLimit, subject: list)
      return try range.page(rows, key: \.id) { Self.withoutRepeats($0.map(\.item)) }
    }
  }

  private static func selection(of posts: PersonPosts) -> Selection.Kind {
    switch posts {
    case .all: .actor
    case .withoutComments: .actorWithoutComments
    case .withPhotos: .actorWithPhotos
    }
  }

  /// Each post once, where it arrived first: the last time it stands in a list of newest first.
  private static func withoutRepeats(_ items: [TimelineItem]) -> [TimelineItem] {
    var seen: Set<ID<Post>> = []
    return items.reversed().filter { seen.insert($0.post.id).inserted }.reversed()
  }
}

extension Transaction {
  /// The posts that the viewer has marked, as a table says.
  fileprivate func marked(_ table: SQL, _ range: KeyRange) throws(AppError) -> Page<TimelineItem> {
    let rows = try connection.rows(
      """
      SELECT m.id, m.post_id FROM \(table) m JOIN post p ON p.id = m.post_id
      WHERE m.person_id = \(viewer)\(range.bounds("m.id")) AND \(visible.post)
        \(range.ordering("m.id"))
      """
    ) { row throws(AppError) in (id: row.integer(0), post: row.integer(1)) }
    return try range.page(rows, key: { $0.id }) { rows throws(AppError) in
      let posts = try posts(rows.map(\.post))
      return rows.compactMap { row in
        posts[row.post].map { post in
          TimelineItem(
            id: ID(row.id), post: post, sharedBy: nil, at: Timestamp(milliseconds: row.id >> 16),
            cursor: Cursor(row.id))
        }
      }
    }
  }

  /// Forgets how far the viewer has read in a timeline that is no more.
  func forgetPlace(in kind: TimelineKind) throws(AppError) {
    try connection.execute(
      "DELETE FROM reading_place WHERE person_id = \(viewer) AND timeline = \(kind.key)")
  }
}

extension TimelineKind {
  /// How its reading place is stored.
  fileprivate var key: String {
    switch self {
    case .home: "home"
    case .everyone: "everyone"
    case .user(let id, let posts): "user:\(id):\(posts.rawValue)"
    case .hashtag(let selection): "tag:\(HashtagName.folded(selection.line))"
    case .list(let id): "list:\(id)"
    case .bookmarks: "bookmarks"
    case .likes: "likes"
    }
  }
}
