extension RequestValues {
  /// Reads the parameters as a type says.
  ///
  /// Booleans are taken in all the ways that clients write them, numbers as texts, one value where a list is wanted, and
  /// a list that is written by numbers: `k[0]=`. What is null is missing. An empty text is kept, but counts as missing
  /// where no text is wanted. What no one asks for is ignored.
  ///
  /// - Parameter type: What is wanted.
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

  /// The name as a form has it: `source[privacy]`.
  static func name(_ path: [any CodingKey]) -> String {
    guard let first = path.first else { return "" }
    return first.stringValue + path.dropFirst().map { "[\($0.stringValue)]" }.joined()
  }
}

/// Reads one parameter, and what is in it.
struct RequestDecoder: Decoder {
  let value: RequestValues.Value
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RequestKeyedContainer(values: try named(), codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    RequestListContainer(values: try list(), codingPath: codingPath)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    RequestSingleContainer(decoder: self)
  }

  /// Reads the parameter as a type says.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let scalar = type as? any RequestScalar.Type else { return try Value(from: self) }
    guard let read = scalar.init(requestText: try text()) as? Value else { throw wrong() }
    return read
  }

  /// Whether there is nothing here for a type that isn't text.
  func isMissing(for type: any Decodable.Type) -> Bool {
    switch value {
    case .null: true
    case .text(""), .repeated([]): (type as? any RequestScalar.Type).map { $0.kind != .text } ?? false
    default: false
    }
  }

  func wrong() -> RequestValuesError {
    .wrong(RequestValuesError.name(codingPath))
  }

  private func text() throws -> String {
    switch value {
    case .text(let text): return text
    // Of several, the last counts.
    case .repeated(let texts): return texts.last ?? ""
    case .null: throw RequestValuesError.missing(RequestValuesError.name(codingPath))
    case .list, .named: throw wrong()
    }
  }

  private func named() throws -> [String: RequestValues.Value] {
    switch value {
    case .named(let values): return values
    case .null, .text(""): return [:]
    default: throw wrong()
    }
  }

  private func list() throws -> [RequestValues.Value] {
    switch value {
    // `k[]=` is how a form says that a list is empty.
    case .list(let values): return values.filter { $0 != .text("") && $0 != .null }
    case .repeated(let texts): return texts.filter { !$0.isEmpty }.map { .text($0) }
    case .text(let text): return text.isEmpty ? [] : [.text(text)]
    case .null: return []
    case .named(let values): return try Self.numbered(values) ?? { throw wrong() }()
    }
  }

  /// The elements of a list that is written by numbers, or by other names where all have parts.
  private static func numbered(_ values: [String: RequestValues.Value]) throws -> [RequestValues.Value]? {
    let isNumbered = values.keys.allSatisfy { Int($0) != nil }
    let hasParts = values.values.allSatisfy { if case .named = $0 { true } else { false } }
    guard isNumbered || hasParts else { return nil }
    return values.sorted { left, right in
      (Int(left.key) ?? .max, left.key) < (Int(right.key) ?? .max, right.key)
    }.map(\.value)
  }
}
