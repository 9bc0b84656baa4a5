public import AppScreens
public import Entities
import Navigation
import Presentation

/// The words of the list of notices.
public struct NotificationsStrings: LocalizedStrings {
  public var title, unreadTitle: String
  /// What stands before a notice not read yet.
  public var new: String
  /// The words of each kind.
  public var wording: @Sendable (NoticeKind) -> NoticeStrings
  /// What one or several did who are all named, after the last name.
  public var did: @Sendable (_ activity: String) -> String
  /// What stands between two names, and before the last.
  public var comma, and: String
  /// How many others did the same, and what, after the names of some.
  public var othersDid: @Sendable (_ count: Int, _ activity: String) -> String
  /// How many wait above the list; the second value says that there are more than were counted.
  public var news: @Sendable (_ count: Int, _ isMore: Bool) -> String
  /// Said when there is nothing to list: not yet, no more, and nothing unread.
  public var nothing, nothingLeft, nothingUnread: String
  /// Shown when signed out.
  public var explanation: String
  public var allRead, dismissed, allDismissed, stale: String
  /// The question before everything is dismissed, and its answers.
  public var dismissAllTitle, dismissAllQuestion, dismissAllYes, dismissAllNo: String
  public var more, refresh, retry, markAllRead, dismissAll, showUnread, showAll, signIn, signUp: String
  /// The words of the settings.
  public var settings: NotificationSettingsStrings

  /// The words in English.
  public static let english = NotificationsStrings(
    title: "Notices", unreadTitle: "Unread notices", new: "New",
    wording: NoticeStrings.english, did: { " \($0)" }, comma: ", ", and: " and ",
    othersDid: { count, activity in " and \(count) \(count == 1 ? "other" : "others") \(activity)" },
    news: { count, isMore in
      let number = isMore ? "More than \(count)" : "\(count)"
      return "\(number) new \(count == 1 && !isMore ? "notice" : "notices")"
    },
    nothing: "Nothing yet. When somebody follows you, or likes, shares or answers your posts, it shows here.",
    nothingLeft: "No notices.", nothingUnread: "You have read everything.",
    explanation: "Notices tell you who follows you, and who likes, shares or answers your posts. "
      + "Sign in or create an account to get them.",
    allRead: "Everything is marked as read.",
    dismissed: "The notice is gone from the list.", allDismissed: "The list is empty now.",
    stale: SharedStrings.english.connectionLost, dismissAllTitle: "Dismiss all notices",
    dismissAllQuestion: "Take every notice from the list, also those not read yet? They do not come back.",
    dismissAllYes: "Yes, dismiss them all", dismissAllNo: "No, keep them", more: SharedStrings.english.more,
    refresh: SharedStrings.english.refresh,
    retry: SharedStrings.english.retry, markAllRead: "Mark all as read", dismissAll: "Dismiss all",
    showUnread: "Only unread",
    showAll: "All notices", signIn: SocialStrings.english.labels.signIn,
    signUp: SocialStrings.english.labels.signUp,
    settings: .english)

  /// The words in Japanese.
  public static let japanese = NotificationsStrings(
    title: "お知らせ", unreadTitle: "未読のお知らせ", new: "新着",
    wording: NoticeStrings.japanese, did: { " さん\($0)" }, comma: " さん、", and: " さん、",
    othersDid: { count, activity in " さん、ほか\(count)人\(activity)" },
    news: { count, isMore in
      "新しいお知らせが\(count)件\(isMore ? "を超えてい" : "あり")ます。"
    },
    nothing: "お知らせはまだありません。フォロー、いいね、共有、コメントなどがあると、ここに表示されます。",
    nothingLeft: "お知らせはありません。", nothingUnread: "未読のお知らせはありません。",
    explanation: "フォローや、投稿へのいいね、共有、コメントなどをお知らせします。"
      + "ご利用にはサインインするか、アカウントを作成してください。",
    allRead: "すべて既読にしました。",
    dismissed: "お知らせを一覧から消しました。", allDismissed: "お知らせをすべて消しました。",
    stale: SharedStrings.japanese.connectionLost, dismissAllTitle: "お知らせをすべて消す",
    dismissAllQuestion: "未読のものも含めて、お知らせをすべて一覧から消しますか？ 消したお知らせは元に戻せません。",
    dismissAllYes: "はい、すべて消します", dismissAllNo: "いいえ、残します", more: SharedStrings.japanese.more,
    refresh: SharedStrings.japanese.refresh,
    retry: SharedStrings.japanese.retry, markAllRead: "すべて既読にする", dismissAll: "すべて消す",
    showUnread: "未読のみ表示",
    showAll: "すべて表示", signIn: SocialStrings.japanese.labels.signIn,
    signUp: SocialStrings.japanese.labels.signUp,
    settings: .japanese)
}
