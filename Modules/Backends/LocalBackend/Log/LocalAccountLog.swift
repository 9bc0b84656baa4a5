import AppValues
import Authentication
import SocialDatabase
import SocialLocalStore

/// The log of the viewer's account, in the database.
struct LocalAccountLog: AccountLogRepository {
  let access: Access

  func events(_ request: PageRequest) async throws(AppError) -> Page<AccountEvent> {
    let range = try KeyRange(request)
    return try await access.readAsMember { transaction throws(AppError) in
      let rows = try transaction.connection.rows(
        """
        SELECT \(EventColumns.all) FROM account_event e
        WHERE e.person_id = \(transaction.viewer) AND \(AccountLog.isKept("e.id", at: transaction.now))\
        \(range.bounds("e.id"))\(range.ordering("e.id"))
        """
      ) { row throws(AppError) in (id: row.integer(0), event: EventColumns.event(row)) }
      return try range.page(rows, key: \.id) { rows in rows.compactMap(\.event) }
    }
  }
}

/// The columns of an event.
enum EventColumns {
  static let all: SQL = "e.id, e.kind, e.at, e.device, e.address, e.detail"
  static let count = 6

  /// Nil for one of a kind that a later version has.
  static func event(_ row: borrowing Row) -> AccountEvent? {
    AccountEvent.Kind(rawValue: row.text(1)).map { kind in
      AccountEvent(
        id: ID(row.integer(0)), kind: kind, at: Timestamp(milliseconds: row.integer(2)),
        device: row.text(3), address: row.text(4), detail: row.text(5))
    }
  }
}
