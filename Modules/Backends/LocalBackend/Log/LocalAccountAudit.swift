import AppValues
import Authentication
import SocialBackend
import SocialDatabase
import SocialLocalStore

/// The log of all accounts, in the database.
struct LocalAccountAudit: AccountAudit {
  let database: any SQLDatabase
  let clock: WallClock

  func entries(of handle: String?, _ request: PageRequest) async throws(AppError) -> Page<AuditEntry> {
    let range = try KeyRange(request)
    return try await database.read { connection throws(AppError) in
      var condition = AccountLog.isKept("e.id", at: clock.now())
      if let handle {
        let person = try connection.first(
          """
          SELECT id FROM person
          WHERE handle_folded = \(IdentifierFolding.handle(handle)) AND domain = '' AND deleted_at IS NULL
          """
        ) { row throws(AppError) in row.integer(0) }
        guard let person else { throw .notFound }
        condition = "\(condition) AND e.person_id = \(person)"
      }
      let rows = try connection.rows(
        """
        SELECT \(EventColumns.all), p.handle FROM account_event e JOIN person p ON p.id = e.person_id
        WHERE \(condition)\(range.bounds("e.id"))\(range.ordering("e.id"))
        """
      ) { row throws(AppError) in
        let handle = row.text(EventColumns.count)
        return (
          id: row.integer(0),
          entry: EventColumns.event(row).map { AuditEntry(handle: handle, event: $0) }
        )
      }
      return try range.page(rows, key: \.id) { rows in rows.compactMap(\.entry) }
    }
  }
}
