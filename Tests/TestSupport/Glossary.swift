import Foundation

/// The one word that the app's texts have for each thing, in one language, and the words they never use for it.
///
/// Texts, commands and help follow it; code has its own names (`Notice`, `User`). A word that is right in some phrases
/// lists those as exceptions.
public struct Glossary: Sendable {
  /// A thing, the word for it, and the words to avoid.
  public struct Entry: Sendable {
    /// The word to use.
    public let term: String
    fileprivate let avoided: NSRegularExpression
    fileprivate let exceptions: NSRegularExpression?

    /// - Parameters:
    ///   - term: The word to use.
    ///   - avoided: What not to write, each a regular expression; the case of letters doesn't count.
    ///   - exceptions: Phrases in which an avoided word is right, likewise.
    init(_ term: String, not avoided: String..., except exceptions: String...) throws {
      self.term = term
      self.avoided = try Self.either(of: avoided)
      self.exceptions = try exceptions.isEmpty ? nil : Self.either(of: exceptions)
    }

    private static func either(of patterns: [String]) throws -> NSRegularExpression {
      try NSRegularExpression(
        pattern: patterns.map { "(?:\($0))" }.joined(separator: "|"), options: .caseInsensitive)
    }

    fileprivate func misuse(in text: String) -> String? {
      var text = text
      if let exceptions { text = Glossary.blanking(exceptions, in: text) }
      let match = avoided.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
      return match.flatMap { Range($0.range, in: text) }.map { String(text[$0]) }
    }
  }

  /// A word that a text should not use, and the better one.
  public struct Misuse: Hashable, Sendable {
    public let word: String
    public let better: String
  }

  /// Every thing that has a word of its own.
  public let entries: [Entry]
  private let anyAvoided: NSRegularExpression
  private let code: NSRegularExpression

  init(_ entries: [Entry]) throws {
    self.entries = entries
    anyAvoided = try NSRegularExpression(
      pattern: entries.map { "(?:\($0.avoided.pattern))" }.joined(separator: "|"), options: .caseInsensitive)
    code = try NSRegularExpression(pattern: "“[^”]*”")
  }

  /// The glossary for a text: Japanese if it has a Japanese character, else English.
  public static func of(_ text: String) throws -> Glossary {
    try (text.unicodeScalars.contains { (0x3041...0x9FFF).contains($0.value) } ? japanese : english).get()
  }

  /// The words that `text` should not use. What stands between quotation marks is what someone types or has typed, and may use any.
  public func misuses(in text: String) -> [Misuse] {
    let prose = Self.blanking(code, in: text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    guard anyAvoided.firstMatch(in: prose, range: NSRange(prose.startIndex..., in: prose)) != nil else {
      return []
    }
    return entries.compactMap { entry in
      entry.misuse(in: prose).map { Misuse(word: $0, better: entry.term) }
    }
  }

  private static func blanking(_ expression: NSRegularExpression, in text: String) -> String {
    let range = NSRange(text.startIndex..., in: text)
    return expression.stringByReplacingMatches(
      in: text, range: range, withTemplate: String(SourceText.interpolation))
  }
}
