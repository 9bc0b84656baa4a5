public import AppScreens
public import Entities
import Navigation
import Presentation

/// The words of the notice settings.
public struct NotificationSettingsStrings: LocalizedStrings {
  public var title: String
  /// What the settings do, and what they cannot.
  public var explanation: String
  /// What is told, as the name of a setting.
  public var kind: @Sendable (NoticeKind) -> String
  public var audienceQuestion: String
  public var audience: @Sendable (NoticeAudience) -> String
  /// A choice that is the present one.
  public var present: @Sendable (String) -> String
  public var quietHours, noQuietHours, quietHint: String
  /// Above the ways to be told, and what they are.
  public var onThisMachine, onThisMachineExplained: String
  public var way: @Sendable (AlertWay) -> String
  public var on, off: String
  /// A way that is on, and needs what is not installed.
  public var missing: @Sendable (_ value: String) -> String
  public var saved, keep, refresh, retry, signIn: String

  /// The words in English.
  public static let english = NotificationSettingsStrings(
    title: "Notice settings",
    explanation: "Choose whose deeds you are told of. You are never told of people you block, or mute with "
      + "their notices. However often a post is edited, you are told once a day at most.",
    kind: { NoticeStrings.english($0).setting },
    audienceQuestion: "Whose do you want to be told of? It counts from now on.",
    audience: { audience in
      switch audience {
      case .anyone: "Anyone"
      case .following: "People I follow"
      case .followers: "My followers"
      case .nobody: "Nobody"
      }
    },
    present: { "\($0) (as it is now)" },
    quietHours: "Quiet hours", noQuietHours: "None",
    quietHint:
      "From when to when, like 22:00-07:00. Leave it empty for none. Notices still come to the list; "
      + "nothing else tells you of them meanwhile.",
    onThisMachine: "On this machine",
    onThisMachineExplained:
      "How you are told of new notices while you look elsewhere. It is kept on this machine only; "
      + "nothing comes in your quiet hours.",
    way: { $0 == .desktop ? "Notification on the desktop" : $0.rawValue },
    on: "On", off: "Off",
    missing: { "\($0), but what it needs is not installed, so nothing shows" },
    saved: "Saved.", keep: "Leave it as it is", refresh: SharedStrings.english.refresh,
    retry: SharedStrings.english.retry, signIn: SocialStrings.english.labels.signIn)

  /// The words in Japanese.
  public static let japanese = NotificationSettingsStrings(
    title: "お知らせの設定",
    explanation: "だれの操作をお知らせするかを選べます。ブロックしている人や、お知らせごとミュートしている人についてはお知らせしません。"
      + "同じ投稿が何度編集されても、お知らせは1日に1回までです。",
    kind: { NoticeStrings.japanese($0).setting },
    audienceQuestion: "だれからのものをお知らせしますか？ これからのお知らせに適用されます。",
    audience: { audience in
      switch audience {
      case .anyone: "すべての人"
      case .following: "フォローしている人"
      case .followers: "フォロワー"
      case .nobody: "知らせない"
      }
    },
    present: { "\($0) (現在の設定)" },
    quietHours: "おやすみ時間", noQuietHours: "なし",
    quietHint: "22:00-07:00 のように入力してください。空にすると、なしになります。この間もお知らせは一覧に届きますが、ほかの方法ではお伝えしません。",
    onThisMachine: "このマシンでの通知",
    onThisMachineExplained: "ほかの作業をしている間に、新しいお知らせを伝える方法です。"
      + "この設定はこのマシンだけに保存されます。おやすみ時間には通知しません。",
    way: { $0 == .desktop ? "デスクトップの通知" : $0.rawValue },
    on: "オン", off: "オフ",
    missing: { "\($0)（必要なプログラムがインストールされていないため、表示されません）" },
    saved: "保存しました。", keep: "変更しない", refresh: SharedStrings.japanese.refresh,
    retry: SharedStrings.japanese.retry, signIn: SocialStrings.japanese.labels.signIn)
}
