import AppValues
import Entities

/// Finds links, hashtags and mentions in a text, from left to right, in any script.
///
/// - A link begins with `http://` or `https://` where no word stands before it. It ends at a space, at a
///   quotation mark or angle bracket, and at writing that knows no spaces (「を見て」 right behind a link is
///   not part of it); punctuation at its end belongs to the sentence.
/// - A hashtag is `#` (or `＃`) and letters, marks, digits and `_`, with `·` and `・` inside; not right behind
///   a word or a slash, and not digits alone; what is longer than `TextLimit.hashtag` is none.
/// - A mention is `@` (or `＠`) and `[A-Za-z0-9_]`, then `@host` if it is of another server; not right behind
///   a word or one of `/ . - + @`, so that an email address is none.
struct TextScanner {
  private let text: String
  private var parts: [TextPart] = []
  private var plainStart: String.Index

  init(_ text: String) {
    self.text = text
    plainStart = text.startIndex
  }

  mutating func scan() -> [TextPart] {
    var index = text.startIndex
    var previous: Character?
    while index < text.endIndex {
      if let (kind, end) = special(at: index, after: previous) {
        close(at: index)
        parts.append(TextPart(kind: kind, text: text[index..<end]))
        plainStart = end
        previous = text[text.index(before: end)]
        index = end
      } else {
        previous = text[index]
        index = text.index(after: index)
      }
    }
    close(at: text.endIndex)
    return parts
  }

  private mutating func close(at index: String.Index) {
    if plainStart < index {
      parts.append(TextPart(kind: .plain, text: text[plainStart..<index]))
    }
  }

  private func special(
    at index: String.Index, after previous: Character?
  ) -> (TextPart.Kind, String.Index)? {
    switch text[index] {
    case "h", "H": linkEnd(from: index, after: previous).map { (.link, $0) }
    case "#", "＃": hashtagEnd(from: index, after: previous).map { (.hashtag, $0) }
    case "@", "＠": mentionEnd(from: index, after: previous).map { (.mention, $0) }
    default: nil
    }
  }

  private func linkEnd(from start: String.Index, after previous: Character?) -> String.Index? {
    if let previous, previous.isWord, !previous.isWrittenWithoutSpaces { return nil }
    guard let scheme = ["https://", "http://"].first(where: { hasPrefix($0, at: start) }) else { return nil }
    let rest = text[text.index(start, offsetBy: scheme.count)...]
    guard let first = rest.first, first.isWord || first == "[" else { return nil }
    let body = rest.prefix { $0.belongsInLink }.trimmingSentenceEnd()
    return body.isEmpty ? nil : body.endIndex
  }

  private func hasPrefix(_ prefix: String, at start: String.Index) -> Bool {
    text[start...].prefix(prefix.count).lowercased() == prefix
  }

  private func hashtagEnd(from start: String.Index, after previous: Character?) -> String.Index? {
    if let previous, previous.isWord || "/#＃&=".contains(previous) { return nil }
    var name = text[text.index(after: start)...].prefix { $0.isWord || $0.isMiddleDot }
    while name.last?.isMiddleDot == true { name.removeLast() }
    guard let first = name.first, !first.isMiddleDot, name.contains(where: { $0.isLetter }) else {
      return nil
    }
    let limit = TextLimit.hashtag
    return name.utf8.count <= limit.bytes && name.count <= limit.characters ? name.endIndex : nil
  }

  private func mentionEnd(from start: String.Index, after previous: Character?) -> String.Index? {
    if let previous, previous.isWord && !previous.isWrittenWithoutSpaces || "/.-+@＠".contains(previous) {
      return nil
    }
    let handle = text[text.index(after: start)...].prefix { $0.isHandle }
    guard !handle.isEmpty else { return nil }
    return hostEnd(from: handle.endIndex) ?? handle.endIndex
  }

  private func hostEnd(from start: String.Index) -> String.Index? {
    guard start < text.endIndex, text[start] == "@" else { return nil }
    var host = text[text.index(after: start)...].prefix { $0.isHost }
    while let last = host.last, !last.isHandle { host.removeLast() }
    return host.first?.isHandle == true ? host.endIndex : nil
  }
}

extension Character {
  /// Letters, digits and `_`, with their marks, but not keycap emoji.
  fileprivate var isWord: Bool {
    self == "_"
      || (isLetterOrDigit && !unicodeScalars.contains { $0.properties.generalCategory == .enclosingMark })
  }

  fileprivate var isMiddleDot: Bool { self == "·" || self == "・" }

  fileprivate var isHandle: Bool { isASCII && isWord }

  fileprivate var isHost: Bool { isHandle || self == "." || self == "-" || self == ":" }

  /// Han, kana, Hangul and their punctuation, full-width forms, emoji: what stands beside a link or a
  /// mention without a space between.
  fileprivate var isWrittenWithoutSpaces: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return value >= 0x2E80 || (0x1100...0x11FF).contains(value)
  }

  fileprivate var belongsInLink: Bool {
    guard !isWrittenWithoutSpaces else { return false }
    // Each of them: some letters take up what stands behind them, a quotation mark, say.
    return unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && scalar.value != 0x7F && !scalar.properties.isWhitespace
        && !(0x2000...0x206F).contains(scalar.value) && !"<>\"\\^`{|}«»".unicodeScalars.contains(scalar)
    }
  }
}

extension Substring {
  /// Without the punctuation that ends a sentence or closes a bracket opened before the link.
  fileprivate func trimmingSentenceEnd() -> Substring {
    var rest = self
    // How many more are opened than closed.
    var (round, square) = (balance("(", ")"), balance("[", "]"))
    while let last = rest.last {
      switch last {
      case ".", ",", ";", ":", "!", "?", "'", "*": break
      case ")" where round < 0: round += 1
      case "]" where square < 0: square += 1
      default: return rest
      }
      rest.removeLast()
    }
    return rest
  }

  private func balance(_ open: Character, _ close: Character) -> Int {
    reduce(0) { $0 + ($1 == open ? 1 : $1 == close ? -1 : 0) }
  }
}
