// One generic function reads every type: what the protocols ask for, one by one, it answers as well.

/// Reads parameters by name.
struct RequestKeyedContainer<Key: CodingKey>: RequestNamedValues {
  let values: [String: RequestValues.Value]
  let codingPath: [any CodingKey]

  var allKeys: [Key] { values.keys.sorted().compactMap(Key.init) }

  func contains(_ key: Key) -> Bool {
    values[key.stringValue] != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    values[key.stringValue, default: .null] == .null
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard let value = try optional(type, key) else {
      throw RequestValuesError.missing(RequestValuesError.name(codingPath + [key]))
    }
    return value
  }

  func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
    try decoder(key).optional(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try decoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    RequestDecoder(value: .named(values), codingPath: codingPath)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    decoder(key)
  }

  private func decoder(_ key: Key) -> RequestDecoder {
    RequestDecoder(value: values[key.stringValue] ?? .null, codingPath: codingPath + [key])
  }
}

/// Reads the elements of a list.
struct RequestListContainer: UnkeyedDecodingContainer {
  let elements: [RequestDecoder]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(elements: [RequestDecoder], codingPath: [any CodingKey]) {
    self.elements = elements
    self.codingPath = codingPath
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() throws -> Bool {
    false
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().decode(type)
  }

  mutating func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    isAtEnd ? nil : try decode(type)
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) throws -> KeyedDecodingContainer<Inner> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    try next()
  }

  private mutating func next() throws -> RequestDecoder {
    guard !isAtEnd else { throw RequestValuesError.missing(RequestValuesError.name(codingPath)) }
    defer { currentIndex += 1 }
    return elements[currentIndex]
  }
}

/// Reads a single parameter.
struct RequestSingleContainer: SingleValueDecodingContainer {
  let decoder: RequestDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool {
    decoder.value == .null
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decoder.decode(type)
  }
}
