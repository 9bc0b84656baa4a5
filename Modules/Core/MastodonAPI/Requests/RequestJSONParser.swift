/// Reads JSON (RFC 8259) into parameters.
struct RequestJSONParser {
  private let bytes: [UInt8]
  private let limits: RequestLimits
  private var index = 0
  private var count = 0

  init(bytes: [UInt8], limits: RequestLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func document() throws(RequestValuesError) -> [String: RequestValues.Value] {
    skipSpace()
    if index == bytes.count { return [:] }
    let value = try self.value(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw .malformed }
    switch value {
    case .named(let values): return values
    case .null: return [:]
    default: throw .malformed
    }
  }

  private mutating func value(depth: Int) throws(RequestValuesError) -> RequestValues.Value {
    count += 1
    // The document itself is one of them.
    guard count <= limits.count + 1 else { throw .tooMany }
    guard index < bytes.count else { throw .malformed }
    switch bytes[index] {
    case .braceOpen: return .named(try object(depth: depth + 1))
    case .bracketOpen: return .list(try array(depth: depth + 1))
    case .quote: return .text(try text(limit: limits.textLength))
    default: return try word()
    }
  }

  private mutating func object(depth: Int) throws(RequestValuesError) -> [String: RequestValues.Value] {
    guard depth <= limits.depth else { throw .tooDeep }
    var values: [String: RequestValues.Value] = [:]
    try elements(until: .braceClose) { (parser) throws(RequestValuesError) in
      let name = try parser.text(limit: parser.limits.nameLength)
      parser.skipSpace()
      guard parser.skip(.colon) else { throw .malformed }
      parser.skipSpace()
      values[name] = try parser.value(depth: depth)
    }
    return values
  }

  private mutating func array(depth: Int) throws(RequestValuesError) -> [RequestValues.Value] {
    guard depth <= limits.depth else { throw .tooDeep }
    var values: [RequestValues.Value] = []
    try elements(until: .bracketClose) { (parser) throws(RequestValuesError) in
      values.append(try parser.value(depth: depth))
    }
    return values
  }

  /// Reads elements separated by commas, from the opening bracket to the closing one.
  private mutating func elements(
    until close: UInt8, _ element: (inout Self) throws(RequestValuesError) -> Void
  ) throws(RequestValuesError) {
    index += 1
    skipSpace()
    if skip(close) { return }
    while true {
      try element(&self)
      skipSpace()
      if skip(close) { return }
      guard skip(.comma) else { throw .malformed }
      skipSpace()
    }
  }

  /// Reads `true`, `false`, `null` or a number.
  private mutating func word() throws(RequestValuesError) -> RequestValues.Value {
    let start = index
    while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true", "false": return .text(word)
    default:
      guard word.utf8.count <= 100,
        word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
      else { throw .malformed }
      return .text(word)
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func text(limit: Int) throws(RequestValuesError) -> String {
    guard skip(.quote) else { throw .malformed }
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case .quote:
        guard let text = String(validating: text, as: UTF8.self) else { throw .malformed }
        return text
      case .backslash: try appendEscape(to: &text)
      case 0..<0x20: throw .malformed
      default: text.append(byte)
      }
      if text.count > limit { throw .tooLong }
    }
    throw .malformed
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(RequestValuesError) {
    guard index < bytes.count else { throw .malformed }
    let byte = bytes[index]
    index += 1
    switch byte {
    case .quote, .backslash, UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: String(Character(try scalar())).utf8)
    default: throw .malformed
    }
  }

  /// Reads the character of `\u` and four digits, or of two of these. Half of a surrogate pair becomes U+FFFD.
  private mutating func scalar() throws(RequestValuesError) -> Unicode.Scalar {
    let unit = try codeUnit()
    let start = index
    if UTF16.isLeadSurrogate(unit), skip(.backslash), skip(UInt8(ascii: "u")) {
      let second = try codeUnit()
      if UTF16.isTrailSurrogate(second) {
        let offset = UInt32(unit - 0xD800) << 10 | UInt32(second - 0xDC00)
        return Unicode.Scalar(0x10000 + offset) ?? "\u{FFFD}"
      }
    }
    if UTF16.isLeadSurrogate(unit) { index = start }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(RequestValuesError) -> UInt16 {
    guard index + 4 <= bytes.count else { throw .malformed }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = RequestValues.hexDigit(bytes[index]) else { throw .malformed }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}
