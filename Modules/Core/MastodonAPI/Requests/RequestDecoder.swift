extension RequestValues {
  /// Decodes the parameters as a type.
  ///
  /// It accepts Booleans in all the ways that clients write them, numbers as texts, a single value instead of a list,
  /// and a list with numbers as names: `k[0]=`. Unknown parameters are ignored.
  ///
  /// A parameter is missing if it's null, or of another shape: named values or a list instead of a value, or a value
  /// instead of named values. Except for free text, it's also missing if it's empty, or `undefined` or `null`, which
  /// scripts write for missing values.
  ///
  /// - Parameter type: The type to decode.
  ///
  /// Throws `missing` or `wrong` with the name of the parameter.
  public func decode<Parameters: Decodable>(
    _ type: Parameters.Type = Parameters.self
  ) throws(RequestValuesError) -> Parameters {
    do {
      return try Parameters(from: RequestDecoder(value: .named(values), codingPath: []))
    } catch let error as RequestValuesError {
      throw error
    } catch let error as DecodingError {
      throw RequestValuesError(error)
    } catch {
      throw .malformed
    }
  }
}

extension RequestValuesError {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context): self = .missing(Self.name(context.codingPath + [key]))
    case .valueNotFound(_, let context): self = .missing(Self.name(context.codingPath))
    case .typeMismatch(_, let context), .dataCorrupted(let context):
      self = .wrong(Self.name(context.codingPath))
    @unknown default: self = .malformed
    }
  }

  /// The name as in a form: `source[privacy]`.
  static func name(_ path: [any CodingKey]) -> String {
    guard let first = path.first else { return "" }
    return first.stringValue + path.dropFirst().map { "[\($0.stringValue)]" }.joined()
  }
}

/// Reads one parameter and its parts.
struct RequestDecoder: Decoder {
  let value: RequestValues.Value
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RequestKeyedContainer(values: try named(), codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    RequestListContainer(elements: try elements(), codingPath: codingPath)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    RequestSingleContainer(decoder: self)
  }

  /// Decodes the parameter as a type; nil if it's missing.
  func optional<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    if isMissing(for: type) { return nil }
    do {
      return try decode(type)
    } catch let shape as OtherShape where shape.depth == codingPath.count {
      return nil
    }
  }

  /// Decodes the parameter as a type.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let list = type as? any ParameterList.Type {
      guard let read = try list.read(from: self) as? Value else { throw OtherShape(depth: codingPath.count) }
      return read
    }
    guard let scalar = type as? any RequestScalar.Type else { return try Value(from: self) }
    guard let read = scalar.init(requestText: try text()) as? Value else {
      throw RequestValuesError.wrong(RequestValuesError.name(codingPath))
    }
    return read
  }

  /// Whether the parameter counts as missing for a type.
  private func isMissing(for type: any Decodable.Type) -> Bool {
    switch value {
    case .null, .repeated([]): true
    case .text(let text): Self.empty.contains(text) && !RequestText.isFree(type, name)
    // The elements of a list are checked one by one.
    case .repeated where type is any ParameterList.Type: false
    case .repeated(let texts): Self.empty.contains(texts.last ?? "") && !RequestText.isFree(type, name)
    case .list, .named: false
    }
  }

  /// The texts that stand for missing values.
  private static let empty: Set = ["", "undefined", "null"]
  /// What a browser's form has for something with parts.
  private static let object = "[object Object]"

  /// The name of the parameter; an element has the name of its list.
  private var name: String { codingPath.last { Int($0.stringValue) == nil }?.stringValue ?? "" }

  private func text() throws -> String {
    switch value {
    case .text(let text): return text
    // Of several, the last counts.
    case .repeated(let texts): return texts.last ?? ""
    case .null, .list, .named: throw OtherShape(depth: codingPath.count)
    }
  }

  private func named() throws -> [String: RequestValues.Value] {
    guard case .named(let values) = value else { throw OtherShape(depth: codingPath.count) }
    return values
  }

  /// The elements of a list, each with a decoder.
  ///
  /// Throws `OtherShape` if it isn't a list.
  func elements() throws -> [RequestDecoder] {
    if value == .text(Self.object) || value == .repeated([Self.object]) {
      throw OtherShape(depth: codingPath.count)
    }
    let values: [RequestValues.Value] =
      switch value {
      // `k[]=` is how a form says that a list is empty.
      case .list(let values): values.filter { $0 != .text("") && $0 != .null }
      case .repeated(let texts): texts.filter { !$0.isEmpty }.map { .text($0) }
      case .text(let text): [.text(text)]
      case .named(let values): try numbered(values)
      case .null: throw OtherShape(depth: codingPath.count)
      }
    return values.enumerated().map { index, value in
      RequestDecoder(value: value, codingPath: codingPath + [NamedKey(String(index))])
    }
  }

  /// The parameter is of another shape than expected.
  private struct OtherShape: Error {
    /// The number of names that lead to it.
    let depth: Int
  }

  /// The elements of a list with numbers as names, or with any names if all values have parts.
  private func numbered(_ values: [String: RequestValues.Value]) throws -> [RequestValues.Value] {
    let isNumbered = values.keys.allSatisfy { Int($0) != nil }
    let hasParts = values.values.allSatisfy { if case .named = $0 { true } else { false } }
    guard !values.isEmpty, isNumbered || hasParts else { throw OtherShape(depth: codingPath.count) }
    return values.sorted { left, right in
      (Int(left.key) ?? .max, left.key) < (Int(right.key) ?? .max, right.key)
    }.map(\.value)
  }
}
