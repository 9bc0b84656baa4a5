public import AppScreens

/// The words of one language that people enter for categories and days.
public struct TodoInputStrings: LocalizedStrings {
  /// The names of the built-in categories.
  public var personal, work, shopping, other: String
  /// The words for days.
  public var days: TodoDayStrings
  /// What marks a day and a category in a line.
  public var marks: TodoMarkStrings

  public static let english = TodoInputStrings(
    personal: "Personal", work: "Work", shopping: "Shopping", other: "Other", days: .english,
    marks: .english)

  public static let japanese = TodoInputStrings(
    personal: "個人", work: "仕事", shopping: "買い物", other: "その他", days: .japanese, marks: .japanese)

  /// The name of a category; of one's own, as it was entered.
  public func name(of category: TodoCategory) -> String {
    switch category {
    case .personal: personal
    case .work: work
    case .shopping: shopping
    case .other: other
    default: category.rawValue
    }
  }
}
