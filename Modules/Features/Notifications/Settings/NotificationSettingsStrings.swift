public import AppScreens
public import Entities
import Presentation

/// The texts of the notification settings.
public struct NotificationSettingsStrings: LocalizedStrings {
  public var title: String
  /// What the settings do, and what they never do.
  public var explanation: String
  /// The name of the setting for a kind of notification.
  public var kind: @Sendable (NoticeKind) -> String
  public var audienceQuestion: String
  public var audience: @Sendable (NoticeAudience) -> String
  /// The menu item of the current choice.
  public var current: @Sendable (String) -> String
  public var quietHours, noQuietHours, quietHint: String
  /// The heading above the ways to be alerted, and what they are.
  public var onThisMachine, onThisMachineExplained: String
  public var way: @Sendable (AlertWay) -> String
  public var on, off: String
  /// The value of a way that is on, but needs a program that isn't installed.
  public var missing: @Sendable (_ value: String) -> String
  public var saved, keep, refresh, retry, signIn: String
  /// Opens the requests of people whose notifications wait.
  public var requests: String

  /// The English texts.
  public static let english = NotificationSettingsStrings(
    title: "Notification settings",
    explanation:
      "Choose what you're notified about. You're never notified about people you block, or mute with "
      + "their notifications. Edits to a post notify you up to once a day.",
    kind: { NoticeStrings.english($0).setting },
    audienceQuestion: "Notify me about activity from… (applies from now on)",
    audience: { audience in
      switch audience {
      case .anyone: "Anyone"
      case .following: "People I follow"
      case .followers: "My followers"
      case .nobody: "No one"
      }
    },
    current: { "\($0) (current)" },
    quietHours: "Quiet hours", noQuietHours: "None",
    quietHint:
      "Enter hours like 22:00-07:00. Leave empty for none. Notifications still come to the list, "
      + "but nothing alerts you.",
    onThisMachine: "On this device",
    onThisMachineExplained:
      "How you're alerted while you're doing something else. Saved on this device only; silent in quiet hours.",
    way: { $0 == .desktop ? "Desktop notification" : $0.rawValue },
    on: "On", off: "Off",
    missing: { "\($0), but nothing shows: a program it needs isn't installed" },
    saved: "Saved.", keep: "Keep as is", refresh: SharedStrings.english.refresh,
    retry: SharedStrings.english.retry, signIn: SocialStrings.english.labels.signIn,
    requests: "Notifications of people you don't know")

  /// The Japanese texts.
  public static let japanese = NotificationSettingsStrings(
    title: "通知の設定",
    explanation: "誰からの通知を受け取るかを選べます。ブロック中の人と、通知も含めてミュート中の人については通知しません。"
      + "同じ投稿が何度編集されても、通知は1日に1回までです。",
    kind: { NoticeStrings.japanese($0).setting },
    audienceQuestion: "誰からの通知を受け取りますか？ これから届く通知に適用されます。",
    audience: { audience in
      switch audience {
      case .anyone: "すべての人"
      case .following: "フォロー中の人"
      case .followers: "フォロワー"
      case .nobody: "受け取らない"
      }
    },
    current: { "\($0)（現在の設定）" },
    quietHours: "おやすみ時間", noQuietHours: "なし",
    quietHint: "22:00-07:00 のように入力してください。設定しない場合は空にしてください。この時間帯も通知は一覧に届きますが、ほかの方法では知らせません。",
    onThisMachine: "この端末での知らせ方",
    onThisMachineExplained: "ほかの作業をしている間に、新しい通知を知らせる方法です。"
      + "設定はこの端末だけに保存されます。おやすみ時間には知らせません。",
    way: { $0 == .desktop ? "デスクトップの通知" : $0.rawValue },
    on: "オン", off: "オフ",
    missing: { "\($0)（必要なプログラムがインストールされていないため、表示されません）" },
    saved: "保存しました。", keep: "変更しない", refresh: SharedStrings.japanese.refresh,
    retry: SharedStrings.japanese.retry, signIn: SocialStrings.japanese.labels.signIn,
    requests: "知らない人からの通知")
}
