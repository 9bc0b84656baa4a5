import AppScreens
import AppValues

// Why no mail can be sent, and what to do about it.
extension Words {
  /// nil where the words for any field will do.
  func explainMail(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.mail, .missing):
      pick(
        "No mail is sent for this database yet. Ask the administrator to run `socialconnect mail --send-here yes` on the machine that is to send it.",
        "このデータベースでは、まだメールを送信できません。メールを送信するマシンで socialconnect mail --send-here yes を実行するよう、管理者に依頼してください。")
    case (.mail, .toolMissing(let package)):
      pick(
        "This machine has no program that sends mail (sendmail). Install one, such as the package \(package), set it up and try again.",
        "このマシンにはメールを送信するプログラム（sendmail）がありません。パッケージ \(package) などをインストールして設定してから、やり直してください。")
    default: nil
    }
  }
}
