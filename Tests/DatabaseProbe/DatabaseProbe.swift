import AppValues
import Foundation
import Logging
import SocialDatabase

/// Another process for the tests of the database: it opens one, writes to it, and says what it was told.
///
///     SocialDatabaseProbe LOCATION WRITES WRITERS BYTES
///
/// Each write stores the items 2n and 2n + 1, with BYTES bytes of text each, and prints `stored n` once the
/// database says so; the first that fails prints its error and ends the process.
///
///     SocialDatabaseProbe LOCATION update [BYTES]
///
/// Brings a database with items up to date in parts of ten, which adds BYTES bytes of text to each, and prints
/// `part FIRST` before each is stored.
@main
enum DatabaseProbe {
  static func main() async {
    signal(SIGXFSZ, SIG_IGN)  // Past a limit on files, writing then fails as on a full disk.
    let arguments = CommandLine.arguments
    if arguments.count >= 3, arguments[2] == "update" {
      return await update(arguments[1], bytes: arguments.dropFirst(3).first.flatMap { Int($0) } ?? 0)
    }
    guard arguments.count == 5, let writes = Int64(arguments[2]), let writers = Int64(arguments[3]),
      let bytes = Int(arguments[4])
    else { exit(2) }
    do throws(AppError) {
      let database = try await open(arguments[1])
      say("opened")
      try await write(to: database, writes, writers, String(repeating: "x", count: bytes))
      await database.close()
    } catch {
      say("failed \(error)")
      exit(1)
    }
  }

  private static func update(_ location: String, bytes: Int) async {
    let note = String(repeating: "x", count: bytes)
    let named = Migration("named", through: "item", rows: 10) { connection throws(AppError) in
      for column in ["title", "note"] as [SQLName] {
        try connection.execute("ALTER TABLE item ADD COLUMN \(column) TEXT")
      }
    } part: { connection, ids throws(AppError) in
      try connection.execute(
        """
        UPDATE item SET title = COALESCE(title, '') || id, note = \(note)
        WHERE id BETWEEN \(ids.lowerBound) AND \(ids.upperBound)
        """)
      say("part \(ids.lowerBound)")
    }
    do throws(AppError) {
      await
        (try open(location, named) { update in
          switch update {
          case .lacksRoom(let needed, let free): say("lacks room: \(needed > free)")
          case .stopped(let done, let copy):
            say("stopped between: \(done > 0 && done < 1), copy \(copy ?? "none")")
          default: break
          }
        }).close()
      say("done")
    } catch {
      say("failed \(error)")
      exit(1)
    }
  }

  private static func open(
    _ location: String, _ others: Migration...,
    updating: @escaping @Sendable (DatabaseUpdate) -> Void = { _ in }
  ) async throws(AppError) -> any SQLDatabase {
    let log = Logger(label: "probe") { _ in SwiftLogNoOpLogHandler() }
    let items = Migration("items") { connection throws(AppError) in
      try connection.execute("CREATE TABLE item (id BIGINT NOT NULL PRIMARY KEY, name TEXT)")
    }
    return location.hasPrefix("postgres")
      ? try await PostgreSQLDatabase.open(
        url: location, migrations: [items] + others, log: log, updating: updating)
      : try await SQLiteDatabase.open(
        path: location, migrations: [items] + others, log: log, updating: updating)
  }

  private static func write(
    to database: any SQLDatabase, _ writes: Int64, _ writers: Int64, _ text: String
  ) async throws(AppError) {
    let outcomes = await withTaskGroup(of: Result<Void, AppError>.self) { group in
      for writer in 0..<writers {
        group.addTask {
          for number in stride(from: writer, to: writes, by: Int64.Stride(writers)) {
            do throws(AppError) {
              try await store(number, text, in: database)
            } catch {
              return .failure(error)
            }
            say("stored \(number)")
          }
          return .success(())
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for outcome in outcomes { try outcome.get() }
  }

  private static func store(
    _ number: Int64, _ text: String, in database: any SQLDatabase
  ) async throws(AppError) {
    try await database.write { connection throws(AppError) in
      for id in [number * 2, number * 2 + 1] {
        try connection.execute("INSERT INTO item (id, name) VALUES (\(id), \(text))")
      }
    }
  }

  /// One call of the system a line, so that none is half-written when the process is killed.
  private static func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = Foundation.write(STDOUT_FILENO, bytes, bytes.count)
  }
}
