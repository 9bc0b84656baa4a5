public import AppScreens
public import AppValues
public import Foundation

extension Words {
  /// The shared words of a social network.
  ///
  /// - Parameters:
  ///   - app: The name of the app.
  ///   - explanation: The app's own words for an error, or nil, as in ``Words/init(_:timeZone:app:explanation:)``.
  public static func social(
    _ language: Language, timeZone: TimeZone = .current, app: AppName,
    explanation: @escaping @Sendable (Words, AppError) -> String? = { _, _ in nil }
  ) -> Words {
    Words(language, timeZone: timeZone, app: app) { words, error in
      if let text = explanation(words, error) { return text }
      return if case .invalid(let field, let rule) = error { words.explainField(field, rule) } else { nil }
    }
  }

  /// Describes what is wrong with a value of a social network; nil if the general words suffice.
  private func explainField(_ field: InputField, _ rule: InputRule) -> String? {
    let errors = social.errors
    let media = errors.photos.explain(field, rule) ?? errors.films.explain(field, rule)
    let text = errors.explainFile(field, rule, app) ?? media
    if let text = text ?? errors.explainSetting(field, rule) ?? errors.explainAccount(field, rule) {
      return text
    }
    if let text = errors.explainWriting(field, rule) ?? errors.explainCollection(field, rule)
      ?? errors.announcements.explain(field, rule) ?? errors.apps.explain(field, rule)
      ?? errors.servers.explain(field, rule)
    {
      return text
    }
    let signingIn = errors.factors.explain(field, rule) ?? errors.passkeys.explain(field, rule)
    if let text = signingIn ?? errors.tokens.explain(field, rule) ?? errors.providers.explain(field, rule) {
      return text
    }
    return errors.fields.name(of: field).map { explain(rule, of: $0) }
  }
}
