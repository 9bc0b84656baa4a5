extension RequestValues {
  /// The names and texts of a form, sorted by name. Lists are written as `k[]`, but lists of named values as
  /// `k[0][a]`. Nulls are left out.
  public var fields: [(name: String, text: String)] {
    values.sorted { $0.key < $1.key }.flatMap { Self.fields($0.value, name: $0.key) }
  }

  /// The query of an address, without a `?`, or the body of a form.
  public var query: String {
    fields.map { "\(Self.escaped($0.name))=\(Self.escaped($0.text))" }.joined(separator: "&")
  }

  private static func fields(_ value: Value, name: String) -> [(name: String, text: String)] {
    switch value {
    case .null: []
    case .text(let text): [(name, text)]
    case .repeated(let texts): texts.map { (name, $0) }
    // That it's empty has to be said, too.
    case .list([]): [("\(name)[]", "")]
    case .list(let values):
      values.enumerated().flatMap { index, value in
        fields(value, name: value.hasParts ? "\(name)[\(index)]" : "\(name)[]")
      }
    case .named(let values):
      values.sorted { $0.key < $1.key }.flatMap { fields($0.value, name: "\(name)[\($0.key)]") }
    }
  }

  /// A text escaped for an address: everything but letters, digits and `-._~` (RFC 3986).
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(hexDigits[Int(byte >> 4)])
        bytes.append(hexDigits[Int(byte & 0x0F)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)
}

extension RequestValues.Value {
  fileprivate var hasParts: Bool {
    switch self {
    case .named, .list: true
    case .text, .repeated, .null: false
    }
  }
}
