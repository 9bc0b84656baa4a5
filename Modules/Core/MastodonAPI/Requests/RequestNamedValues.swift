/// Reads parameters by name, all types in one way.
///
/// The protocol of the standard library asks for each type by itself, and answers for the common ones in its own way where
/// it isn't told; so it's told here.
protocol RequestNamedValues: KeyedDecodingContainerProtocol {
  /// The value of a key; nil where it's missing.
  func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value?
}

extension RequestNamedValues {
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try optional(type, key) }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try optional(type, key) }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try optional(type, key) }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try optional(type, key) }

  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try optional(type, key) }

  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try optional(type, key) }

  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try optional(type, key) }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try optional(type, key)
  }
}
