public import AppScreens

/// The texts of the policy and of the requests.
public struct NoticeRequestsStrings: LocalizedStrings {
  /// The names of origins and treatments.
  public var origin: @Sendable (NoticeOrigin) -> String
  public var treatment: @Sendable (NoticeTreatment) -> String
  /// The number of notifications that wait, after the person's name.
  public var waiting: @Sendable (_ count: Int) -> String
  public var nothing, accepted, dismissed: String
  /// What a treatment does, to choose it.
  public var meaning: @Sendable (NoticeTreatment) -> String
  /// The mark of the present treatment.
  public var current: @Sendable (_ name: String) -> String
  public var title, policy, explanation, question, saved, keep: String
  /// The request was answered elsewhere.
  public var gone: String

  /// The English texts.
  public static let english = NoticeRequestsStrings(
    origin: { origin in
      switch origin {
      case .notFollowing: "People you don't follow"
      case .notFollowers: "People who don't follow you"
      case .newAccounts: "New accounts"
      case .privateMentions: "Direct posts you didn't ask for"
      case .limitedAccounts: "Limited accounts"
      }
    },
    treatment: { treatment in
      switch treatment {
      case .accept: "Accept"
      case .filter: "Filter"
      case .drop: "Ignore"
      }
    },
    waiting: { count in " · \(count, in: .english) \(count == 1 ? "notification" : "notifications")" },
    nothing: "No requests.", accepted: "Accepted.", dismissed: "Dismissed.",
    meaning: { treatment in
      switch treatment {
      case .accept: "Notify me"
      case .filter: "Filter: keep it here until I accept or dismiss it"
      case .drop: "Ignore: don't notify me, and keep nothing"
      }
    },
    current: NotificationSettingsStrings.english.current, title: "Notification requests",
    policy: "People you don't know",
    explanation:
      "Choose what happens with their likes, shares, follows, comments and mentions from now on. Where several apply, the strictest counts.",
    question: "What happens with their notifications?", saved: NotificationSettingsStrings.english.saved,
    keep: NotificationSettingsStrings.english.keep, gone: "This request is no longer here.")

  /// The Japanese texts.
  public static let japanese = NoticeRequestsStrings(
    origin: { origin in
      switch origin {
      case .notFollowing: "フォローしていない人"
      case .notFollowers: "フォロワー以外の人"
      case .newAccounts: "新しいアカウント"
      case .privateMentions: "知らない人からのメッセージ"
      case .limitedAccounts: "制限されているアカウント"
      }
    },
    treatment: { treatment in
      switch treatment {
      case .accept: "受け取る"
      case .filter: "保留する"
      case .drop: "受け取らない"
      }
    },
    waiting: { count in " · 通知\(count, in: .japanese)件" },
    nothing: "保留中の通知はありません。", accepted: "通知を受け取りました。", dismissed: "通知を削除しました。",
    meaning: { treatment in
      switch treatment {
      case .accept: "通知する"
      case .filter: "保留する: 受け取るか削除するまで、ここに残します"
      case .drop: "受け取らない: 通知せず、残しません"
      }
    },
    current: NotificationSettingsStrings.japanese.current, title: "保留中の通知", policy: "知らない人からの通知",
    explanation: "これからのいいね、シェア、フォロー、コメント、メンションの扱いを選べます。複数に当てはまる場合は、いちばん厳しい設定に従います。",
    question: "通知の扱いを選んでください", saved: NotificationSettingsStrings.japanese.saved,
    keep: NotificationSettingsStrings.japanese.keep, gone: "この通知はもう保留されていません。")
}
