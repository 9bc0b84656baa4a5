import Foundation

extension Words {
  /// A language's name with its code ("Japanese (ja)"), where it has a region with that, too; the code alone where it
  /// has no name.
  public func name(ofLanguage code: String) -> String {
    guard let name = Locale(identifier: language.code).localizedString(forIdentifier: code) else {
      return code
    }
    return "\(name) (\(code))"
  }
}
