import Foundation

/// How entered text is normalised before it's kept.
extension TextLimit {
  /// The text in its normal form: in NFC, without white space around it and without characters that could reorder the
  /// text around it; empty if nothing of it is visible.
  ///
  /// - Parameter lines: Whether it may have several lines. Each then ends with LF, and tabs become spaces.
  ///
  /// Throws `invalid(field, …)`: `severalLines`, `unprintable`, and `tooLarge` for a text that is far too large.
  public func normalised(_ text: String, lines: Bool = false) throws(AppError) -> String {
    let text = try trimmed(text).inOneForm(lines: lines)
    if Printable.isPrintable(text, newlines: lines) { return Printable.canBeSeen(text) ? text : "" }
    // What is wrong with more than the lines is said first.
    let isOnlyLines =
      !lines && text.contains(where: \.isNewline)
      && Printable.isPrintable(text.inOneForm(lines: true), newlines: true)
    throw .invalid(field, isOnlyLines ? .severalLines : .unprintable)
  }

  private func trimmed(_ text: String) throws(AppError) -> String {
    let text = text.withoutBlanksAround
    try checkCountable(text)
    return text
  }

  /// The text in its normal form, if it fits.
  ///
  /// - Parameters:
  ///   - text: The text as entered.
  ///   - lines: Whether it may have several lines.
  ///   - length: Counts its characters.
  ///
  /// Throws `invalid(field, …)`: `severalLines`, `unprintable`, `tooLong`, `tooLarge`.
  public func kept(
    _ text: String, lines: Bool = false, length: (String) -> Int = \.count
  ) throws(AppError) -> String {
    let text = try normalised(text, lines: lines)
    try check(text, length: length)
    return text
  }

  /// The text in its normal form, if it fits and isn't empty.
  ///
  /// - Parameters:
  ///   - text: The text as entered.
  ///   - lines: Whether it may have several lines.
  ///   - length: Counts its characters.
  ///
  /// Throws `invalid(field, …)`: `empty`, `severalLines`, `unprintable`, `tooLong`, `tooLarge`.
  public func required(
    _ text: String, lines: Bool = false, length: (String) -> Int = \.count
  ) throws(AppError) -> String {
    let text = try kept(text, lines: lines, length: length)
    if text.isEmpty { throw .invalid(field, .empty) }
    return text
  }

  /// How many more characters an unfinished text could have, negative if it has too many. How many more bytes, if
  /// that's less, or if it's far too large to count its characters.
  ///
  /// - Parameters:
  ///   - text: The text entered so far.
  ///   - lines: Whether it may have several lines.
  ///   - length: Counts its characters.
  public func remaining(_ text: String, lines: Bool = false, length: (String) -> Int = \.count) -> Int {
    let text = text.withoutBlanksAround
    guard isCountable(text) else { return bytes - text.utf8.count }
    let kept = text.inOneForm(lines: lines)
    return min(characters - length(kept), bytes - kept.utf8.count)
  }

  /// Makes sure that the text's folded form also fits in bytes.
  ///
  /// Throws `invalid(field, .tooLarge)`.
  public func checkFolded(_ text: String) throws(AppError) {
    try checkBytes(SearchText.folded(text))
  }

  /// Whether the text's folded form fits in bytes.
  public func holdsFolded(_ text: String) -> Bool { holds(SearchText.folded(text)) }
}

extension String {
  /// The text without characters that could reorder the text around it, and then without white space around it.
  fileprivate var withoutBlanksAround: String {
    Printable.ordered(self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The text in NFC, with one kind of line ending if it may have several lines.
  fileprivate func inOneForm(lines: Bool) -> String {
    let text = lines ? withOneKindOfLines : self
    return text.unicodeScalars.allSatisfy(\.isCertainlyComposed)
      ? text : text.precomposedStringWithCanonicalMapping
  }

  /// The text with each line ended by LF, and spaces for tabs.
  fileprivate var withOneKindOfLines: String {
    if utf8.allSatisfy({ $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\t") }) { return self }
    return replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
      .replacingOccurrences(of: "\t", with: " ")
  }
}

extension Unicode.Scalar {
  /// Whether a text of such scalars is in NFC (Unicode UAX #15, section 9): none of them has a canonical decomposition that
  /// NFC keeps, and none is composed with what is before it. Nearly all texts have no others.
  package var isCertainlyComposed: Bool {
    switch value {
    // Latin letters with their marks; dashes and quotation marks.
    case 0x0000...0x02FF, 0x2010...0x2027: true
    // Japanese, without the combining voiced sound marks, and full-width letters.
    case 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xFF01...0xFF60: true
    // Korean syllables, and emoji.
    case 0xAC00...0xD7A3, 0x1F300...0x1FAFF: true
    default: false
    }
  }
}
