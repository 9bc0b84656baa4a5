/// Writes JSON as bytes, ready to send.
///
/// The result is valid JSON whatever the values are: texts are escaped, and numbers that JSON doesn't support become
/// null.
public struct JSONWriter: Sendable {
  /// The bytes written so far.
  public internal(set) var bytes: [UInt8] = []

  /// Makes an empty writer.
  ///
  /// - Parameter capacity: The number of bytes to reserve; more are reserved as needed.
  public init(capacity: Int = 512) {
    bytes.reserveCapacity(capacity)
  }

  /// The JSON of a `value`.
  public static func bytes(of value: some WireEncodable, capacity: Int = 512) -> [UInt8] {
    var json = JSONWriter(capacity: capacity)
    value.write(to: &json)
    return json.bytes
  }

  /// Writes bytes that are already JSON.
  public mutating func write(bytes ready: [UInt8]) {
    bytes.append(contentsOf: ready)
  }

  /// Writes a part of bytes that are a part of some JSON.
  mutating func write(_ range: Range<Int>, of ready: [UInt8]) {
    ready.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Writes `null`.
  public mutating func writeNull() {
    write("null" as StaticString)
  }

  /// Writes `true` or `false`.
  public mutating func write(_ value: Bool) {
    write(value ? "true" : "false" as StaticString)
  }

  /// Writes an integer.
  public mutating func write(_ value: Int64) {
    var magnitude = value.magnitude
    if value < 0 { bytes.append(.minus) }
    // From the last digit to the first, as they are found.
    let first = bytes.count
    repeat {
      bytes.append(.zero + UInt8(truncatingIfNeeded: magnitude % 10))
      magnitude /= 10
    } while magnitude > 0
    bytes[first...].reverse()
  }

  /// Writes a number; `null` if it isn't finite.
  public mutating func write(_ value: Double) {
    guard value.isFinite else { return writeNull() }
    bytes.append(contentsOf: value.description.utf8)
  }

  /// Writes an array.
  public mutating func write(_ values: some Sequence<some WireEncodable>) {
    bytes.append(.bracketOpen)
    var isFirst = true
    for value in values {
      if !isFirst { bytes.append(.comma) }
      isFirst = false
      value.write(to: &self)
    }
    bytes.append(.bracketClose)
  }

  /// Writes an object, whose `members` are written with keys of a type.
  public mutating func object<Key: CodingKey>(
    _ keys: Key.Type = Key.self, _ members: (inout JSONMembers<Key>) -> Void
  ) {
    bytes.append(.braceOpen)
    self.members(keys, members)
    bytes.append(.braceClose)
  }

  /// Writes further members into an open object, with keys of a type.
  mutating func members<Key: CodingKey>(
    _ keys: Key.Type = Key.self, _ members: (inout JSONMembers<Key>) -> Void
  ) {
    var open = JSONMembers<Key>(json: self)
    // The bytes have one owner at a time, so that appending never copies them.
    bytes = []
    members(&open)
    self = open.json
  }

  /// Writes the braces of an object around its members.
  mutating func braces(_ members: (inout JSONWriter) -> Void) {
    open()
    members(&self)
    close()
  }

  /// Begins an object.
  mutating func open() { bytes.append(.braceOpen) }

  /// Ends an object.
  mutating func close() { bytes.append(.braceClose) }

  private mutating func write(_ word: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}

/// The open object of a writer.
public struct JSONMembers<Key: CodingKey> {
  fileprivate(set) var json: JSONWriter

  /// How many bytes have been written.
  var count: Int { json.bytes.count }

  /// Writes a `value` for a `key`; null if it's nil.
  public mutating func write(_ key: Key, _ value: some WireEncodable) {
    json.write(key: key.stringValue)
    value.write(to: &json)
  }

  /// Writes a `value` for a `key`; nothing if it's nil.
  public mutating func writeIfPresent(_ key: Key, _ value: (some WireEncodable)?) {
    if let value { write(key, value) }
  }

  /// Writes an object for a `key`, whose `members` are written with keys of another type.
  public mutating func object<Inner: CodingKey>(
    _ key: Key, _ keys: Inner.Type = Inner.self, _ members: (inout JSONMembers<Inner>) -> Void
  ) {
    json.write(key: key.stringValue)
    json.object(keys, members)
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let braceOpen = UInt8(ascii: "{")
  static let braceClose = UInt8(ascii: "}")
  static let bracketOpen = UInt8(ascii: "[")
  static let bracketClose = UInt8(ascii: "]")
  static let minus = UInt8(ascii: "-")
  static let zero = UInt8(ascii: "0")
}
