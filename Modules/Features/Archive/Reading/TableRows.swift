import AppValues

/// The rows of a table of comma-separated values (RFC 4180), read one after another.
final class TableRows {
  /// The maximum length of a row, in bytes.
  private static let longest = 1 << 16

  private let read: ByteSource
  private var piece: [UInt8] = []
  private var index = 0
  private var isAtBeginning = true

  init(_ read: @escaping ByteSource) {
    self.read = read
  }

  /// The cells of the next row that isn't empty; nil after the last.
  ///
  /// Throws `invalid(.file, .malformed)` for a quoted cell without an end and for a row that is too long, and what
  /// reading throws.
  func next() throws(AppError) -> [String]? {
    while let row = try row() {
      if row != [""] { return row }
    }
    return nil
  }

  private func row() throws(AppError) -> [String]? {
    guard try peek() != nil else { return nil }
    var cells: [String] = []
    var cell: [UInt8] = []
    var size = 0
    while let byte = try peek() {
      index += 1
      size += 1
      if size > Self.longest { throw .invalid(.file, .malformed) }
      switch byte {
      case UInt8(ascii: "\"") where cell.isEmpty: try quoted(into: &cell, &size)
      case UInt8(ascii: ","):
        cells.append(text(cell))
        cell = []
      case 0x0D: continue
      case 0x0A: return cells + [text(cell)]
      default: cell.append(byte)
      }
    }
    return cells + [text(cell)]
  }

  private func quoted(into cell: inout [UInt8], _ size: inout Int) throws(AppError) {
    while let byte = try peek() {
      index += 1
      size += 1
      if size > Self.longest { throw .invalid(.file, .malformed) }
      if byte != UInt8(ascii: "\"") {
        cell.append(byte)
      } else if try peek() == byte {
        index += 1
        cell.append(byte)
      } else {
        return
      }
    }
    throw .invalid(.file, .malformed)
  }

  private func text(_ cell: [UInt8]) -> String {
    defer { isAtBeginning = false }
    let text = String(decoding: cell, as: UTF8.self)
    return isAtBeginning && text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  private func peek() throws(AppError) -> UInt8? {
    if index == piece.count {
      piece = try read()
      index = 0
    }
    return piece.isEmpty ? nil : piece[index]
  }
}
