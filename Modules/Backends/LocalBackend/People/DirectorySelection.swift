import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// Selects a page of the people who are shown to everyone. Those who posted on the same day come by when they joined,
/// the latest first. A cursor is a person's position in that order: the day and the id, `20454:42`.
struct DirectorySelection {
  /// The days before and after which no one can have posted.
  private static let days: ClosedRange<Int64> = 0...Int64(Int32.max)

  private let order: DirectoryOrder
  private let request: PageRequest
  private let start, end: (day: Int64, id: Int64)?

  /// Throws `invalid(.cursor, .malformed)`.
  init(_ order: DirectoryOrder, _ request: PageRequest) throws(AppError) {
    self.order = order
    self.request = request
    start = try request.start.map(Self.position)
    end = try request.end.map(Self.position)
  }

  func page(_ transaction: Transaction) throws(AppError) -> Page<User> {
    let step: SQL = request.isReversed ? "ASC" : "DESC"
    let (posted, ordering): (SQL, SQL) =
      switch order {
      case .active: (" AND p.last_posted_on IS NOT NULL", "p.last_posted_on \(step), p.id \(step)")
      case .newest: ("", "p.id \(step)")
      }
    let rows = try transaction.connection.rows(
      """
      SELECT \(PersonColumns.all(for: transaction)), COALESCE(p.last_posted_on, 0), p.id FROM person p
      WHERE p.is_discoverable = 1 AND p.deleted_at IS NULL AND p.state = 0\(posted)\(bounds)
        \(transaction.visible.notHidden("p.id"))\(transaction.visible.notMuted("p.id"))
      ORDER BY \(ordering) LIMIT \(request.limit + 1)
      """
    ) { row throws(AppError) in
      (
        user: PersonColumns.user(row, for: transaction),
        cursor: Cursor("\(row.integer(PersonColumns.count)):\(row.integer(PersonColumns.count + 1))")
      )
    }
    return request.page(rows, cursor: { $0.cursor }).map(\.user)
  }

  private var bounds: SQL {
    let (key, position): (SQL, (Int64, Int64) -> SQL) =
      switch order {
      case .active: ("(p.last_posted_on, p.id)", { "(\($0), \($1))" })
      case .newest: ("p.id", { "\($1)" })
      }
    return .between(
      key, start.map { position($0.day, $0.id) }, end.map { position($0.day, $0.id) },
      isDescending: !request.isReversed)
  }

  private static func position(_ cursor: Cursor) throws(AppError) -> (day: Int64, id: Int64) {
    let parts = cursor.rawValue.split(separator: ":")
    guard parts.count == 2, let day = Int64(parts[0]), days.contains(day), let id = Int64(parts[1]), id > 0
    else {
      throw .invalid(.cursor, .malformed)
    }
    return (day, id)
  }
}
