import AppScreens

/// Why something of a file was left out.
struct TodoImportStrings: LocalizedStrings {
  let leftOut: @Sendable (_ number: Int, _ reason: String) -> String
  let incomplete, invalidTime, invalidDue, invalidRepetition, invalidID: String

  static let english = TodoImportStrings(
    leftOut: { "Left out number \($0): \($1)" },
    incomplete: "It isn't a todo with an ID, a description and the time it was added.",
    invalidTime: "Its time isn't ISO 8601.", invalidDue: "Its due date isn't of the form YYYY-MM-DD.",
    invalidRepetition: "Its repetition isn't of a form such as P1D, P2W, P1M or P1M-31.",
    invalidID: "Its ID isn't valid: letters (a to z), digits, - and _ are, with a letter or digit first.")

  static let japanese = TodoImportStrings(
    leftOut: { "\($0)番目を読み込みませんでした。\($1)" },
    incomplete: "ID、内容、追加した時刻のいずれかがありません。",
    invalidTime: "時刻がISO 8601形式ではありません。", invalidDue: "期限が YYYY-MM-DD の形式ではありません。",
    invalidRepetition: "繰り返しが P1D、P2W、P1M、P1M-31 のような形式ではありません。",
    invalidID: "IDが正しくありません。使えるのは半角英数字、-、_ で、先頭は英数字です。")
}
