import Database
import Entities
import Timeline

/// Timelines in the database: the items of a page are selected and read in one statement.
struct LocalTimeline: TimelineRepository {
  let access: Access
  let feed: ChangeFeed

  func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(SocialError) -> Page<TimelineItem> {
    let range = try KeyRange(request)
    switch kind {
    case .home:
      return try await access.readAsMember { transaction throws(SocialError) in
        var selection = HomeSelection(transaction, range)
        return try range.page(try selection.items(), key: \.id) { rows in
          Self.withoutRepeats(rows.map(\.item))
        }
      }
    case .everyone:
      return try await page(range, .listed)
    case .user(let id):
      return try await page(range, .actor, of: try id.number())
    }
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal> {
    let relevance = TimelineNews(kind: kind, access: access)
    return feed.signals { await relevance.concerns($0) }
  }

  func readingPlace(in kind: TimelineKind) async throws(SocialError) -> Cursor? {
    if access.isAnonymous { return nil }
    return try await access.readAsMember { transaction throws(SocialError) in
      try transaction.connection.first(
        """
        SELECT item_id FROM reading_place
        WHERE person_id = \(transaction.viewer) AND timeline = \(kind.key)
        """
      ) { row throws(SocialError) in Cursor(row.integer(0)) }
    }
  }

  /// Of an anonymous viewer nothing is remembered.
  func setReadingPlace(_ place: Cursor, in kind: TimelineKind) async throws(SocialError) {
    let item = try place.number()
    if access.isAnonymous { return }
    try await access.write { transaction throws(SocialError) in
      try transaction.connection.execute(
        """
        INSERT INTO reading_place (person_id, timeline, item_id)
        VALUES (\(transaction.viewer), \(kind.key), \(item))
        ON CONFLICT (person_id, timeline) DO UPDATE SET item_id = excluded.item_id
        WHERE reading_place.item_id < excluded.item_id
        """)
    }
  }

  func author(handle: String) async throws(SocialError) -> Author {
    let handle = Folded.handle(handle)
    return try await access.read { transaction throws(SocialError) in
      let author = try transaction.connection.first(
        """
        SELECT p.id, p.handle, p.name FROM person p
        WHERE p.handle_folded = \(handle) AND p.deleted_at IS NULL
        """
      ) { row throws(SocialError) in PersonColumns.author(row, at: 0) }
      guard let author else { throw .notFound }
      return author
    }
  }

  private func page(
    _ range: KeyRange, _ kind: Selection.Kind, of person: Int64? = nil
  ) async throws(SocialError) -> Page<TimelineItem> {
    try await access.read { transaction throws(SocialError) in
      if let person {
        try transaction.requirePerson(person)
        if try transaction.isHidden(person) { return .empty }
      }
      let rows = try transaction.items(
        kind, range.shape, bound: range.anyBound, limit: range.rowLimit, subject: person)
      return try range.page(rows, key: \.id) { $0.map(\.item) }
    }
  }

  /// Each post once, where it arrived first: the last time it stands in a list of newest first.
  private static func withoutRepeats(_ items: [TimelineItem]) -> [TimelineItem] {
    var seen: Set<ID<Post>> = []
    return items.reversed().filter { seen.insert($0.post.id).inserted }.reversed()
  }
}

extension TimelineKind {
  /// How its reading place is stored.
  fileprivate var key: String {
    switch self {
    case .home: "home"
    case .everyone: "everyone"
    case .user(let id): "user:\(id)"
    }
  }
}
