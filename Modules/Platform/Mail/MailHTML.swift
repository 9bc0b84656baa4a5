import Foundation

/// An email's text as HTML, for programs that show it so. There is nothing in it that the text doesn't say, and nothing
/// that is loaded: no images, scripts or styles from elsewhere.
///
/// Paragraphs stand between empty lines. One whose lines all begin with four spaces is set apart, line by line: a code,
/// details, or the address of a page. Only an address that has such a line to itself becomes a link, so that nothing
/// that someone else chose does.
struct MailHTML {
  let subject: String
  let text: String
  /// A BCP 47 code; empty if it isn't known.
  let language: String

  /// The document.
  var document: String {
    let body = paragraphs.map { paragraph in
      let lines = paragraph.compactMap { line in line.hasPrefix(Self.indent) ? line.dropFirst(4) : nil }
      return lines.count == paragraph.count
        ? "<p style=\"margin-left: 2em; font-size: 1.15em\">\(lines.map(Self.line).joined(separator: "<br>\n"))</p>"
        : "<p>\(Self.flowing(paragraph))</p>"
    }
    return """
      <!DOCTYPE html>
      <html\(language.isEmpty ? "" : " lang=\"\(Self.escaped(language))\"")>
      <head>
      <meta charset="utf-8">
      <title>\(Self.escaped(subject))</title>
      </head>
      <body style="font-family: sans-serif; line-height: 1.5; max-width: 40em">
      \(body.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private static let indent = "    "

  private var paragraphs: [[Substring]] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .split { line in line.allSatisfy(\.isWhitespace) }.map(Array.init)
  }

  /// The lines of a paragraph as one. Between Japanese characters stands no space.
  private static func flowing(_ lines: [Substring]) -> String {
    lines.reduce(into: "") { flowing, line in
      let isJoined = flowing.last.map { !$0.isASCII } ?? true && line.first.map { !$0.isASCII } ?? true
      if !flowing.isEmpty, !isJoined { flowing += "\n" }
      flowing += escaped(line)
    }
  }

  private static func line(_ line: Substring) -> String {
    guard line.wholeMatch(of: /https?:\/\/\S+/) != nil else { return escaped(line) }
    return "<a href=\"\(escaped(line))\">\(escaped(line))</a>"
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    // By scalars: a mark with an accent on it is one character.
    text.unicodeScalars.reduce(into: "") { html, scalar in
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }
}
