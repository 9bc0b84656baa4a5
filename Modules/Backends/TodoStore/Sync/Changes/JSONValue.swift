/// Any JSON, written in one way only.
indirect enum JSONValue: Sendable, Decodable {
  case none
  case flag(Bool)
  case number(Int64)
  /// A number that is not whole, or too large; as exact as a double.
  case decimal(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func value<Value: Decodable>(_ type: Value.Type) -> Value? {
      // What it is can only be found by trying.
      try? container.decode(type)
    }
    if container.decodeNil() {
      self = .none
    } else if let text = value(String.self) {
      self = .text(text)
    } else if let flag = value(Bool.self) {
      self = .flag(flag)
    } else if let number = value(Int64.self) {
      self = .number(number)
    } else if let decimal = value(Double.self) {
      self = .decimal(decimal)
    } else if let list = value([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// In one line: keys sorted by their bytes, no blanks outside of texts, nothing escaped that needs not be.
  var json: String {
    switch self {
    case .none: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .decimal(let decimal): "\(decimal)"
    case .text(let text): Self.quoted(text)
    case .list(let list): "[\(list.map(\.json).joined(separator: ","))]"
    case .object(let members):
      "{"
        + members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ",") + "}"
    }
  }

  /// A text between quotation marks.
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 2)
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
      case 0..<0x20: bytes += Array("\\u\(Hexadecimal.text(UInt64(byte), digits: 4))".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}
