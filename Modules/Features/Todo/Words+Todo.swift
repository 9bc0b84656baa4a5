public import AppScreens
public import AppValues
public import Foundation

extension Words {
  /// The shared words of an app for todos.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - timeZone: In which days and times are said.
  ///   - app: The name of the app.
  ///   - explanation: The app's own words for an error, or nil, as in ``Words/init(_:timeZone:app:explanation:)``.
  public static func todo(
    _ language: Language, timeZone: TimeZone = .current, app: AppName,
    explanation: @escaping @Sendable (Words, AppError) -> String? = { _, _ in nil }
  ) -> Words {
    Words(language, timeZone: timeZone, app: app) { words, error in
      if let text = explanation(words, error) { return text }
      guard case .invalid(let field, let rule) = error else { return nil }
      let fields = words[TodoFieldStrings.self]
      if field == .due, rule == .malformed { return fields.malformedDue }
      if field == .repetition, rule == .malformed { return fields.malformedRepetition }
      return fields.name(of: field).map { words.explain(rule, of: $0) }
    }
  }
}
