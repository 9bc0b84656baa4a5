import AppScreens
import Authentication

/// What the shell says about accounts of its numbers and what to type.
struct AccountKeyStrings: LocalizedStrings {
  var chooseAccount: String
  var chooseSession: String
  var birthdayAdvice, birthdayKept: String
  var exportFirst: String
  var typeHandle: @Sendable (_ handle: String) -> String

  static let english = AccountKeyStrings(
    chooseAccount: "Choose an account by its number to go on with it.",
    chooseSession: "And elsewhere. Choose one by its number to end it.",
    birthdayAdvice: "Enter - to leave it out.",
    birthdayKept: "Write it like 1990-12-31. Enter - to leave it out.",
    exportFirst: "To keep a copy, export everything first (g archive).",
    typeHandle: { "Type \($0) to delete the account." })

  static let japanese = AccountKeyStrings(
    chooseAccount: "番号を選ぶと、そのアカウントに切り替わります。",
    chooseSession: "ほかの場所でもサインインしています。番号を選ぶと、そのサインインを終了します。",
    birthdayAdvice: "入力しない場合は - を入力してください。",
    birthdayKept: "1990-12-31 のように入力してください。取り消すには - を入力してください。",
    exportFirst: "控えを残したい場合は、先にデータを書き出してください（g archive）。",
    typeHandle: { "アカウントを削除するには \($0) と入力してください。" })
}

extension AuthenticationStrings {
  /// The words of the screens about accounts, as the shell shows them.
  static func shell(_ language: Language) -> AuthenticationStrings {
    var strings = of(language)
    let keys = AccountKeyStrings.of(language)
    strings.accounts.explanation = keys.chooseAccount
    strings.activeSessions.explanation = keys.chooseSession
    strings.signUp.birthdayAdvice = keys.birthdayAdvice
    strings.signUp.birthdayKept = keys.birthdayKept
    strings.deleteAccount.advice = keys.exportFirst
    strings.deleteAccount.handleHint = keys.typeHandle
    return strings
  }
}
