import AppScreens

/// Why something of a file was left out.
struct TodoImportStrings: LocalizedStrings {
  let leftOut: @Sendable (_ number: Int, _ reason: String) -> String
  let incomplete, invalidTime, invalidDue, invalidID, deleted: String

  static let english = TodoImportStrings(
    leftOut: { "Left out number \($0): \($1)" },
    incomplete: "It isn't a todo with an ID, a description and the time it was added.",
    invalidTime: "Its time isn't ISO 8601.", invalidDue: "Its due date isn't of the form YYYY-MM-DD.",
    invalidID: "Its ID isn't valid.",
    deleted: "You've deleted it since:")

  static let japanese = TodoImportStrings(
    leftOut: { "\($0)番目を読み込みませんでした。\($1)" },
    incomplete: "ID、内容、追加した時刻のいずれかがありません。",
    invalidTime: "時刻がISO 8601形式ではありません。", invalidDue: "期限が YYYY-MM-DD の形式ではありません。", invalidID: "IDが正しくありません。",
    deleted: "すでに削除されています:")
}
