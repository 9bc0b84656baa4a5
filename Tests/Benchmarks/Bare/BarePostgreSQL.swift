import CSocialPostgreSQL
import Foundation

/// libpq's blocking calls, one statement after another.
final class BarePostgreSQL: BareConnection {
  fileprivate let handle: OpaquePointer
  private var preparedCount = 0

  init(url: String) throws {
    guard let handle = PQconnectdb(url) else { throw BareFailure("no memory", in: url) }
    self.handle = handle
    guard PQstatus(handle) == CONNECTION_OK else { throw failure(in: url) }
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
  }

  deinit {
    PQfinish(handle)
  }

  func run(_ sql: String) throws {
    let result = PQexec(handle, sql)
    defer { PQclear(result) }
    guard [PGRES_COMMAND_OK, PGRES_TUPLES_OK].contains(PQresultStatus(result)) else { throw failure(in: sql) }
  }

  func prepare(_ sql: String) throws -> any BareStatement {
    preparedCount += 1
    let name = "b\(preparedCount)"
    let result = PQprepare(handle, name, sql, 0, nil)
    defer { PQclear(result) }
    guard PQresultStatus(result) == PGRES_COMMAND_OK else { throw failure(in: sql) }
    return BarePostgreSQLStatement(self, name, sql)
  }

  fileprivate func failure(in sql: String) -> BareFailure {
    BareFailure(PQerrorMessage(handle).map { String(cString: $0) } ?? "", in: sql)
  }
}

/// A statement that the server has parsed.
private final class BarePostgreSQLStatement: BareStatement {
  private let connection: BarePostgreSQL
  private let name: String
  private let sql: String

  init(_ connection: BarePostgreSQL, _ name: String, _ sql: String) {
    self.connection = connection
    self.name = name
    self.sql = sql
  }

  func rows<Value>(_ values: [BareValue], _ decode: (any BareRow) -> Value) throws -> [Value] {
    let texts = values.map { value in
      switch value {
      case .null: nil as UnsafeMutablePointer<CChar>?
      case .integer(let integer): strdup(String(integer))
      case .text(let text): strdup(text)
      }
    }
    defer { for text in texts { free(text) } }
    let pointers = texts.map { UnsafePointer($0) }
    let result = PQexecPrepared(connection.handle, name, CInt(pointers.count), pointers, nil, nil, 0)
    defer { PQclear(result) }
    guard let result, [PGRES_COMMAND_OK, PGRES_TUPLES_OK].contains(PQresultStatus(result)) else {
      throw connection.failure(in: sql)
    }
    return (0..<PQntuples(result)).map { decode(BarePostgreSQLRow(result: result, number: $0)) }
  }
}

private struct BarePostgreSQLRow: BareRow {
  let result: OpaquePointer
  let number: CInt

  func isNull(_ column: CInt) -> Bool { PQgetisnull(result, number, column) == 1 }

  func integer(_ column: CInt) -> Int64 {
    guard let start = PQgetvalue(result, number, column) else { return 0 }
    // A truth value is sent as a letter.
    return start.pointee == CChar(UInt8(ascii: "t")) ? 1 : strtoll(start, nil, 10)
  }

  func double(_ column: CInt) -> Double {
    PQgetvalue(result, number, column).map { strtod($0, nil) } ?? 0
  }

  func text(_ column: CInt) -> String {
    guard let start = PQgetvalue(result, number, column) else { return "" }
    let count = Int(PQgetlength(result, number, column))
    return start.withMemoryRebound(to: UInt8.self, capacity: count) {
      String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
    }
  }
}
