import AppValues

/// The elements of one JSON array, read one after another, so that a file of any size takes the memory of its
/// largest element. The array is the whole document, or a member of it.
final class JSONElements {
  /// The maximum size of an element, in bytes.
  static let largest = 1 << 20
  /// The maximum nesting of arrays and objects.
  static let deepest = 64

  private static let malformed = AppError.invalid(.file, .malformed)

  private let read: ByteSource
  private let member: String
  private var piece: [UInt8] = []
  private var index = 0
  private var hasBegun = false
  private var isAtEnd = false
  /// The number of elements read so far.
  private(set) var count = 0

  /// - Parameter member: The name of the member that is the array, if the document is an object.
  init(_ read: @escaping ByteSource, member: String) {
    self.read = read
    self.member = member
  }

  /// The next element, as bytes of the document; nil after the last.
  ///
  /// Throws `invalid(.file, .malformed)` for a document that is cut short, nested too deep or not JSON, and what
  /// reading throws.
  func next() throws(AppError) -> [UInt8]? {
    if isAtEnd { return nil }
    if !hasBegun { try begin() }
    if isAtEnd { return nil }
    switch try significant() {
    case UInt8(ascii: "]"):
      _ = try take()
      isAtEnd = true
      return nil
    case UInt8(ascii: ","):
      _ = try take()
    case nil: throw Self.malformed
    default: break
    }
    count += 1
    return try value(keeps: true)
  }

  /// Goes to the first element.
  private func begin() throws(AppError) {
    hasBegun = true
    try skipMark()
    switch try significant() {
    case UInt8(ascii: "["): _ = try take()
    case UInt8(ascii: "{"):
      _ = try take()
      try findMember()
    default: throw Self.malformed
    }
  }

  /// Skips the byte order mark that some programs write.
  private func skipMark() throws(AppError) {
    for byte in [0xEF, 0xBB, 0xBF] as [UInt8] {
      guard try peek() == byte else { return }
      _ = try take()
    }
  }

  private func findMember() throws(AppError) {
    let wanted = Array("\"\(member)\"".utf8)
    while true {
      switch try significant() {
      case UInt8(ascii: "}"):
        isAtEnd = true
        return
      case UInt8(ascii: ","): _ = try take()
      case UInt8(ascii: "\""):
        let name = try value(keeps: true)
        guard try significant() == UInt8(ascii: ":") else { throw Self.malformed }
        _ = try take()
        if name == wanted, try significant() == UInt8(ascii: "[") {
          _ = try take()
          return
        }
        _ = try value(keeps: false)
      default: throw Self.malformed
      }
    }
  }

  /// One value, from its first byte to its last.
  private func value(keeps: Bool) throws(AppError) -> [UInt8] {
    var kept: [UInt8] = []
    var depth = 0
    guard try significant() != nil else { throw Self.malformed }
    repeat {
      guard let byte = try peek() else { throw Self.malformed }
      switch byte {
      case UInt8(ascii: "\""): try string(into: &kept, keeps: keeps)
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > Self.deepest { throw Self.malformed }
        keep(try take(), in: &kept, keeps)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth < 0 { throw Self.malformed }
        keep(try take(), in: &kept, keeps)
      case _ where depth == 0: try word(into: &kept, keeps: keeps)
      default: keep(try take(), in: &kept, keeps)
      }
      if kept.count > Self.largest { throw Self.malformed }
    } while depth > 0
    return kept
  }

  private func string(into kept: inout [UInt8], keeps: Bool) throws(AppError) {
    keep(try take(), in: &kept, keeps)
    var isEscaped = false
    while true {
      let byte = try take()
      keep(byte, in: &kept, keeps)
      if kept.count > Self.largest { throw Self.malformed }
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        return
      }
    }
  }

  /// A number, `true`, `false` or `null`.
  private func word(into kept: inout [UInt8], keeps: Bool) throws(AppError) {
    var length = 0
    while let byte = try peek(), Self.isOfWord(byte) {
      keep(try take(), in: &kept, keeps)
      length += 1
    }
    if length == 0 || length > 100 { throw Self.malformed }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"): true
    default: false
    }
  }

  private func keep(_ byte: UInt8, in kept: inout [UInt8], _ keeps: Bool) {
    if keeps { kept.append(byte) }
  }

  // MARK: Bytes

  /// The next byte that isn't white space, without consuming it; nil at the end.
  private func significant() throws(AppError) -> UInt8? {
    while let byte = try peek() {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return byte
      }
    }
    return nil
  }

  private func peek() throws(AppError) -> UInt8? {
    if index == piece.count {
      piece = try read()
      index = 0
      if piece.isEmpty { return nil }
    }
    return piece[index]
  }

  private func take() throws(AppError) -> UInt8 {
    guard let byte = try peek() else { throw Self.malformed }
    index += 1
    return byte
  }
}
