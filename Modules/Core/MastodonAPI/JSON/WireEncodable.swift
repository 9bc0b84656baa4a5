public import AppValues

/// A value that is written to the wire as JSON.
public protocol WireEncodable {
  /// Writes the value to `json`.
  func write(to json: inout JSONWriter)
}

extension String: WireEncodable {
  public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Bool: WireEncodable {
  public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int: WireEncodable {
  public func write(to json: inout JSONWriter) { json.write(Int64(self)) }
}

extension Int64: WireEncodable {
  public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Double: WireEncodable {
  public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Optional: WireEncodable where Wrapped: WireEncodable {
  public func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.writeNull() }
  }
}

extension Array: WireEncodable where Element: WireEncodable {
  public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Dictionary: WireEncodable where Key == String, Value: WireEncodable {
  // In the order of the keys, so that the same value always gives the same bytes.
  public func write(to json: inout JSONWriter) {
    json.braces { json in
      for (key, value) in self.sorted(by: { $0.key < $1.key }) {
        json.write(key: key)
        value.write(to: &json)
      }
    }
  }
}

extension RawRepresentable where Self: WireEncodable, RawValue == String {
  public func write(to json: inout JSONWriter) { json.write(rawValue) }
}

extension Timestamp: WireEncodable {
  /// Writes a text such as `2026-08-01T13:49:42.878Z`.
  public func write(to json: inout JSONWriter) { MastodonDate.write(self, to: &json) }
}

extension CalendarDate: WireEncodable {
  /// Writes a text such as `2026-08-01`.
  public func write(to json: inout JSONWriter) { MastodonDate.write(self, to: &json) }
}

/// JSON that has already been written.
public struct WireBytes: WireEncodable, Hashable, Sendable {
  /// The JSON.
  public let bytes: [UInt8]

  /// - Parameter bytes: Valid JSON. It isn't checked.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Writes and stores the JSON of a `value`.
  public init(of value: some WireEncodable) {
    self.init(JSONWriter.bytes(of: value))
  }

  public func write(to json: inout JSONWriter) { json.write(bytes: bytes) }
}
