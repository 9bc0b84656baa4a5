public import AppScreens

/// What marks the day and the category of a todo in a line of one language, in small letters.
public struct TodoMarkStrings: LocalizedStrings {
  /// What stands with a colon before the day, and before the category.
  public var due, category: [String]
  /// The words behind which a day is part of what is said ("slides for monday").
  public var joining: [String]
  /// Whether a day may also stand first in a line.
  public var isDayFirst: Bool
  /// What parts a day that stands first from a text that follows without a space.
  public var byDay: [String]

  public static let english = TodoMarkStrings(
    due: ["due"], category: ["category"],
    joining: [
      "a", "about", "after", "an", "and", "at", "before", "between", "during", "each", "every", "for", "from",
      "in",
      "last", "of", "or", "since", "than", "the", "through", "till", "to", "until", "with",
    ], isDayFirst: false, byDay: [])

  public static let japanese = TodoMarkStrings(
    due: ["期限", "締切", "締め切り", "〆切"], category: ["カテゴリー", "カテゴリ"],
    joining: ["毎週", "毎月", "毎年", "先週", "先月"], isDayFirst: true, byDay: ["までに"])
}
