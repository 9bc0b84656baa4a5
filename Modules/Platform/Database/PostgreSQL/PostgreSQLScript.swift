import AppValues
import Foundation

/// A statement as text for `psql`, which takes no parameters: its values are written as constants.
struct PostgreSQLScript {
  let text: String

  /// Throws `invalid(.text, .unprintable)` for a value that text can't contain.
  init(_ sql: SQL) throws(AppError) {
    var constants: [String] = []
    for value in sql.values { constants.append(try Self.constant(value)) }
    text = String(decoding: sql.replacingPlaces { $1 += constants[$0].utf8 }, as: UTF8.self)
  }

  private static func constant(_ value: SQLValue) throws(AppError) -> String {
    switch value {
    case .null: return "NULL"
    case .integer(let value): return "CAST('\(value)' AS BIGINT)"
    case .boolean(let value): return value ? "TRUE" : "FALSE"
    case .double(let value): return "CAST('\(value)' AS DOUBLE PRECISION)"
    case .text(let text):
      try text.refuseNUL()
      // Read in one way, whatever the server's setting for backslashes is.
      return "E'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    case .blob(let bytes): return "decode('\(Data(bytes).base64EncodedString())', 'base64')"
    }
  }
}
