public import AppValues
public import Foundation

/// The words that every screen of an app shares, in one language: dates, counts, what went wrong, the few labels
/// that stand on many screens. A feature's own words are in its `…Strings`.
public struct Words: Sendable {
  /// The language of the words.
  public let language: Language
  /// The time zone of displayed dates.
  public let timeZone: TimeZone
  /// What the app is called.
  public let app: AppName
  private let ownExplanation: @Sendable (Words, AppError) -> String?

  /// - Parameter explanation: What the app has words of its own for when it goes wrong, such as the fields that are
  ///   its own; nil for all else.
  public init(
    _ language: Language, timeZone: TimeZone = .current, app: AppName,
    explanation: @escaping @Sendable (Words, AppError) -> String? = { _, _ in nil }
  ) {
    self.language = language
    self.timeZone = timeZone
    self.app = app
    ownExplanation = explanation
  }

  /// What went wrong, and what to do about it.
  public func explain(_ error: AppError) -> String {
    ownExplanation(self, error) ?? explainGenerally(error)
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
