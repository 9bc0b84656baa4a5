import AppValues
import SocialBackend
import SocialDatabase

/// Suspends accounts in the database.
struct LocalAccountModeration: AccountModeration {
  let database: any SQLDatabase
  let clock: WallClock

  func suspend(handle: String) async throws(AppError) -> String {
    try await set(.suspended, handle)
  }

  func reinstate(handle: String) async throws(AppError) -> String {
    try await set(.active, handle)
  }

  private func set(_ state: AccountState, _ handle: String) async throws(AppError) -> String {
    let handle = Folded.handle(handle)
    return try await database.write { connection throws(AppError) in
      let now = clock.now()
      let found = try connection.first(
        "SELECT id, state, handle FROM person WHERE handle_folded = \(handle) AND domain = '' AND deleted_at IS NULL"
      ) { row throws(AppError) in (id: row.integer(0), state: row.integer(1), handle: row.text(2)) }
      guard let found else { throw .notFound }
      if found.state == state.rawValue { return found.handle }
      try connection.execute("UPDATE person SET state = \(state.rawValue) WHERE id = \(found.id)")
      if state != .active { try connection.endSessions(of: found.id, now) }
      try connection.appendChange(
        ChangeRecord(
          kind: ChangeKind.accountState.rawValue, subject: found.id, object: nil, at: now.milliseconds))
      return found.handle
    }
  }
}
