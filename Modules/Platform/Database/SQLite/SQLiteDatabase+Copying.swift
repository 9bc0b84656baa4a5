public import AppValues
import Foundation
import GRDB
public import Logging
import SocialScheduling

extension SQLiteDatabase {
  public func copy<Value: Sendable>(
    to file: String, emptying tables: [SQLName], progress: @escaping @Sendable (Double) -> Void,
    reading body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await BlockingWork.run { [self] () throws(AppError) in
      try translating { try writeCopy(to: file, emptying: tables, progress, body) }
    }
  }

  private func translating<Value>(_ body: () throws -> Value) throws(AppError) -> Value {
    do {
      return try body()
    } catch let error as AppError {
      throw error
    } catch {
      throw writer.faults.translate(opening: error)
    }
  }

  private func writeCopy<Value>(
    to file: String, emptying tables: [SQLName], _ progress: @escaping @Sendable (Double) -> Void,
    _ body: (any SQLConnection) throws(AppError) -> Value
  ) throws -> Value {
    let pages = "\(file).pages"
    for path in [pages, file] { SQLiteOpening.createPrivately(path) }
    defer { for end in ["", "-journal", "-wal", "-shm"] { unlink(pages + end) } }
    let copy = try SQLiteLink(path: pages, faults: writer.faults, counter: writer.counter)
    let value = try copy.queue.writeWithoutTransaction { database in
      if let path {
        try SQLiteLink.copyPages(of: path, to: database, faults: writer.faults, progress)
      } else {
        try writer.copyPages(to: database, progress)
      }
      // After a crash all of it is removed.
      try database.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
      guard let connection = copy.connection(database) else { throw AppError.unavailable }
      for table in tables where try database.tableExists(table.description) {
        _ = try connection.execute("DELETE FROM \(table)")
      }
      let value = try body(connection)
      // What was deleted is still there in pages that are not in use; those stay behind.
      try database.execute(sql: "VACUUM INTO ?", arguments: [file])
      return value
    }
    try copy.close()
    return value
  }

  /// Turns a database that no one has open into a single file, without a journal next to it.
  ///
  /// Throws `storage(locked)` if someone has it open; `storage(notADatabase)`, `storage`.
  public static func makeWhole(_ path: String, log: Logger) throws(AppError) {
    do {
      var configuration = Configuration()
      configuration.busyMode = .immediateError
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      let mode = try queue.writeWithoutTransaction { database in
        try String.fetchOne(database, sql: "PRAGMA journal_mode = DELETE")
      }
      try queue.close()
      if mode != "delete" { throw AppError.storage(.locked) }
    } catch let error as AppError {
      throw error
    } catch {
      throw SQLiteFaults(faultLog: FaultLog(log: log)).translate(opening: error)
    }
  }
}
