extension Unicode.Scalar {
  /// Whether the scalar could do something to a terminal or to the order of the text around it: control characters (with
  /// ESC, CSI and NUL), bidirectional embeddings, overrides and isolates (Unicode UAX #9), line and paragraph separators,
  /// byte order marks and invisible tags. A newline is one too: who allows it says so.
  public var isUnsafeToPrint: Bool { isControl || isTakenOut || isIsolate }

  /// Whether it's never allowed in text.
  fileprivate var isControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFFF9...0xFFFB, 0xE0001: true
    default: false
    }
  }

  /// Whether it's an embedding, an override, the end of one, or a byte order mark.
  fileprivate var isTakenOut: Bool { (0x202A...0x202E).contains(value) || value == 0xFEFF }

  /// Whether it begins or ends an isolate.
  fileprivate var isIsolate: Bool { (0x2066...0x2069).contains(value) }

  /// Whether it ends open isolates.
  fileprivate var endsLine: Bool { value == 0x0A || value == 0x0D }

  /// Whether it's visible by itself: not white space, not a character that only joins, selects, fills or marks
  /// others, and not one of the few symbols with a blank glyph.
  fileprivate var isVisible: Bool {
    switch value {
    // The Braille pattern without dots, and the musical note without a head.
    case 0x2800, 0x1D159: return false
    default: break
    }
    return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .nonspacingMark
  }
}

/// The rules for characters in text that people show each other.
///
/// The same rules apply to all incoming text:
/// - Direction marks (LRM, RLM, ALM) stay. Keyboards for Arabic and Hebrew have them, and like letters, they order
///   only the text next to them.
/// - Isolates (LRI, RLI, FSI) stay if a PDI ends them on the same line, since they order only the text within them.
/// - Isolates that aren't ended, embeddings and overrides (LRE, RLE, LRO, RLO, PDF) are removed, since they could
///   reorder the text around them, and so are byte order marks, which mean nothing. See ``ordered(_:)``.
/// - Control characters, line and paragraph separators, annotations and tags are refused if someone enters them, and
///   removed from other text. See ``kept(_:newlines:)``.
///
/// A row of a terminal contains no isolates, since truncating it could leave them open. See
/// ``stripped(_:newlines:)``.
public enum Printable {
  /// Whether anything of the text is visible.
  public static func canBeSeen(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: \.isVisible)
  }

  /// Whether the text would be kept unchanged. Newlines are allowed if `newlines` is true.
  public static func isPrintable(_ text: String, newlines: Bool = false) -> Bool {
    var hasIsolates = false
    for scalar in text.unicodeScalars where scalar.isUnsafeToPrint && !(newlines && scalar == "\n") {
      guard scalar.isIsolate else { return false }
      hasIsolates = true
    }
    return !hasIsolates || ordered(text).utf8.count == text.utf8.count
  }

  /// The text without characters that could reorder the text around it, and without byte order marks.
  public static func ordered(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.isTakenOut || $0.isIsolate }) else { return text }
    var kept: [Unicode.Scalar?] = []
    // The places of the isolates that are still open.
    var open: [Int] = []
    for scalar in text.unicodeScalars where !scalar.isTakenOut {
      if scalar.endsLine { close(&open, in: &kept) }
      if scalar.value == 0x2069 {
        if open.popLast() == nil { continue }
      } else if scalar.isIsolate {
        open.append(kept.count)
      }
      kept.append(scalar)
    }
    close(&open, in: &kept)
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: kept.compactMap(\.self))
    return String(scalars)
  }

  /// Removes isolates that aren't ended.
  private static func close(_ open: inout [Int], in kept: inout [Unicode.Scalar?]) {
    for index in open { kept[index] = nil }
    open = []
  }

  /// Text from elsewhere as it's kept: ordered, and without control characters. Newlines stay if `newlines` is true.
  public static func kept(_ text: String, newlines: Bool = false) -> String {
    isPrintable(text, newlines: newlines) ? text : without(\.isControl, ordered(text), newlines: newlines)
  }

  /// The text for a row of a terminal, without anything unsafe to print. Newlines stay if `newlines` is true.
  public static func stripped(_ text: String, newlines: Bool = false) -> String {
    without(\.isUnsafeToPrint, text, newlines: newlines)
  }

  private static func without(
    _ isOut: (Unicode.Scalar) -> Bool, _ text: String, newlines: Bool
  ) -> String {
    func goes(_ scalar: Unicode.Scalar) -> Bool { isOut(scalar) && !(newlines && scalar == "\n") }
    guard text.unicodeScalars.contains(where: goes) else { return text }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.filter { !goes($0) })
    return String(kept)
  }
}
