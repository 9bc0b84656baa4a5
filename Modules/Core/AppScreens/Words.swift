public import AppValues
public import Foundation

/// The words that all screens of an app share, in one language: dates, counts, descriptions of errors, and the few
/// labels that many screens have. A feature's own words are in its `…Strings`.
///
/// For any other language, set the texts:
///
/// ```swift
/// var words = Words(Language("fr"), app: AppName(title: "Exemple"))
/// words.shared = french
/// ```
public struct Words: Sendable {
  /// The language of the words.
  public let language: Language
  /// The time zone in which dates are shown.
  public let timeZone: TimeZone
  /// The name of the app.
  public let app: AppName
  private let ownExplanation: @Sendable (Words, AppError) -> String?
  private var texts: [ObjectIdentifier: any Sendable] = [:]

  /// - Parameter explanation: The app's own description of an error, such as one about its own fields; nil to use
  ///   ours.
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

  /// Describes an error, and what to do about it.
  public func explain(_ error: AppError) -> String {
    ownExplanation(self, error) ?? explainGenerally(error)
  }
}
