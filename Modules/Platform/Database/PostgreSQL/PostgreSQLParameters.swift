import AppValues
import CSocialPostgreSQL

/// The values of a statement, encoded for the wire.
struct PostgreSQLParameters {
  let types: [Oid]
  private var bytes: [UInt8] = []
  private var ranges: [(start: Int, count: Int)?] = []

  init(_ values: [SQLValue]) throws(AppError) {
    types = values.map { Self.type($0.type) }
    ranges.reserveCapacity(values.count)
    for value in values { try append(value) }
  }

  private mutating func append(_ value: SQLValue) throws(AppError) {
    let start = bytes.count
    switch value {
    case .null:
      ranges.append(nil)
      return
    case .integer(let value): append(bigEndian: UInt64(bitPattern: value))
    case .boolean(let value): bytes.append(value ? 1 : 0)
    case .double(let value): append(bigEndian: value.bitPattern)
    case .text(let text):
      try text.refuseNUL()
      bytes.append(contentsOf: text.utf8)
    case .blob(let blob): bytes.append(contentsOf: blob)
    }
    ranges.append((start, bytes.count - start))
  }

  private mutating func append(bigEndian value: UInt64) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }

  /// Calls `body` with the values as libpq takes them: pointers, lengths, and formats (1 for binary).
  func withPointers<Result>(
    _ body: ([UnsafePointer<CChar>?], [CInt], [CInt]) -> Result
  ) -> Result {
    let lengths = ranges.map { CInt($0?.count ?? 0) }
    let formats = [CInt](repeating: 1, count: ranges.count)
    // One byte more, so that there is an address even when all values are empty: none would be a null.
    return (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        let pointers = ranges.map { range in
          range.flatMap { range in characters.baseAddress.map { $0 + range.start } }
        }
        return body(pointers, lengths, formats)
      }
    }
  }

  /// The object ids of the server's built-in types, the same on every server.
  private static func type(_ type: SQLType) -> Oid {
    switch type {
    case .boolean: 16
    case .blob: 17
    case .integer: 20
    case .text: 25
    case .double: 701
    }
  }
}
