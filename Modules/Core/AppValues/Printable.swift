extension Unicode.Scalar {
  /// Whether the scalar could do something to a terminal or to the order of the text around it: control
  /// characters (with ESC, CSI and NUL), bidirectional embeddings, overrides and isolates (Unicode UAX #9),
  /// line and paragraph separators, and invisible tags. A newline is one too: who allows it says so.
  public var isUnsafeToPrint: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
    case 0x2028, 0x2029, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0001: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether a reader sees anything where it stands by itself: not white space, nor what only joins, selects,
  /// fills or marks another character, nor the few symbols whose picture is blank.
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

/// What may stand in text that people show each other.
public enum Printable {
  /// Whether a reader would see anything of the text.
  public static func canBeSeen(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: \.isVisible)
  }

  /// Whether the text holds nothing unsafe; newlines pass where `newlines` says so.
  public static func isPrintable(_ text: String, newlines: Bool = false) -> Bool {
    text.unicodeScalars.allSatisfy { !$0.isUnsafeToPrint || (newlines && $0 == "\n") }
  }

  /// The text without anything unsafe; newlines stay where `newlines` says so.
  public static func stripped(_ text: String, newlines: Bool = false) -> String {
    if isPrintable(text, newlines: newlines) { return text }
    var kept = String.UnicodeScalarView()
    kept.append(
      contentsOf: text.unicodeScalars.filter { !$0.isUnsafeToPrint || (newlines && $0 == "\n") })
    return String(kept)
  }
}
