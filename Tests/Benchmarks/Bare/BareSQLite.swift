import GRDBSQLite

/// SQLite's C interface, as durable as the program's own connections.
final class BareSQLite: BareConnection {
  private let handle: OpaquePointer

  init(path: String) throws {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK, let handle else {
      throw BareFailure("cannot be opened", in: path)
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, 5000)
    try run("PRAGMA synchronous = FULL")
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  func run(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
      throw BareFailure(String(cString: sqlite3_errmsg(handle)), in: sql)
    }
  }

  func prepare(_ sql: String) throws -> any BareStatement {
    var statement: OpaquePointer?
    let flags = CUnsignedInt(SQLITE_PREPARE_PERSISTENT)
    guard sqlite3_prepare_v3(handle, sql, -1, flags, &statement, nil) == SQLITE_OK, let statement else {
      throw BareFailure(String(cString: sqlite3_errmsg(handle)), in: sql)
    }
    return BareSQLiteStatement(self, statement, sql)
  }
}

/// A statement of SQLite's.
private final class BareSQLiteStatement: BareStatement {
  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  private let connection: BareSQLite
  private let statement: OpaquePointer
  private let sql: String

  init(_ connection: BareSQLite, _ statement: OpaquePointer, _ sql: String) {
    self.connection = connection
    self.statement = statement
    self.sql = sql
  }

  deinit {
    sqlite3_finalize(statement)
  }

  func rows<Value>(_ values: [BareValue], _ decode: (any BareRow) -> Value) throws -> [Value] {
    defer { sqlite3_reset(statement) }
    for (index, value) in values.enumerated() {
      let position = CInt(index + 1)
      switch value {
      case .null: sqlite3_bind_null(statement, position)
      case .integer(let integer): sqlite3_bind_int64(statement, position, integer)
      case .text(let text): sqlite3_bind_text(statement, position, text, -1, Self.transient)
      }
    }
    var rows: [Value] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: rows.append(decode(BareSQLiteRow(statement: statement)))
      case SQLITE_DONE: return rows
      default: throw BareFailure(String(cString: sqlite3_errmsg(sqlite3_db_handle(statement))), in: sql)
      }
    }
  }
}

private struct BareSQLiteRow: BareRow {
  let statement: OpaquePointer

  func isNull(_ column: CInt) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
  func integer(_ column: CInt) -> Int64 { sqlite3_column_int64(statement, column) }
  func double(_ column: CInt) -> Double { sqlite3_column_double(statement, column) }

  func text(_ column: CInt) -> String {
    guard let bytes = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
