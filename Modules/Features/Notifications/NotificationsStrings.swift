public import AppScreens
public import Entities
import Presentation

/// The texts of the list of notifications.
public struct NotificationsStrings: LocalizedStrings {
  public var title, unreadTitle: String
  /// The mark of an unread notification.
  public var new: String
  /// The texts of each kind.
  public var wording: @Sendable (NoticeKind) -> NoticeStrings
  /// What people did, after the last name, if all of them are named.
  public var did: @Sendable (_ activity: String) -> String
  /// The separator between two names, and the one before the last.
  public var comma, and: String
  /// What people did, after the last name, if `count` more of them aren't named.
  public var othersDid: @Sendable (_ count: Int, _ activity: String) -> String
  /// The number of new notifications above the list; with `isMore`, there are more than `count`.
  public var news: @Sendable (_ count: Int, _ isMore: Bool) -> String
  /// Shown when the list is empty: before the first notification, after the last was dismissed, and with nothing
  /// unread.
  public var nothing, nothingLeft, nothingUnread: String
  /// Shown when signed out.
  public var explanation: String
  public var allRead, dismissed, allDismissed, stale: String
  /// The question before all notifications are dismissed, and its answers.
  public var dismissAllTitle, dismissAllQuestion, dismissAllYes, dismissAllNo: String
  public var more, refresh, retry, markAllRead, dismissAll, showUnread, showAll, signIn, signUp: String
  /// The texts of the settings.
  public var settings: NotificationSettingsStrings
  /// The texts of the policy and of the requests.
  public var requests: NoticeRequestsStrings
  /// The texts of the announcements.
  public var announcements: AnnouncementsStrings

  /// The English texts.
  public static let english = NotificationsStrings(
    title: "Notifications", unreadTitle: "Unread notifications", new: "New",
    wording: NoticeStrings.english, did: { " \($0)" }, comma: ", ", and: " and ",
    othersDid: { count, activity in
      " and \(count, in: .english) \(count == 1 ? "other" : "others") \(activity)"
    },
    news: { count, isMore in
      let number = isMore ? "More than \(count, in: .english)" : "\(count, in: .english)"
      return "\(number) new \(count == 1 && !isMore ? "notification" : "notifications")"
    },
    nothing:
      "Nothing yet. You'll see it here when people follow you, or like, share or comment on your posts.",
    nothingLeft: "No notifications.", nothingUnread: "You're all caught up.",
    explanation: "Notifications show who follows you, and who likes, shares or comments on your posts. "
      + "Sign in or create an account to get them.",
    allRead: "All marked as read.",
    dismissed: "Dismissed.", allDismissed: "All dismissed.",
    stale: SharedStrings.english.connectionLost, dismissAllTitle: "Dismiss all notifications",
    dismissAllQuestion: "Dismiss all notifications, including unread ones? This can't be undone.",
    dismissAllYes: "Yes, dismiss all", dismissAllNo: "No, keep them", more: SharedStrings.english.more,
    refresh: SharedStrings.english.refresh,
    retry: SharedStrings.english.retry, markAllRead: "Mark all as read", dismissAll: "Dismiss all",
    showUnread: "Show unread only",
    showAll: "Show all", signIn: SocialStrings.english.labels.signIn,
    signUp: SocialStrings.english.labels.signUp,
    settings: .english, requests: .english, announcements: .english)

  /// The Japanese texts.
  public static let japanese = NotificationsStrings(
    title: "通知", unreadTitle: "未読の通知", new: "新着",
    wording: NoticeStrings.japanese, did: { $0 }, comma: "、", and: "、",
    othersDid: { count, activity in "、ほか\(count, in: .japanese)人\(activity)" },
    news: { count, isMore in
      "新しい通知が\(count, in: .japanese)件\(isMore ? "を超えてい" : "あり")ます。"
    },
    nothing: "通知はまだありません。フォロー、いいね、シェア、コメントなどがあると、ここに表示されます。",
    nothingLeft: "通知はありません。", nothingUnread: "未読の通知はありません。",
    explanation: "フォロー、いいね、シェア、コメントなどがあると通知します。"
      + "ご利用にはサインインするか、アカウントを作成してください。",
    allRead: "すべて既読にしました。",
    dismissed: "通知を削除しました。", allDismissed: "すべての通知を削除しました。",
    stale: SharedStrings.japanese.connectionLost, dismissAllTitle: "すべての通知を削除",
    dismissAllQuestion: "未読を含むすべての通知を削除しますか？ 元に戻せません。",
    dismissAllYes: "はい、すべて削除します", dismissAllNo: "いいえ、残します", more: SharedStrings.japanese.more,
    refresh: SharedStrings.japanese.refresh,
    retry: SharedStrings.japanese.retry, markAllRead: "すべて既読にする", dismissAll: "すべて削除",
    showUnread: "未読のみ表示",
    showAll: "すべて表示", signIn: SocialStrings.japanese.labels.signIn,
    signUp: SocialStrings.japanese.labels.signUp,
    settings: .japanese, requests: .japanese, announcements: .japanese)
}
