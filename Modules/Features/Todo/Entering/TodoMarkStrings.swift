public import AppScreens

/// What marks the day and the category of a todo in a line of one language, in small letters.
public struct TodoMarkStrings: LocalizedStrings {
  /// What stands with a colon before the day, before the category, and before how often it comes again.
  public var due, category, every: [String]
  /// What stands before a day of the week, or of the month, on which it comes again.
  public var onEach: [(words: [String], unit: TodoRepetition.Unit)]
  /// How what says by itself how often it comes again begins and ends: as a part of a line, nothing else counts.
  public var repeating: (before: [String], behind: [String])
  /// The words behind which a day is part of what is said ("slides for monday").
  public var joining: [String]
  /// Whether a day may also stand first in a line.
  public var isDayFirst: Bool
  /// What parts a day that stands first from a text that follows without a space.
  public var byDay: [String]

  public static let english = TodoMarkStrings(
    due: ["due"], category: ["category"], every: ["every", "repeat"], onEach: [(["every "], .week)],
    repeating: (["every "], []),
    joining: [
      "a", "about", "after", "an", "and", "at", "before", "between", "during", "each", "every", "for", "from",
      "in", "last", "of", "or", "since", "than", "the", "through", "till", "to", "until", "with",
    ], isDayFirst: false, byDay: [])

  public static let japanese = TodoMarkStrings(
    due: ["期限", "締切", "締め切り", "〆切"], category: ["カテゴリー", "カテゴリ"],
    every: ["繰り返し", "くり返し"],
    onEach: [(["毎週の", "毎週"], .week), (["毎月の", "毎月"], .month)], repeating: (["毎", "隔"], ["ごと", "おき"]),
    joining: ["先週", "先月"], isDayFirst: true, byDay: ["までに"])
}
