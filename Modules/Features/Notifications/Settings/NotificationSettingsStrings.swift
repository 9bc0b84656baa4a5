public import AppScreens
public import Entities
import Navigation
import Presentation

/// The words of the notice settings.
public struct NotificationSettingsStrings: Sendable {
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

  /// The words in a language of ours.
  public static func of(_ language: Language) -> NotificationSettingsStrings {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  /// The words in English.
  public static let english = NotificationSettingsStrings(
    title: "Notice settings",
    explanation: "Choose whose deeds you are told of. You are never told of people you block, or mute with "
      + "their notices. However often a post is edited, you are told once a day at most.",
    kind: { kind in
      switch kind {
      case .follow: "New followers"
      case .followRequest: "Requests to follow you"
      case .like: "Likes of your posts"
      case .comment: "Comments on your posts"
      case .mention: "Posts that mention you"
      case .share: "Shares of your posts"
      case .post: "New posts of people you watch"
      case .edit: "Edits of posts you liked or shared"
      }
    },
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
    quietHint: "From when to when, like 22:00-07:00, or off. Notices still come to the list; nothing else "
      + "tells you of them meanwhile.",
    onThisMachine: "On this machine",
    onThisMachineExplained:
      "How this shell tells you of new notices while you look elsewhere. It is kept on this "
      + "machine only; nothing comes in your quiet hours.",
    way: { way in
      switch way {
      case .terminal: "Notification of the terminal"
      case .desktop: "Notification on the desktop"
      case .bell: "Bell"
      }
    },
    on: "On", off: "Off",
    missing: { "\($0), but notify-send is not installed, so nothing shows" },
    saved: "Saved.", keep: "Leave it as it is", refresh: Words.social(.english).refresh,
    retry: Words.social(.english).retry, signIn: Words.social(.english).signIn)

  /// The words in Japanese.
  public static let japanese = NotificationSettingsStrings(
    title: "お知らせの設定",
    explanation: "だれの操作をお知らせするかを選べます。ブロックしている人や、お知らせごとミュートしている人についてはお知らせしません。"
      + "同じ投稿が何度編集されても、お知らせは1日に1回までです。",
    kind: { kind in
      switch kind {
      case .follow: "新しいフォロワー"
      case .followRequest: "フォロー申請"
      case .like: "投稿への「いいね」"
      case .comment: "投稿へのコメント"
      case .mention: "自分の名前を挙げた投稿"
      case .share: "投稿の共有"
      case .post: "お知らせを受け取る人の新しい投稿"
      case .edit: "「いいね」または共有した投稿の編集"
      }
    },
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
    quietHint: "22:00-07:00 のように入力してください。なしにするには off と入力します。この間もお知らせは一覧に届きますが、ほかの方法ではお伝えしません。",
    onThisMachine: "このマシンでの通知",
    onThisMachineExplained: "ほかの作業をしている間に、この画面から新しいお知らせを伝える方法です。"
      + "この設定はこのマシンだけに保存されます。おやすみ時間には通知しません。",
    way: { way in
      switch way {
      case .terminal: "ターミナルの通知"
      case .desktop: "デスクトップの通知"
      case .bell: "ベル音"
      }
    },
    on: "オン", off: "オフ",
    missing: { "\($0)（notify-send がインストールされていないため、表示されません）" },
    saved: "保存しました。", keep: "変更しない", refresh: Words.social(.japanese).refresh,
    retry: Words.social(.japanese).retry, signIn: Words.social(.japanese).signIn)
}
