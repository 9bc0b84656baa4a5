import Entities
import Foundation
import GRDB
import GRDBSQLite

/// Translates SQLite's result codes.
struct SQLiteFaults: Sendable {
  let faultLog: FaultLog

  /// The same for what is tried again.
  var passing: Self { Self(faultLog: faultLog.passing) }

  /// What GRDB throws while it opens a file or a transaction.
  func translate(_ error: any Error) -> SocialError {
    guard let error = error as? DatabaseError else {
      return error is CancellationError ? .cancelled : faultLog.unexpected("\(error)")
    }
    return translate(
      code: error.extendedResultCode.rawValue, message: error.message ?? "", sql: error.sql)
  }

  /// What a call of SQLite's own answers.
  ///
  /// - Parameters:
  ///   - code: The extended result code.
  ///   - systemError: The `errno` of the operation that failed, 0 when unknown.
  func translate(
    code: CInt, message: String, sql: String? = nil, systemError: CInt = 0
  ) -> SocialError {
    let fault = "SQLite \(code) (errno \(systemError)): \(message)"
    if let known = Self.known(code, systemError: systemError) {
      return faultLog.known(fault, as: .storage(known))
    }
    return faultLog.unexpected(fault, sql: sql)
  }

  private static func known(_ code: CInt, systemError: CInt) -> StorageFault? {
    // SQLite says "full" only where the disk is; a quota or a limit on files is an error in writing (or in
    // growing the shared memory), whose cause is lost by now.
    let writing = SQLITE_IOERR | (3 << 8)
    let growing = SQLITE_IOERR | (19 << 8)
    if (code == writing || code == growing) && systemError == 0 { return .full }
    switch code & 0xFF {
    case SQLITE_FULL: return .full
    case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM: return .readOnly
    case SQLITE_BUSY, SQLITE_LOCKED: return .locked
    case SQLITE_NOTADB, SQLITE_CORRUPT: return .notADatabase
    case SQLITE_IOERR: return known(systemError: systemError)
    default: return nil
    }
  }

  /// Faults of the disk that SQLite has no code for.
  private static func known(systemError: CInt) -> StorageFault? {
    switch systemError {
    case ENOSPC, EDQUOT, EFBIG: .full
    case EROFS, EACCES, EPERM: .readOnly
    default: nil
    }
  }
}
