import AppValues
import Foundation
import SocialMenuShell

/// A JSON document (RFC 8259) that says `null` where there is nothing, instead of leaving the key out.
enum JSONValue: Encodable, Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
  init(_ number: Double?) { self = number.map(JSONValue.double) ?? .null }

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch self {
    case .null: try single.encodeNil()
    case .boolean(let value): try single.encode(value)
    case .integer(let value): try single.encode(value)
    case .double(let value): try single.encode(value)
    case .string(let value): try single.encode(value)
    case .array(let values): try single.encode(values)
    case .object(let members): try single.encode(members)
    }
  }

  /// The document on one line, its keys in alphabetical order. Control characters that could affect a terminal
  /// are escaped.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Self.escaped(String(decoding: try encoder.encode(self), as: UTF8.self))
  }

  private static func escaped(_ document: String) -> String {
    if Printable.isPrintable(document) { return document }
    return document.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isUnsafeToPrint {
        for unit in String(scalar).utf16 {
          text += "\\u" + String(0x1_0000 + Int(unit), radix: 16).dropFirst()
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
