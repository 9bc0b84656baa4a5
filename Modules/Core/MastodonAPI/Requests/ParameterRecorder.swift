/// Stands in for a request, and records which parameters are read.
final class ParameterRecorder: Decoder {
  private(set) var parameters: [ParameterDescription] = []
  private var isNamed = false
  let codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    isNamed = true
    return KeyedDecodingContainer(Named<Key>(recorder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    RequestListContainer(elements: [], codingPath: [])
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    Single()
  }

  private func record(_ name: String, _ kind: ParameterKind, isRequired: Bool) {
    guard !parameters.contains(where: { $0.name == name }) else { return }
    parameters.append(ParameterDescription(name: name, kind: kind, isRequired: isRequired))
  }

  static func kind(of type: any Decodable.Type, named name: String) -> ParameterKind {
    if let scalar = type as? any RequestScalar.Type {
      return scalar.kind == .text && !RequestText.isFree(type, name) ? .word : scalar.kind
    }
    if let list = type as? any ParameterList.Type { return .list(kind(of: list.element, named: name)) }
    let recorder = ParameterRecorder()
    // A type that can't be made of nothing has told by then what it reads.
    _ = try? type.init(from: recorder)
    return recorder.isNamed ? .named(recorder.parameters) : .word
  }

  /// The simplest value of a type.
  static func sample<Value: Decodable>(of type: Value.Type) throws -> Value {
    if let scalar = type as? any RequestScalar.Type, let least = scalar.least as? Value { return least }
    return try Value(from: ParameterRecorder())
  }

  private struct Named<Key: CodingKey>: RequestNamedValues {
    let recorder: ParameterRecorder
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { false }

    func decodeNil(forKey key: Key) throws -> Bool { true }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      recorder.record(
        key.stringValue, ParameterRecorder.kind(of: type, named: key.stringValue), isRequired: true)
      return try ParameterRecorder.sample(of: type)
    }

    func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
      recorder.record(
        key.stringValue, ParameterRecorder.kind(of: type, named: key.stringValue), isRequired: false)
      return nil
    }

    func nestedContainer<Inner: CodingKey>(
      keyedBy type: Inner.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Inner> {
      try ParameterRecorder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try ParameterRecorder().unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { recorder }

    func superDecoder(forKey key: Key) throws -> any Decoder { ParameterRecorder() }
  }

  private struct Single: SingleValueDecodingContainer {
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try ParameterRecorder.sample(of: type)
    }
  }
}

/// A list of any element type.
protocol ParameterList {
  static var element: any Decodable.Type { get }
  /// Reads the elements that aren't missing; nil if all of them are, since such a list isn't meant to be empty.
  static func read(from decoder: RequestDecoder) throws -> Self?
}

extension Array: ParameterList where Element: Decodable {
  static var element: any Decodable.Type { Element.self }

  static func read(from decoder: RequestDecoder) throws -> [Element]? {
    let elements = try decoder.elements()
    let read = try elements.compactMap { try $0.optional(Element.self) }
    return read.isEmpty && !elements.isEmpty ? nil : read
  }
}

extension RequestScalar {
  /// A value that stands in for any other.
  fileprivate static var least: Self? { Self(requestText: "0") }
}
