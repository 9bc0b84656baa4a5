/// A text about a number of things. It has a whole phrase for each plural form of its language, so that verbs agree
/// with the count:
///
/// ```swift
/// let leftOut = CountedText(.english, one: "%d photo was left out.", other: "%d photos were left out.")
/// leftOut(2)  // "2 photos were left out."
/// ```
public struct CountedText: Sendable {
  private let language: Language
  private let forms: [PluralCategory: String]
  private let other: String

  /// - Parameters:
  ///   - language: The language of the text.
  ///   - zero: The form for the category of this name, like `one`, `two`, `few` and `many`; nil if the language has
  ///     no such form, or it's the same as `other`.
  ///   - other: The form for all other counts. In each form, `%d` stands for the count, its digits grouped as in the
  ///     language.
  public init(
    _ language: Language, zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
    many: String? = nil, other: String
  ) {
    self.language = language
    forms = [.zero: zero, .one: one, .two: two, .few: few, .many: many].compactMapValues(\.self)
    self.other = other
  }

  /// The text for a count.
  public func callAsFunction(_ count: Int) -> String {
    (forms[language.plurals.category(of: count)] ?? other).replacing("%d", with: language.digits(count))
  }
}
