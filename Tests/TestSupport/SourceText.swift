/// A text as a Swift source has it: one string literal.
public struct SourceText: Hashable, Sendable {
  /// Stands in ``text`` for each value that the program puts there.
  public static let interpolation: Character = "\u{FFFC}"

  /// Where the literal begins; the first line is 1.
  public let line: Int
  /// What it says, its escapes resolved.
  public let text: String

  /// The string literals of a source file, also those within another's interpolations; comments have none. Raw
  /// literals (`#"…"#`) are passed over.
  public static func all(in source: String) -> [SourceText] {
    var reader = LiteralReader(source)
    reader.readCode(inParentheses: false)
    return reader.found
  }
}

/// Reads a Swift source only as closely as telling literals from code and comments takes.
private struct LiteralReader {
  var found: [SourceText] = []
  private let source: [Unicode.Scalar]
  private var position = 0
  private var line = 1

  init(_ source: String) { self.source = Array(source.unicodeScalars) }

  private func begins(_ text: String) -> Bool {
    source[position...].starts(with: text.unicodeScalars)
  }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where position < source.count {
      if source[position] == "\n" { line += 1 }
      position += 1
    }
  }

  private mutating func skip(past end: String) {
    while position < source.count, !begins(end) { step() }
    step(end.unicodeScalars.count)
  }

  /// Reads code: to the end, or past the parenthesis that closes an interpolation.
  mutating func readCode(inParentheses: Bool) {
    var depth = 0
    while position < source.count {
      switch source[position] {
      case "/" where begins("//"): skip(past: "\n")
      case "/" where begins("/*"): skip(past: "*/")
      case "#" where begins("#\""):
        step(2)
        skip(past: "\"#")
      case "\"": readLiteral()
      case "(":
        depth += 1
        step()
      case ")":
        step()
        if inParentheses, depth == 0 { return }
        depth -= 1
      default: step()
      }
    }
  }

  private mutating func readLiteral() {
    let (start, quote) = (line, begins("\"\"\"") ? "\"\"\"" : "\"")
    var text = String.UnicodeScalarView()
    step(quote.count)
    while position < source.count, !begins(quote) {
      if source[position] == "\\" {
        step()
        readEscape(into: &text)
      } else {
        text.append(source[position])
        step()
      }
    }
    step(quote.count)
    found.append(SourceText(line: start, text: String(text)))
  }

  private mutating func readEscape(into text: inout String.UnicodeScalarView) {
    guard position < source.count else { return }
    let scalar = source[position]
    step()
    switch scalar {
    case "(":
      readCode(inParentheses: true)
      text.append(contentsOf: SourceText.interpolation.unicodeScalars)
    case "\n":  // The text goes on in the next line.
      while position < source.count, source[position] == " " { step() }
    case "n", "t": text.append(" ")
    case "u":
      let digits = source[position...].prefix { $0 != "}" }.dropFirst()
      step(digits.count + 2)
      if let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) {
        Unicode.Scalar(value).map { text.append($0) }
      }
    default: text.append(scalar)
    }
  }
}
