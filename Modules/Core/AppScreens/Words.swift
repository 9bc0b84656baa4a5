public import AppValues
public import Foundation

/// The words that every screen of an app shares, in one language: dates, counts, what went wrong, and the few
/// labels that many screens have. A feature's own words are in its `…Strings`.
///
/// For a language that is not ours, set the texts:
///
/// ```swift
/// var words = Words(Language("fr"), app: AppName(title: "Exemple"))
/// words.shared = french
/// ```
public struct Words: Sendable {
  /// The language of the words.
  public let language: Language
  /// The time zone of displayed dates.
  public let timeZone: TimeZone
  /// The name of the app.
  public let app: AppName
  private let ownExplanation: @Sendable (Words, AppError) -> String?
  private var texts: [ObjectIdentifier: any Sendable] = [:]

  /// - Parameter explanation: The app's own words for an error, such as one about its own fields; nil to use ours.
  public init(
    _ language: Language, timeZone: TimeZone = .current, app: AppName,
    explanation: @escaping @Sendable (Words, AppError) -> String? = { _, _ in nil }
  ) {
    self.language = language
    self.timeZone = timeZone
    self.app = app
    ownExplanation = explanation
  }

  /// The texts of one type: those that were set, or ours in the language.
  public subscript<Texts: LocalizedStrings>(_ type: Texts.Type) -> Texts {
    get { texts[ObjectIdentifier(type)] as? Texts ?? .of(language) }
    set { texts[ObjectIdentifier(type)] = newValue }
  }

  /// The texts that the screens of any app share.
  public var shared: SharedStrings {
    get { self[SharedStrings.self] }
    set { self[SharedStrings.self] = newValue }
  }

  /// What went wrong, and what to do about it.
  public func explain(_ error: AppError) -> String {
    ownExplanation(self, error) ?? explainGenerally(error)
  }
}
