/// Reads JSON in the one form in which it's written here, as long as it has nothing but plain texts, whole numbers and
/// literals.
struct PlainScanner {
  private static let quote = UInt8(ascii: "\"")
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// Passes over a text that comes next; false where another does.
  mutating func pass(_ expected: StaticString) -> Bool {
    let isNext = expected.withUTF8Buffer { rest.starts(with: $0) }
    if isNext { rest.removeFirst(expected.utf8CodeUnitCount) }
    return isNext
  }

  /// What is between the quotation marks that come next; nil where anything in it is escaped.
  mutating func text() -> String? {
    guard let quoted = quoted() else { return nil }
    return String(validating: quoted.dropFirst().dropLast(), as: UTF8.self)
  }

  /// The value that is all that is left.
  mutating func lastValue() -> FieldValue? {
    if rest.first == Self.quote {
      guard let quoted = quoted(), rest.isEmpty, let json = String(validating: quoted, as: UTF8.self) else {
        return nil
      }
      return FieldValue(json: json)
    }
    let json = String(decoding: rest, as: UTF8.self)
    let isPlain = ["true", "false", "null"].contains(json) || Int64(json).map { "\($0)" } == json
    return isPlain ? FieldValue(json: json) : nil
  }

  private mutating func quoted() -> ArraySlice<UInt8>? {
    guard rest.first == Self.quote else { return nil }
    guard
      let end = rest.dropFirst().firstIndex(where: {
        $0 == Self.quote || $0 == UInt8(ascii: "\\") || $0 < 0x20
      }),
      rest[end] == Self.quote
    else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[...end]
  }
}
