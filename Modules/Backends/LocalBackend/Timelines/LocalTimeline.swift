import AppValues
import Entities
import SocialDatabase
import SocialLocalStore
import Timeline

/// Timelines in the database: the items of a page are selected and read in one statement.
struct LocalTimeline: TimelineRepository {
  let access: Access
  let feed: ChangeFeed

  var timelineCapabilities: TimelineCapabilities { .all }

  func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem> {
    try await page(of: kind, in: try KeyRange(request))
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? {
    kind.interest.map { feed.signals($0, to: access.tokenHash) }
  }

  func home(_ range: KeyRange) async throws(AppError) -> Page<TimelineItem> {
    try await access.readAsMember { transaction throws(AppError) in
      var selection = HomeSelection(transaction, range)
      return try range.page(try selection.items(), key: \.id) { $0.map(\.item) }
    }
  }

  func tagged(
    _ selection: HashtagSelection, _ range: KeyRange
  ) async throws(AppError) -> Page<TimelineItem> {
    try await access.read { transaction throws(AppError) in
      let rows = try TagSelection(transaction, range, selection).items()
      return try range.page(rows, key: \.id) { $0.map(\.item) }
    }
  }

  /// The posts that a table lists as marked by the viewer.
  func marked(_ table: SQL, _ range: KeyRange) async throws(AppError) -> Page<TimelineItem> {
    try await access.readAsMember { transaction throws(AppError) in try transaction.marked(table, range) }
  }

  func page(
    _ range: KeyRange, _ kind: Selection.Kind, of person: Int64? = nil
  ) async throws(AppError) -> Page<TimelineItem> {
    try await access.read { transaction throws(AppError) in
      if let person {
        try transaction.requirePerson(person, orSuspended: true)
        if try transaction.isHidden(person) { return .empty }
      }
      let rows = try transaction.items(kind, range, subject: person.map(Selection.person.value))
      return try range.page(rows, key: \.id) { $0.map(\.item) }
    }
  }

  func page(
    _ range: KeyRange, of list: Int64
  ) async throws(AppError) -> Page<TimelineItem> {
    try await access.readAsMember { transaction throws(AppError) in
      let comments = try transaction.list(list).settings.comments
      let rows = try transaction.items(.list(comments), range, subject: Selection.list.value(list))
      return try range.page(rows, key: \.id) { $0.map(\.item) }
    }
  }
}

extension Transaction {
  /// The posts that a table lists as marked by the viewer.
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
}
