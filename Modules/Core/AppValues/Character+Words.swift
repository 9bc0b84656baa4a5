extension Character {
  /// Whether it's a letter or digit with its marks, and nothing else. Some letters combine with any character after
  /// them: U+0D4E with a quotation mark is one character to Swift, which calls it a letter.
  package var isLetterOrDigit: Bool {
    guard isLetter || isNumber else { return false }
    return utf8.count == 1 || unicodeScalars.dropFirst().allSatisfy(\.isLetterDigitOrMark)
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterDigitOrMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    // What joins or selects a form goes with the letter before it, unseen.
    default:
      properties.isAlphabetic || properties.numericType != nil || properties.isDefaultIgnorableCodePoint
    }
  }
}
