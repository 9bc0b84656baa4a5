import AppValues
import Foundation
import GRDB
import GRDBSQLite

/// Translates SQLite's result codes into errors.
struct SQLiteFaults: Sendable {
  let faultLog: FaultLog

  /// A translation for operations that will be retried.
  var passing: Self { Self(faultLog: faultLog.passing) }

  /// Translates what GRDB throws when opening a file. Call it at once: the connection is gone by then, and only the
  /// system's `errno` says why.
  func translate(opening error: any Error) -> AppError {
    let systemError = errno
    return translate(error, systemError: systemError)
  }

  /// Translates what GRDB throws for an open connection.
  func translate(_ error: any Error, systemError: CInt = 0) -> AppError {
    guard let error = error as? DatabaseError else {
      return error is CancellationError ? .cancelled : faultLog.unexpected("\(error)")
    }
    return translate(
      code: error.extendedResultCode.rawValue, message: error.message ?? "", sql: error.sql,
      systemError: error.resultCode == .SQLITE_CANTOPEN ? systemError : 0)
  }

  /// Translates the result of the last call on a connection.
  func translate(_ handle: OpaquePointer, sql: String) -> AppError {
    let code = sqlite3_extended_errcode(handle)
    return translate(
      code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql,
      systemError: Self.systemError(of: handle))
  }

  /// The `errno` of the operation that failed; 0 if unknown.
  private static func systemError(of handle: OpaquePointer) -> CInt {
    var code = sqlite3_system_errno(handle)
    if code != 0 { return code }
    // What failed in committing is known to the journal's file alone.
    var journal: UnsafeMutablePointer<sqlite3_file>?
    sqlite3_file_control(handle, nil, SQLITE_FCNTL_JOURNAL_POINTER, &journal)
    if let journal, let methods = journal.pointee.pMethods {
      _ = methods.pointee.xFileControl?(journal, SQLITE_FCNTL_LAST_ERRNO, &code)
    }
    if code == 0 { sqlite3_file_control(handle, nil, SQLITE_FCNTL_LAST_ERRNO, &code) }
    return code
  }

  private func translate(code: CInt, message: String, sql: String?, systemError: CInt) -> AppError {
    let fault = "SQLite \(code) (errno \(systemError)): \(message)"
    if code & 0xFF == SQLITE_TOOBIG { return faultLog.known(fault, as: .tooLarge) }
    if let known = Self.known(code, systemError: systemError) {
      return faultLog.known(fault, as: .storage(known))
    }
    return faultLog.unexpected(fault, sql: sql)
  }

  private static func known(_ code: CInt, systemError: CInt) -> StorageFault? {
    switch code & 0xFF {
    case SQLITE_FULL: return .full
    case SQLITE_CANTOPEN: return StorageFault(systemError: systemError) ?? .readOnly
    case SQLITE_READONLY, SQLITE_PERM: return .readOnly
    case SQLITE_BUSY, SQLITE_LOCKED: return .locked
    case SQLITE_NOTADB, SQLITE_CORRUPT: return .notADatabase
    case SQLITE_IOERR where code != outOfMemory:
      // SQLite says "full" only where the disk is; a quota or a limit on files is an error in writing (or in
      // growing the shared memory), whose cause may be lost by now.
      let isWriting = code == writing || code == growing
      return StorageFault(systemError: systemError) ?? (isWriting && systemError == 0 ? .full : .diskFault)
    default: return nil
    }
  }

  // SQLite makes these in a way that Swift cannot read.
  private static let writing = SQLITE_IOERR | (3 << 8)
  private static let outOfMemory = SQLITE_IOERR | (12 << 8)
  private static let growing = SQLITE_IOERR | (19 << 8)
}
