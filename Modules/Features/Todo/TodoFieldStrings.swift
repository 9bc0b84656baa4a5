public import AppScreens
import AppValues

/// The names of what people enter of a todo, as they begin a sentence ("The description"), and what is said where a
/// general rule says too little.
public struct TodoFieldStrings: LocalizedStrings {
  public var description, category, due, notes: String
  public var malformedDue: String

  public static let english = TodoFieldStrings(
    description: "The description", category: "The category", due: "The due date", notes: "The notes",
    malformedDue: "That isn't a date. Enter one such as 2026-11-30, or a word such as tomorrow or Friday.")

  public static let japanese = TodoFieldStrings(
    description: "内容", category: "カテゴリー", due: "期限", notes: "メモ",
    malformedDue: "日付として読み取れません。2026-11-30 のような日付か、「明日」「金曜」のような言葉で入力してください。")

  func name(of field: InputField) -> String? {
    switch field {
    case .description: description
    case .category: category
    case .due: due
    case .notes: notes
    default: nil
    }
  }
}
