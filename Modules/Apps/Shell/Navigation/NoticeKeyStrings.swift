import AppScreens
import Notifications

/// What the shell says about notifications, what to type and the terminal.
struct NoticeKeyStrings: LocalizedStrings {
  var quietHint: String
  var onThisMachine: String
  var terminal, bell: String
  var desktopMissing: @Sendable (_ value: String) -> String

  static let english = NoticeKeyStrings(
    quietHint:
      "Hours like 22:00-07:00, or off. Notifications still appear in the list, but nothing alerts you "
      + "during that time.",
    onThisMachine:
      "How this shell alerts you while you're doing something else. This applies to this device only; "
      + "nothing alerts you during quiet hours.",
    terminal: "Terminal notification", bell: "Bell",
    desktopMissing: { "\($0), but notify-send isn't installed, so nothing shows" })

  static let japanese = NoticeKeyStrings(
    quietHint: "22:00-07:00 のように入力してください。設定しない場合は off と入力してください。この間も通知は一覧に届きますが、ほかの方法では知らせません。",
    onThisMachine: "ほかの作業をしている間に、新しい通知を知らせる方法です。"
      + "この設定はこの端末だけに保存されます。おやすみ時間には知らせません。",
    terminal: "ターミナルの通知", bell: "ベル音",
    desktopMissing: { "\($0)（notify-send がインストールされていないため、表示されません）" })
}

extension NotificationSettingsStrings {
  /// The words of the notice settings, as the shell shows them.
  static func shell(_ language: Language) -> NotificationSettingsStrings {
    var strings = of(language)
    let keys = NoticeKeyStrings.of(language)
    let way = strings.way
    strings.quietHint = keys.quietHint
    strings.onThisMachineExplained = keys.onThisMachine
    strings.way = { $0 == .terminal ? keys.terminal : $0 == .bell ? keys.bell : way($0) }
    strings.missing = keys.desktopMissing
    return strings
  }
}
