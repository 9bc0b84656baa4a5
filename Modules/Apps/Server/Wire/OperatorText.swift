import AppValues

/// A text of the people who run the server: paragraphs with empty lines between them, headings that begin with `#` and
/// lines of lists that begin with `-`. Links, hashtags and nothing else of it can be opened.
struct OperatorText: Sendable {
  /// What a text is about.
  enum Kind: String, CaseIterable, Sendable {
    case about, rules, privacy, terms
  }

  let text: String
  let changedAt: Timestamp

  /// The text as HTML.
  func html(on site: Site) -> String {
    let content = ContentHTML(on: site)
    func inline(_ text: String) -> String { content.inline(text).source }
    return paragraphs.map { paragraph in
      switch paragraph {
      case .heading(let line): "<h2>\(inline(line))</h2>"
      case .list(let lines): "<ul>\(lines.map { "<li>\(inline($0))</li>" }.joined())</ul>"
      case .lines(let lines): "<p>\(inline(lines.joined(separator: "\n")))</p>"
      }
    }.joined()
  }

  /// The text as rules: each line of a list is one, and each other paragraph, of which the first line is the rule and the
  /// others explain it. Headings are none.
  var rules: [(text: String, hint: String)] {
    paragraphs.flatMap { paragraph -> [(text: String, hint: String)] in
      switch paragraph {
      case .heading: []
      case .list(let lines): lines.map { ($0, "") }
      case .lines(let lines): [(lines[0], lines.dropFirst().joined(separator: "\n"))]
      }
    }
  }

  private enum Paragraph {
    case heading(String)
    case list([String])
    /// One or more.
    case lines([String])
  }

  private var paragraphs: [Paragraph] {
    var paragraphs: [Paragraph] = []
    var isOpen = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = Self.trimmed(line)
      if line.isEmpty {
        isOpen = false
      } else if let heading = Self.rest(of: line, after: "#") {
        paragraphs.append(.heading(heading))
        isOpen = false
      } else if let item = Self.rest(of: line, after: "-") {
        if isOpen, case .list(let items) = paragraphs.last {
          paragraphs[paragraphs.count - 1] = .list(items + [item])
        } else {
          paragraphs.append(.list([item]))
        }
        isOpen = true
      } else if isOpen, case .lines(let lines) = paragraphs.last {
        paragraphs[paragraphs.count - 1] = .lines(lines + [line])
      } else {
        paragraphs.append(.lines([line]))
        isOpen = true
      }
    }
    return paragraphs
  }

  /// What follows one or more of a mark and a space; nil if the line begins otherwise or nothing follows.
  private static func rest(of line: String, after mark: Character) -> String? {
    let rest = line.drop { $0 == mark }
    guard line.first == mark, rest.first?.isWhitespace == true else { return nil }
    let text = trimmed(rest)
    return text.isEmpty ? nil : text
  }

  private static func trimmed(_ text: Substring) -> String {
    let rest = text.drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }
}
