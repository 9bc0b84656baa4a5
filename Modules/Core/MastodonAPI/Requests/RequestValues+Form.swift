extension RequestValues {
  /// Reads the query of an address.
  ///
  /// - Parameters:
  ///   - query: The query, without `?`.
  ///   - limits: The limits for the parameters.
  public init(query: String, limits: RequestLimits = .init()) throws(RequestValuesError) {
    try self.init(form: Array(query.utf8), limits: limits)
  }

  /// Reads a form in the format `application/x-www-form-urlencoded`.
  ///
  /// - Parameters:
  ///   - form: The bytes of the body.
  ///   - limits: The limits for the parameters.
  public init(form: [UInt8], limits: RequestLimits = .init()) throws(RequestValuesError) {
    var builder = RequestValuesBuilder(limits: limits)
    for pair in form.split(separator: UInt8(ascii: "&")) {
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      try builder.add(
        name: try Self.decoded(pair[..<equals]), text: try Self.decoded(pair[equals...].dropFirst()))
    }
    self.init(builder.values)
  }

  /// Reads the fields of a form in the format `multipart/form-data`, without its files.
  ///
  /// - Parameters:
  ///   - fields: The names with their texts, in order.
  ///   - limits: The limits for the parameters.
  public init(
    fields: [(name: String, text: String)], limits: RequestLimits = .init()
  ) throws(RequestValuesError) {
    var builder = RequestValuesBuilder(limits: limits)
    for field in fields {
      try builder.add(name: field.name, text: field.text)
    }
    self.init(builder.values)
  }

  /// Decodes `bytes`: `+` is a space, and `%` begins an escaped byte. Any other `%` is itself.
  private static func decoded(_ bytes: ArraySlice<UInt8>) throws(RequestValuesError) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "%"), index + 1 < bytes.endIndex, let high = hexDigit(bytes[index]),
        let low = hexDigit(bytes[index + 1])
      {
        result.append(high << 4 | low)
        index += 2
      } else {
        result.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    guard let text = String(validating: result, as: UTF8.self) else { throw .malformed }
    return text
  }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
