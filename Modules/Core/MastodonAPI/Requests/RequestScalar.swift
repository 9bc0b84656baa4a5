import AppValues

/// A value that is represented by one text in a request.
protocol RequestScalar: Decodable, Encodable {
  /// The type as in a description.
  static var kind: ParameterKind { get }
  /// Reads the value from a text; nil if the text isn't valid.
  init?(requestText: String)
  /// The value as a text.
  var requestText: String { get }
}

extension String: RequestScalar {
  static var kind: ParameterKind { .text }

  init?(requestText: String) { self = requestText }

  var requestText: String { self }
}

extension Secret: RequestScalar {
  static var kind: ParameterKind { .text }

  init?(requestText: String) { self.init(requestText) }

  var requestText: String { value }
}

extension Bool: RequestScalar {
  static var kind: ParameterKind { .flag }

  init(requestText: String) {
    // Anything but a no is a yes.
    self = RequestText.flag(requestText) ?? true
  }

  var requestText: String { self ? "true" : "false" }
}

extension Double: RequestScalar {
  static var kind: ParameterKind { .number }

  init?(requestText: String) {
    guard let number = RequestText.number(requestText) else { return nil }
    self = number
  }

  var requestText: String { description }
}

extension RequestScalar where Self: FixedWidthInteger {
  static var kind: ParameterKind { .integer }

  init?(requestText: String) {
    guard let integer = RequestText.integer(requestText) else { return nil }
    self.init(clamping: integer)
  }

  var requestText: String { String(self) }
}

extension Int: RequestScalar {}
extension Int64: RequestScalar {}
extension Int32: RequestScalar {}
extension UInt64: RequestScalar {}
