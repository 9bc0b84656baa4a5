public import Foundation

/// The words that every feature shares, in one language: dates, counts, what went wrong, the few labels that
/// stand on many screens. A feature's own words are in its `…Strings`.
public struct Words: Sendable {
  public let language: Language
  /// The time zone in which dates are told.
  public let timeZone: TimeZone

  public init(_ language: Language, timeZone: TimeZone = .current) {
    self.language = language
    self.timeZone = timeZone
  }

  /// The text in this language.
  public func pick(_ english: String, _ japanese: String) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  /// A count with its noun, singular or plural in English, with a counter in Japanese.
  public func count(
    _ number: Int, _ singular: String, _ plural: String, _ japanese: String, counter: String = "件"
  ) -> String {
    pick("\(number) \(number == 1 ? singular : plural)", "\(japanese)\(number)\(counter)")
  }
}
