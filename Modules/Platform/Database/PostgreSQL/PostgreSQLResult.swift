import CSocialPostgreSQL
import Foundation

/// The complete answer to one statement, with its values as text.
final class PostgreSQLResult {
  fileprivate let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit {
    PQclear(pointer)
  }

  var status: ExecStatusType { PQresultStatus(pointer) }
  /// What the statement did, in the server's words: `COMMIT`, `UPDATE 3`.
  var command: String { String(cString: PQcmdStatus(pointer)) }
  /// Whether the statement was a `SELECT`, or changed no rows.
  var hasChangedNothing: Bool {
    strncmp(PQcmdStatus(pointer), "SELECT", 6) == 0 || strcmp(PQcmdTuples(pointer), "0") == 0
  }
  var changedRows: Int { Int(String(cString: PQcmdTuples(pointer))) ?? 0 }
  var message: String {
    String(cString: PQresultErrorMessage(pointer)).trimmingCharacters(in: .newlines)
  }

  /// The SQLSTATE, five characters that identify a fault; empty if there is none.
  var state: String {
    // PG_DIAG_SQLSTATE
    PQresultErrorField(pointer, CInt(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
  }

  /// Converts each row to a value.
  func rows<Value, Failure>(
    _ decode: (borrowing Row) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let count = Int(PQntuples(pointer))
    var values: [Value] = []
    values.reserveCapacity(count)
    // The rows point into this answer.
    defer { withExtendedLifetime(self) {} }
    for number in 0..<count {
      values.append(try decode(Row(source: PostgreSQLRow(result: pointer, row: CInt(number)))))
    }
    return values
  }
}

/// Reads columns of an answer.
struct PostgreSQLRow: RowSource {
  let result: OpaquePointer
  let row: CInt

  func isNull(_ column: Int) -> Bool { PQgetisnull(result, row, CInt(column)) != 0 }

  func integer(_ column: Int) -> Int64 {
    guard let value = PQgetvalue(result, row, CInt(column)) else { return 0 }
    return value.pointee == CChar(bitPattern: UInt8(ascii: "t")) ? 1 : Int64(strtoll(value, nil, 10))
  }

  func boolean(_ column: Int) -> Bool { integer(column) != 0 }

  func double(_ column: Int) -> Double {
    PQgetvalue(result, row, CInt(column)).map { strtod($0, nil) } ?? 0
  }

  func text(_ column: Int) -> String { String(decoding: bytes(column), as: UTF8.self) }

  /// `\x` and two hexadecimal digits a byte.
  func blob(_ column: Int) -> [UInt8] {
    let digits = bytes(column).dropFirst(2)
    var result: [UInt8] = []
    result.reserveCapacity(digits.count / 2)
    var high: UInt8?
    for digit in digits {
      let value = digit < 0x3A ? digit &- 0x30 : digit &- 0x57
      if let first = high {
        result.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    return result
  }

  private func bytes(_ column: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: PQgetvalue(result, row, CInt(column)), count: Int(PQgetlength(result, row, CInt(column))))
  }
}
