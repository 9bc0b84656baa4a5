public import AppScreens

/// The words of one language that people enter for categories and days.
public struct TodoInputStrings: LocalizedStrings {
  /// The names of the built-in categories.
  public var personal, work, shopping, other: String
  /// Words for a day, in small letters, and how many days it is from today.
  public var days: [(words: [String], count: Int)]
  /// The words for each day of the week, in small letters, Monday first.
  public var weekdays: [[String]]
  /// What parts or ends the numbers of a date.
  public var dateMarks: String

  public static let english = TodoInputStrings(
    personal: "Personal", work: "Work", shopping: "Shopping", other: "Other",
    days: [
      (["today"], 0), (["tomorrow", "tmr"], 1), (["day after tomorrow", "the day after tomorrow"], 2),
      (["next week", "in a week"], 7),
    ],
    weekdays: [
      ["mon", "monday"], ["tue", "tues", "tuesday"], ["wed", "wednesday"],
      ["thu", "thur", "thurs", "thursday"],
      ["fri", "friday"], ["sat", "saturday"], ["sun", "sunday"],
    ], dateMarks: "/-")

  public static let japanese = TodoInputStrings(
    personal: "個人", work: "仕事", shopping: "買い物", other: "その他",
    days: [
      (["今日", "きょう", "本日"], 0), (["明日", "あした", "あす"], 1), (["明後日", "あさって"], 2), (["来週"], 7),
    ],
    weekdays: ["月", "火", "水", "木", "金", "土", "日"].map { [$0, $0 + "曜", $0 + "曜日"] }, dateMarks: "年月日")

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
