/// Scalars of every kind there is.
public enum UnicodeSamples {
  /// The first and the last of each general category below the rarer planes, and those that make trouble: letters
  /// that take up what follows them, joiners, jamo, flags, what grows when it is folded or composed, no one's.
  public static let scalars: [Unicode.Scalar] = {
    var first: [Unicode.GeneralCategory: Unicode.Scalar] = [:]
    var last: [Unicode.GeneralCategory: Unicode.Scalar] = [:]
    for scalar in (0..<0x1_2000 as Range<UInt32>).lazy.compactMap(Unicode.Scalar.init) {
      let category = scalar.properties.generalCategory
      if first[category] == nil { first[category] = scalar }
      last[category] = scalar
    }
    return Set(first.values).union(last.values).union(peculiar).sorted()
  }()

  /// Letters that are one character with whatever stands behind them.
  public static let prepended: [Unicode.Scalar] = ["\u{D4E}", "\u{111C2}", "\u{11D46}"]

  private static let peculiar: [Unicode.Scalar] =
    prepended + [
      "\u{0}", "\"", "'", "*", "\\", "{", ",", "%", "_", "#", "@", "\u{600}", "\u{11A3A}", "\u{6DD}",
      "\u{200C}",
      "\u{200D}",
      "\u{FE0F}", "\u{20E3}", "\u{1F1E6}", "\u{1F3FB}", "\u{1F469}", "\u{1100}", "\u{1161}", "\u{11A8}",
      "\u{AC00}",
      "\u{FF9E}", "\u{FDFA}", "\u{1D160}", "\u{344}", "\u{958}", "\u{130}", "\u{DF}", "\u{94D}", "\u{591}",
      "\u{FFFE}", "\u{FFFF}", "\u{E000}", "\u{E0041}", "\u{10FFFF}", "\u{B7}", "\u{30FB}", "\u{2800}",
      "\u{3164}",
    ]
}
