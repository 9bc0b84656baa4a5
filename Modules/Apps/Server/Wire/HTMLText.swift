/// HTML that only ever holds what was escaped, or stands in the code.
struct HTMLText: Hashable, Sendable, ExpressibleByStringInterpolation {
  private(set) var source: String

  init(stringLiteral literal: String) {
    source = literal
  }

  init(stringInterpolation: Interpolation) {
    source = stringInterpolation.source
  }

  /// Text from people, escaped.
  init(_ text: some StringProtocol) {
    source = Self.escaped(text)
  }

  static func += (left: inout HTMLText, right: HTMLText) {
    left.source += right.source
  }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) {
      source += literal
    }

    /// Text from people, escaped.
    mutating func appendInterpolation(_ text: some StringProtocol) {
      source += HTMLText.escaped(text)
    }

    mutating func appendInterpolation(_ html: HTMLText) {
      source += html.source
    }
  }

  /// Escaped for content and for values of attributes in quotation marks.
  private static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
