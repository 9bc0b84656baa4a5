import Foundation

/// Makes text comparable for search, in the same way for stored text and for queries.
public enum SearchText {
  /// The text without differences of case, accents and width: NFKD without the combining marks of Latin, Greek and
  /// Cyrillic, in lowercase, as NFC. Kana keep their voicing marks, and marks that are letters in their script
  /// (Devanagari, Thai) stay. Folding twice changes nothing.
  public static func folded(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy(isUnchanged) { return text.lowercased() }
    if let short = foldedLetters(text) { return short }
    return decomposedAndFolded(text)
  }

  /// The text as it's searched: folded, with katakana as hiragana, so that either finds the other. Names that must be
  /// distinct, such as those of hashtags, are compared by `folded(_:)`.
  public static func searchable(_ text: String) -> String { asHiragana(folded(text)) }

  private static func asHiragana(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isKatakana) else { return text }
    var changed = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { changed.append(isKatakana(scalar) ? inOtherKana(scalar) : scalar) }
    return String(changed)
  }

  /// Whether there's a hiragana for it.
  private static func isKatakana(_ scalar: Unicode.Scalar) -> Bool {
    (0x30A1...0x30F6).contains(scalar.value) || (0x30FD...0x30FE).contains(scalar.value)
  }

  /// Hiragana for katakana and vice versa; any other character unchanged.
  private static func inOtherKana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x3041...0x3096, 0x309D...0x309E: Unicode.Scalar(scalar.value + 0x60) ?? scalar
    case 0x30A1...0x30F6, 0x30FD...0x30FE: Unicode.Scalar(scalar.value - 0x60) ?? scalar
    default: scalar
    }
  }

  private static func decomposedAndFolded(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      if scalar.value < 0x400, let spelled = spelledOut[scalar] {
        kept.append(contentsOf: spelled.unicodeScalars)
      } else if !isIgnored(scalar) {
        kept.append(scalar)
      }
    }
    return String(kept).precomposedStringWithCanonicalMapping
  }

  /// A text folded letter by letter, which is ten times as fast as decomposing it; nil if the result might differ.
  private static func foldedLetters(_ text: String) -> String? {
    var folded = ""
    for scalar in text.unicodeScalars {
      if isUnchanged(scalar) {
        folded.unicodeScalars.append(scalar)
      } else if latin.contains(scalar.value) {
        folded += foldedLatin[Int(scalar.value - latin.lowerBound)]
      } else if wideASCII.contains(scalar.value), let narrow = Unicode.Scalar(scalar.value - 0xFEE0) {
        folded.unicodeScalars.append(narrow)
      } else {
        return nil
      }
    }
    return folded.lowercased()
  }

  /// The accented letters of most languages in Latin script, each of them one scalar.
  private static let latin: ClosedRange<UInt32> = 0xC0...0x17F
  private static let foldedLatin = latin.map { value in
    Unicode.Scalar(value).map { decomposedAndFolded(String($0)) } ?? ""
  }

  /// ASCII as wide as Han.
  private static let wideASCII: ClosedRange<UInt32> = 0xFF01...0xFF5E

  /// Whether folding changes at most its case: ASCII, most kana, Han and Hangul, the commonest punctuation, and most emoji.
  private static func isUnchanged(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x7F, 0x2012...0x2016, 0x2018...0x201F, 0x2600...0x27BF, 0x3001...0x3003, 0x3005,
      0x3008...0x3011, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF:
      true
    default: false
    }
  }

  /// The words of a text as they're searched (`searchable(_:)`): sequences of letters and digits.
  public static func words(_ text: String) -> [String] {
    searchable(text).split { !isPartOfWord($0) }.map(String.init)
  }

  /// The tokens of a text for an index, in the kana that it's written in: each pair of adjacent characters of a word,
  /// words of one character, each character of scripts without spaces, and each three adjacent ASCII letters or
  /// digits, since pairs of those are in nearly every text. Each token once, sorted.
  public static func tokens(_ text: String) -> [String] {
    tokens(text, isQuery: false)
  }

  /// The tokens that every text matching a query contains, each in one of its `spellings(of:)`, except those that are
  /// part of others; empty if there's nothing to search for.
  public static func tokens(ofQuery query: String) -> [String] {
    tokens(query, isQuery: true)
  }

  /// The spellings of a token in hiragana and katakana, with the token itself first: an index may contain any of
  /// them.
  public static func spellings(of token: String) -> [String] {
    var spellings = [String.UnicodeScalarView()]
    for scalar in token.unicodeScalars {
      let other = inOtherKana(scalar)
      let ways = other == scalar ? [scalar] : [scalar, other]
      spellings = ways.flatMap { way in spellings.map { $0 + [way] } }
    }
    return spellings.map { String($0) }
  }

  private static func tokens(_ text: String, isQuery: Bool) -> [String] {
    let text = folded(text)
    var tokens = TokenRanges(isQuery: isQuery)
    var offset = 0
    for character in text {
      let range = offset..<offset + character.utf8.count
      offset = range.upperBound
      if isPartOfWord(character) {
        tokens.add(range, alone: !isQuery && isIdeographic(character))
      } else {
        tokens.endWord()
      }
    }
    tokens.endWord()
    return tokens.texts(in: text)
  }

  /// The maximum size of a character in a token, in bytes, since a character may have thousands of marks.
  private static let longestCharacter = 64

  private static func isPartOfWord(_ character: Character) -> Bool {
    guard let ascii = character.asciiValue else {
      return character.isLetterOrDigit && character.utf8.count <= longestCharacter
    }
    // Folded, so that there are no capitals.
    return (0x61...0x7A).contains(ascii) || (0x30...0x39).contains(ascii)
  }

  /// Whether a text contains every word of a query as part of one of its words. A single letter of a script that
  /// separates words must be a word by itself.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - query: The words, as `words(_:)` makes them.
  public static func matches(_ text: String, words query: [String]) -> Bool {
    var text = text
    let isFound = text.withUTF8 { bytes in ASCIIWords(bytes).map { words in query.allSatisfy(words.hold) } }
    if let isFound { return isFound }
    let words = words(text)
    return query.allSatisfy { wanted in
      if wanted.count == 1, let only = wanted.first, !isIdeographic(only) { return words.contains(wanted) }
      return words.contains { $0.contains(wanted) }
    }
  }

  /// Whether a text contains a character that is found wherever it stands, as each of Han, kana and Hangul is: one of
  /// them may be a whole word.
  public static func holdsWholeWord(_ text: String) -> Bool {
    words(text).contains { $0.contains(where: isIdeographic) }
  }

  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x3005...0x30FF).contains(value) || (0x31F0...0x31FF).contains(value)
      || (0x3400...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0x20000...0x323AF).contains(value)
  }

  /// Letters below U+0400 that Unicode doesn't decompose, as people type them without the key.
  private static let spelledOut: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ħ": "h",
    "ı": "i", "ς": "σ",
  ]
}

/// The words of an ASCII text, which folding only lowercases, without making strings: a search may compare thousands
/// of texts for one page.
private struct ASCIIWords {
  private let text: UnsafeBufferPointer<UInt8>

  /// - Returns: nil for a text with any other character.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
    self.text = text
  }

  /// Whether a word contains `wanted`, which is folded. A single letter must be a word by itself.
  func hold(_ wanted: String) -> Bool {
    var wanted = wanted
    return wanted.withUTF8 { wanted in
      guard let first = wanted.first, wanted.count <= text.count else { return false }
      return (0...text.count - wanted.count).contains { start in
        guard Self.lowered(text[start]) == first else { return false }
        let end = start + wanted.count
        let isSame = zip(text[start..<end], wanted).allSatisfy { Self.lowered($0) == $1 }
        return isSame && (wanted.count > 1 || !(isInWord(start - 1) || isInWord(end)))
      }
    }
  }

  private func isInWord(_ index: Int) -> Bool {
    guard text.indices.contains(index) else { return false }
    let byte = Self.lowered(text[index])
    return (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
