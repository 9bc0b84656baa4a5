public import AppScreens
import AppValues

/// The names of what people enter of a todo, as they begin a sentence ("The description"), and what is said where a
/// general rule says too little.
public struct TodoFieldStrings: LocalizedStrings {
  public var description, category, due, notes, repetition: String
  public var malformedDue, malformedRepetition: String

  public static let english = TodoFieldStrings(
    description: "The description", category: "The category", due: "The due date", notes: "The notes",
    repetition: "The repetition",
    malformedDue:
      "That isn't a day. Enter a date such as 27 Nov 2026 or 11/27, or words such as tomorrow, next Friday or in 3 days.",
    malformedRepetition:
      "That isn't how often something repeats. Enter day, week, month or year, or words such as every 2 weeks or every Friday."
  )

  public static let japanese = TodoFieldStrings(
    description: "内容", category: "カテゴリー", due: "期限", notes: "メモ", repetition: "繰り返し",
    malformedDue: "日付として読み取れません。11月27日 や 2026-11-27 のような日付か、「明日」「来週の金曜」「3日後」のような言葉で入力してください。",
    malformedRepetition: "繰り返しとして読み取れません。「毎日」「毎週」「毎月」「毎年」や「2週間ごと」「毎週金曜」のように入力してください。")

  func name(of field: InputField) -> String? {
    switch field {
    case .description: description
    case .category: category
    case .due: due
    case .notes: notes
    case .repetition: repetition
    default: nil
    }
  }
}
