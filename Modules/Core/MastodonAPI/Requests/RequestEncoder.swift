extension RequestValues {
  /// Encodes the parameters of a request. Values that are nil are left out.
  ///
  /// - Parameter parameters: A value with named properties.
  ///
  /// Throws `EncodingError` for any other value.
  public init(encoding parameters: some Encodable) throws {
    let storage = RequestStorage()
    try parameters.encode(to: RequestEncoder(storage: storage, codingPath: []))
    guard case .named(let values) = storage.value else {
      throw EncodingError.invalidValue(
        parameters, .init(codingPath: [], debugDescription: "Parameters have names."))
    }
    self.init(values)
  }
}

/// A parameter that is being written.
final class RequestStorage {
  private enum Content {
    case none
    case scalar(RequestValues.Value)
    case list([RequestStorage])
    case named([String: RequestStorage])
  }

  private var content = Content.none

  var value: RequestValues.Value {
    switch content {
    case .none: .null
    case .scalar(let value): value
    case .list(let elements): .list(elements.map(\.value))
    case .named(let elements): .named(elements.mapValues(\.value))
    }
  }

  var count: Int {
    if case .list(let elements) = content { elements.count } else { 0 }
  }

  func set(_ value: RequestValues.Value) {
    content = .scalar(value)
  }

  func openNamed() {
    if case .named = content { return }
    content = .named([:])
  }

  func openList() {
    if case .list = content { return }
    content = .list([])
  }

  func member(_ name: String) -> RequestStorage {
    guard case .named(var elements) = content else { return RequestStorage() }
    let member = elements[name] ?? RequestStorage()
    elements[name] = member
    content = .named(elements)
    return member
  }

  func next() -> RequestStorage {
    guard case .list(let elements) = content else { return RequestStorage() }
    let element = RequestStorage()
    content = .list(elements + [element])
    return element
  }
}

/// Writes one parameter and its parts.
struct RequestEncoder: Encoder {
  let storage: RequestStorage
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    storage.openNamed()
    return KeyedEncodingContainer(Named<Key>(storage: storage, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    storage.openList()
    return List(storage: storage, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    Single(storage: storage, codingPath: codingPath)
  }

  func encode(_ value: some Encodable) throws {
    if let scalar = value as? any RequestScalar {
      storage.set(.text(scalar.requestText))
    } else {
      try value.encode(to: self)
    }
  }

  private struct Named<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let storage: RequestStorage
    let codingPath: [any CodingKey]

    private func encoder(_ key: any CodingKey) -> RequestEncoder {
      RequestEncoder(storage: storage.member(key.stringValue), codingPath: codingPath + [key])
    }

    func encodeNil(forKey key: Key) throws { encoder(key).storage.set(.null) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try encoder(key).encode(value) }

    func nestedContainer<Inner: CodingKey>(
      keyedBy type: Inner.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Inner> {
      encoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      encoder(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { RequestEncoder(storage: storage, codingPath: codingPath) }

    func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }
  }

  private struct List: UnkeyedEncodingContainer {
    let storage: RequestStorage
    let codingPath: [any CodingKey]
    var count: Int { storage.count }

    private func encoder() -> RequestEncoder {
      RequestEncoder(storage: storage.next(), codingPath: codingPath)
    }

    func encodeNil() throws { encoder().storage.set(.null) }

    func encode<Value: Encodable>(_ value: Value) throws { try encoder().encode(value) }

    func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
      encoder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }

    func superEncoder() -> any Encoder { encoder() }
  }

  private struct Single: SingleValueEncodingContainer {
    let storage: RequestStorage
    let codingPath: [any CodingKey]

    func encodeNil() throws { storage.set(.null) }

    func encode<Value: Encodable>(_ value: Value) throws {
      try RequestEncoder(storage: storage, codingPath: codingPath).encode(value)
    }
  }
}
