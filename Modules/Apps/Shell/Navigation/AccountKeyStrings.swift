import AppScreens
import Authentication

/// What the shell says about accounts of its numbers and what to type.
struct AccountKeyStrings: LocalizedStrings {
  var chooseAccount: String
  var chooseSession: String
  var exportFirst: String
  var typeHandle: @Sendable (_ handle: String) -> String

  static let english = AccountKeyStrings(
    chooseAccount: "A number switches to that account.",
    chooseSession: "A number ends that session.",
    exportFirst: "To keep a copy, export everything first (g archive).",
    typeHandle: { "Type \($0) to delete the account." })

  static let japanese = AccountKeyStrings(
    chooseAccount: "番号を入力すると、そのアカウントに切り替わります。",
    chooseSession: "番号を入力すると、その端末をサインアウトします。",
    exportFirst: "手元に残したい場合は、先にデータをエクスポートしてください（g archive）。",
    typeHandle: { "アカウントを削除するには \($0) と入力してください。" })
}

extension AuthenticationStrings {
  /// The words of the screens about accounts, as the shell shows them.
  static func shell(_ language: Language) -> AuthenticationStrings {
    var strings = of(language)
    let keys = AccountKeyStrings.of(language)
    strings.accounts.explanation = keys.chooseAccount
    strings.activeSessions.explanation = keys.chooseSession
    strings.deleteAccount.advice = keys.exportFirst
    strings.deleteAccount.handleHint = keys.typeHandle
    return strings
  }
}
