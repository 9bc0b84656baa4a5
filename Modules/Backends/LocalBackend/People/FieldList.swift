import Entities

/// The lines of a profile in one column.
enum FieldList {
  /// The marks between lines, and between a label and its value, neither of which contains them.
  private static let (mark, inner): (Unicode.Scalar, Unicode.Scalar) = ("\u{1E}", "\u{1F}")

  static func text(_ fields: [ProfileField]) -> String {
    fields.map { "\($0.label)\(inner)\($0.value)" }.joined(separator: "\(mark)")
  }

  static func fields(_ text: String) -> [ProfileField] {
    if text.isEmpty { return [] }
    return text.unicodeScalars.split(separator: mark).compactMap { line in
      let parts = line.split(separator: inner, maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return ProfileField(label: String(parts[0]), value: String(parts[1]))
    }
  }
}
