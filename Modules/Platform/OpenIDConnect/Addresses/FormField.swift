import Foundation

/// A field of a form, or of a query.
struct FormField: Hashable, Sendable {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Fields as `application/x-www-form-urlencoded`, but with `%20` for spaces, which queries also allow.
  static func encode(_ fields: [FormField]) -> String {
    fields.map { "\(encode($0.name))=\(encode($0.value))" }.joined(separator: "&")
  }

  /// A name or a value, with all but letters, digits and `-._~` as bytes in hexadecimal.
  static func encode(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
