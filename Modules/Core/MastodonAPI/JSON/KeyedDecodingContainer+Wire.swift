import AppValues

// What other servers write is read as what it's meant to be. A value of another kind counts as missing: it must not hide
// the post it's in.
extension KeyedDecodingContainer {
  /// A text, or a number as a text; throws if it's missing, as for ids.
  func required(_ key: Key) throws -> String {
    if let text = optionalText(key) { return text }
    throw DecodingError.keyNotFound(
      key, .init(codingPath: codingPath, debugDescription: "\(key.stringValue) is missing"))
  }

  func optionalText(_ key: Key) -> String? {
    // Of another kind: tried next.
    if let text = try? decodeIfPresent(String.self, forKey: key) { return text }
    // Of another kind: tried next.
    if let number = try? decodeIfPresent(Int64.self, forKey: key) { return String(number) }
    // Of another kind: missing.
    return (try? decodeIfPresent(UInt64.self, forKey: key)).map { String($0) }
  }

  func text(_ key: Key, or other: String = "") -> String {
    optionalText(key) ?? other
  }

  func optionalFlag(_ key: Key) -> Bool? {
    // Of another kind: tried next.
    if let flag = try? decodeIfPresent(Bool.self, forKey: key) { return flag }
    return optionalText(key).flatMap(RequestText.flag)
  }

  func flag(_ key: Key, or other: Bool = false) -> Bool {
    optionalFlag(key) ?? other
  }

  func optionalCount(_ key: Key) -> Int? {
    // Of another kind: tried next.
    if let count = try? decodeIfPresent(Int.self, forKey: key) { return count }
    return optionalNumber(key).flatMap { Int(exactly: $0.rounded()) }
  }

  func count(_ key: Key, or other: Int = 0) -> Int {
    optionalCount(key) ?? other
  }

  func optionalNumber(_ key: Key) -> Double? {
    // Of another kind: tried next.
    if let number = try? decodeIfPresent(Double.self, forKey: key) { return number }
    return optionalText(key).flatMap(RequestText.number)
  }

  func instant(_ key: Key) -> Timestamp? {
    optionalText(key).flatMap(MastodonDate.instant)
  }

  func day(_ key: Key) -> CalendarDate? {
    optionalText(key).flatMap { MastodonDate.day($0) }
  }

  func word<Word: RawRepresentable<String>>(_ key: Key, or other: Word) -> Word {
    optionalText(key).flatMap { Word(rawValue: $0) } ?? other
  }

  /// An optional part; one that can't be read counts as missing.
  func part<Value: WireValue>(_ key: Key, _ type: Value.Type = Value.self) -> Value? {
    // What is null is missing, too.
    guard contains(key), (try? decodeNil(forKey: key)) == false else { return nil }
    // Of another kind, or without what it needs: missing.
    return try? decode(WireBox<Value>.self, forKey: key).value
  }

  /// A required part.
  func requiredPart<Value: WireValue>(_ key: Key) throws -> Value {
    try decode(WireBox<Value>.self, forKey: key).value
  }

  /// The elements that can be read.
  func list<Value: WireValue>(_ key: Key) -> [Value] {
    part(key, [Value].self) ?? []
  }
}
