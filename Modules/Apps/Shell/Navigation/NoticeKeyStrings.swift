import AppScreens
import Notifications

/// What the shell says about notices of its typing and of the terminal.
struct NoticeKeyStrings: LocalizedStrings {
  var quietHint: String
  var onThisMachine: String
  var terminal, bell: String
  var desktopMissing: @Sendable (_ value: String) -> String

  static let english = NoticeKeyStrings(
    quietHint: "From when to when, like 22:00-07:00, or off. Notices still come to the list; nothing else "
      + "tells you of them meanwhile.",
    onThisMachine: "How this shell tells you of new notices while you look elsewhere. It is kept on this "
      + "machine only; nothing comes in your quiet hours.",
    terminal: "Notification of the terminal", bell: "Bell",
    desktopMissing: { "\($0), but notify-send is not installed, so nothing shows" })

  static let japanese = NoticeKeyStrings(
    quietHint: "22:00-07:00 のように入力してください。なしにするには off と入力します。この間もお知らせは一覧に届きますが、ほかの方法ではお伝えしません。",
    onThisMachine: "ほかの作業をしている間に、この画面から新しいお知らせを伝える方法です。"
      + "この設定はこのマシンだけに保存されます。おやすみ時間には通知しません。",
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
