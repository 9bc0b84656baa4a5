public import AppValues
import Foundation

/// A JSON document (RFC 8259) that says `null` where there is nothing, instead of leaving the key out.
public enum JSONValue: Encodable, Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// A text; `null` for nil.
  public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
  /// A number; `null` for nil.
  public init(_ number: Double?) { self = number.map(JSONValue.double) ?? .null }

  public func encode(to encoder: any Encoder) throws {
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
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Self.escaped(String(decoding: try encoder.encode(self), as: UTF8.self))
  }

  private static func escaped(_ document: String) -> String {
    if !document.unicodeScalars.contains(where: \.isUnsafeToPrint) { return document }
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

extension JSONValue {
  /// An instant as ISO 8601 in UTC with milliseconds. They are written from the whole number: a date holds a
  /// fraction, which would be cut to one millisecond less now and then.
  public static func time(_ instant: Timestamp) -> JSONValue {
    let (seconds, fraction) = instant.milliseconds.dividedFlooring(by: 1000)
    let time = Timestamp(milliseconds: seconds * 1000).date.formatted(.iso8601).dropLast()
    return .string("\(time).\(String(fraction + 1000).dropFirst())Z")
  }
}

extension Int64 {
  /// The quotient rounded down and the remainder, which is never negative.
  fileprivate func dividedFlooring(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
