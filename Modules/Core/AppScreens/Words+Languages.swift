import Foundation

extension Words {
  /// A language's name, with its region if it has one, and its code ("Japanese (ja)"). Just the code if it has no
  /// name.
  public func name(ofLanguage code: String) -> String {
    guard let name = Locale(identifier: language.code).localizedString(forIdentifier: code) else {
      return code
    }
    return "\(name) (\(code))"
  }
}
