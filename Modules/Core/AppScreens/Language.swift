/// A language in which an app has its words.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case japanese = "ja"

  /// The language of a locale name (`ja_JP.UTF-8`), English where we have no better.
  public init(locale: String) {
    self = locale.lowercased().hasPrefix("ja") ? .japanese : .english
  }
}
