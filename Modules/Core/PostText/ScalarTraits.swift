/// The traits of a scalar that matter for scanning text, in one byte.
struct ScalarTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// A letter, digit or `_`.
  static let word = Self(rawValue: 1)
  /// A letter.
  static let letter = Self(rawValue: 2)
  /// Combines with the character before it: accents, vowel signs, joiners, variation selectors.
  static let mark = Self(rawValue: 4)
  /// A symbol that isn't part of a word. With `mark`, it turns the character before it into a picture, such as a
  /// keycap.
  static let symbol = Self(rawValue: 8)
  /// Of a script without spaces between words: Han, kana, Thai; also Hangul, since particles follow names directly.
  static let unspaced = Self(rawValue: 16)
  /// Allowed in the path of a link.
  static let link = Self(rawValue: 32)
  /// Forms one character with whatever follows it.
  static let prepended = Self(rawValue: 64)
  /// The traits have been looked up.
  static let known = Self(rawValue: 128)

  /// Whether it turns the character before it into a picture, such as a keycap.
  var isPicture: Bool { contains([.mark, .symbol]) }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The traits of a scalar, looked up in Unicode's data, which takes some time.
  init(of scalar: Unicode.Scalar) {
    let (value, properties) = (scalar.value, scalar.properties)
    let category = properties.generalCategory
    var traits: Self = .known
    if Self.isMark(scalar, category) {
      traits.formUnion([.mark, .link])
      if category == .enclosingMark || properties.isEmojiModifier { traits.insert(.symbol) }
    } else if properties.isAlphabetic {
      traits.formUnion([.word, .letter])
    } else if properties.numericType != nil || value == 0x5F {
      traits.insert(.word)
    } else if category == .otherSymbol {
      traits.insert(.symbol)
    }
    if Self.unspacedRanges.contains(where: { $0.contains(value) }) { traits.insert(.unspaced) }
    if Self.belongsInLink(value, category) { traits.insert(.link) }
    if Self.prependedRanges.contains(where: { $0.contains(value) }) { traits.insert(.prepended) }
    self = traits
  }

  private static func isMark(_ scalar: Unicode.Scalar, _ category: Unicode.GeneralCategory) -> Bool {
    let properties = scalar.properties
    if category == .spacingMark || properties.isGraphemeExtend || properties.isEmojiModifier { return true }
    // The joiner, and the vowels of Thai and Lao that are written behind their consonant and go with it.
    return [0x200D, 0xE33, 0xEB3].contains(scalar.value)
  }

  /// Whether it's allowed in links, by Mastodon's rules, except for what ends a sentence or a quotation in scripts
  /// without spaces.
  private static func belongsInLink(_ value: UInt32, _ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .control, .format, .surrogate, .privateUse, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      false
    // “Köln—Bonn” is one, and so is what some keyboards make of an apostrophe.
    case .dashPunctuation, .connectorPunctuation: true
    case .finalPunctuation: value == 0x2019
    case .openPunctuation, .closePunctuation: value < 0x80
    case .initialPunctuation: false
    case .otherPunctuation:
      switch value {
      case 0x22, 0x5C: false
      case 0x30FB, 0xFF65: true
      default: value < 0x2000 || (0x2070..<0x2E80).contains(value)
      }
    // “<”, “>”, “^” and “`”; letters that look like a space.
    default: ![0x3C, 0x3E, 0x5E, 0x60, 0x115F, 0x1160, 0x3164, 0xFFA0].contains(value)
    }
  }

  private static let unspacedRanges: [ClosedRange<UInt32>] = [
    0xE00...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF, 0x2E80...0xA4CF,
    0xA960...0xA97F, 0xA980...0xA9FF, 0xAA60...0xAADF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
    0xFF00...0xFFEF, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F000...0x1FAFF, 0x20000...0x3FFFF,
  ]

  /// Unicode's `Grapheme_Cluster_Break=Prepend`.
  private static let prependedRanges: [ClosedRange<UInt32>] = [
    0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2, 0xD4E...0xD4E,
    0x110BD...0x110BD, 0x110CD...0x110CD, 0x111C2...0x111C3, 0x113D1...0x113D1, 0x1193F...0x1193F,
    0x11941...0x11941, 0x11A3A...0x11A3A, 0x11A84...0x11A89, 0x11D46...0x11D46, 0x11F02...0x11F02,
  ]
}
