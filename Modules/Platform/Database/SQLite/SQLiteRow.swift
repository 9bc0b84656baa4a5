import GRDBSQLite

/// Reads columns straight from a statement that has a row at hand.
struct SQLiteRow: RowSource {
  let statement: OpaquePointer

  func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(statement, CInt(column)) == SQLITE_NULL
  }

  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(statement, CInt(column)) }
  func boolean(_ column: Int) -> Bool { sqlite3_column_int64(statement, CInt(column)) != 0 }
  func double(_ column: Int) -> Double { sqlite3_column_double(statement, CInt(column)) }

  func text(_ column: Int) -> String {
    guard let bytes = sqlite3_column_text(statement, CInt(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, CInt(column)))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  func blob(_ column: Int) -> [UInt8] {
    guard let bytes = sqlite3_column_blob(statement, CInt(column)) else { return [] }
    let count = Int(sqlite3_column_bytes(statement, CInt(column)))
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
  }
}
