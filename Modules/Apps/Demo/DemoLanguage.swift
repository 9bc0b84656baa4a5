/// A language in which the people of the demo network write.
public enum DemoLanguage: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case japanese = "ja"

  /// The text in this language.
  func text(_ english: String, _ japanese: String) -> String {
    switch self {
    case .english: english
    case .japanese: japanese
    }
  }
}
