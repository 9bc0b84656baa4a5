/// The width of text in a terminal, in columns.
public enum TextWidth {
  /// The width of a text without newlines, in columns.
  public static func columns(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  /// The width of a `character`, in columns: 2 for East Asian wide characters and emoji, 0 for characters that only
  /// modify others, otherwise 1.
  public static func columns(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    // The variation selector that asks for the emoji makes anything before it one, digits too.
    if scalars.count > 1, scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if first.value < 0x300 { return first.value < 0x20 || 0x7F...0x9F ~= first.value ? 0 : 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    return isWide(first) ? 2 : 1
  }

  /// Whether the scalar's East Asian Width is W or F (UAX #11), by Unicode's ranges.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
      0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
