import AppValues
import Entities
import Profile
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// What people have reported, in the database.
struct LocalReports: ReportsRepository {
  let database: any SQLDatabase
  let clock: WallClock
  /// The store of pictures; nil if none are kept.
  let media: MediaStore?

  func reports(all: Bool, _ request: PageRequest) async throws(AppError) -> Page<Report> {
    let range = try KeyRange(request)
    let standing: SQL = all ? "1 = 1" : "r.closed_at IS NULL"
    return try await database.read { connection throws(AppError) in
      let rows = try connection.rows(
        """
        SELECT r.id, \(AuthorColumns.all("p")), \(AuthorColumns.all("w")), r.reason, r.created_at, r.closed_at
        FROM report r JOIN person p ON p.id = r.person_id LEFT JOIN person w ON w.id = r.reporter_id
        WHERE \(standing)\(range.bounds("r.id"))\(range.ordering("r.id"))
        """
      ) { row throws(AppError) in StoredReport(row, in: media) }
      return try range.page(rows, key: { $0.id }) { rows throws(AppError) in
        let posts = try Self.posts(of: rows.map(\.id), connection)
        return rows.map { $0.report(posts[$0.id] ?? []) }
      }
    }
  }

  func close(_ id: ID<Report>) async throws(AppError) {
    let (id, now) = (try id.number(), clock.now().milliseconds)
    try await database.write { connection throws(AppError) in
      let found = try connection.execute(
        "UPDATE report SET closed_at = COALESCE(closed_at, \(now)) WHERE id = \(id)")
      if found == 0 { throw .notFound }
    }
  }

  private static func posts(
    of reports: [Int64], _ connection: any SQLConnection
  ) throws(AppError) -> [Int64: [Report.Post]] {
    let rows = try connection.rows(
      """
      SELECT report_id, post_id, text, warning FROM report_post
      WHERE \(connection.dialect.contains("report_id", reports)) ORDER BY report_id, position
      """
    ) { row throws(AppError) in
      (
        report: row.integer(0),
        post: Report.Post(id: ID(row.integer(1)), text: row.text(2), warning: row.optionalText(3))
      )
    }
    return Dictionary(grouping: rows, by: \.report).mapValues { $0.map(\.post) }
  }
}

/// A report without its posts.
private struct StoredReport {
  let id: Int64
  private let person: Author
  private let reporter: Author?
  private let reason: String
  private let createdAt: Timestamp
  private let closedAt: Timestamp?

  init(_ row: borrowing Row, in media: MediaStore?) {
    id = row.integer(0)
    person = AuthorColumns.author(row, at: 1, in: media)
    reporter = row.isNull(6) ? nil : AuthorColumns.author(row, at: 6, in: media)
    reason = row.text(11)
    createdAt = Timestamp(milliseconds: row.integer(12))
    closedAt = row.optionalInteger(13).map(Timestamp.init(milliseconds:))
  }

  func report(_ posts: [Report.Post]) -> Report {
    Report(
      id: ID(id), person: person, reporter: reporter, reason: reason, posts: posts, createdAt: createdAt,
      closedAt: closedAt)
  }
}
