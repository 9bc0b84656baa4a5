import AppValues
import Entities
import SocialBackend
import SocialDatabase
import SocialLocalStore
import Synchronization

/// Suspended accounts in the database.
final class LocalSuspensions: Suspensions {
  /// Someone who is suspended, and the version of their profile, which each suspension raises.
  fileprivate struct SuspendedPerson: Equatable {
    let id, version: Int64
  }

  /// The files of some people.
  private struct SuspendedFiles {
    var people: [SuspendedPerson] = []
    var files: Set<String> = []
  }

  private let database: any SQLDatabase
  /// The files of those who were suspended when they were last read. While suspended, people add no files, and deleted
  /// files are gone.
  private let withheld = Mutex(SuspendedFiles())

  init(database: any SQLDatabase) {
    self.database = database
  }

  func account(_ id: ID<User>) async throws(AppError) -> SuspendedAccount? {
    guard let number = id.numberOrNil else { return nil }
    return try await account { _ in "p.id = \(number)" }
  }

  func account(handle: String) async throws(AppError) -> SuspendedAccount? {
    try await account { connection throws(AppError) in
      "p.handle_folded = \(try connection.ownHandle(handle)) AND p.domain = ''"
    }
  }

  private func account(
    where condition: @escaping @Sendable (any SQLConnection) throws(AppError) -> SQL
  ) async throws(AppError) -> SuspendedAccount? {
    try await database.read { connection throws(AppError) in
      try connection.first(
        """
        SELECT p.id, p.handle, p.created_at FROM person p
        WHERE \(try condition(connection)) AND p.state = \(AccountState.suspended.rawValue)
          AND p.deleted_at IS NULL
        """
      ) { row throws(AppError) in
        SuspendedAccount(
          id: ID(row.integer(0)), handle: row.text(1), createdAt: Timestamp(milliseconds: row.integer(2)))
      }
    }
  }

  func withholds(file: String) async throws(AppError) -> Bool {
    try await database.read { [self] connection throws(AppError) in
      let people = try connection.suspendedPeople()
      if people.isEmpty { return false }
      if let known = withheld.withLock({ $0.people == people ? $0.files : nil }) {
        return known.contains(file)
      }
      // That changes rarely; when it does, all files are read at once.
      let files = Set(try connection.files(of: people.map(\.id)))
      withheld.withLock { $0 = SuspendedFiles(people: people, files: files) }
      return files.contains(file)
    }
  }
}

extension SQLConnection {
  /// Everyone who is suspended, found by the index of people who are hidden.
  fileprivate func suspendedPeople() throws(AppError) -> [LocalSuspensions.SuspendedPerson] {
    try rows(
      """
      SELECT id, version FROM person WHERE state > 0 AND state = \(AccountState.suspended.rawValue) ORDER BY id
      """
    ) { row throws(AppError) in LocalSuspensions.SuspendedPerson(id: row.integer(0), version: row.integer(1))
    }
  }

  /// The files of people's photos and pictures.
  fileprivate func files(of people: [Int64]) throws(AppError) -> [String] {
    let columns: [(column: SQL, table: SQL, owner: SQL)] = [
      ("file", "photo", "owner_id"), ("thumbnail", "photo", "owner_id"), ("avatar", "person", "id"),
      ("header", "person", "id"),
    ]
    var files: [String] = []
    for (column, table, owner) in columns {
      files += try rows(
        "SELECT \(column) FROM \(table) WHERE \(dialect.contains(owner, people)) AND \(column) <> ''"
      ) { row throws(AppError) in row.text(0) }
    }
    return files
  }
}
