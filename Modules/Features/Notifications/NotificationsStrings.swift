public import AppScreens
public import Entities
import Navigation
import Presentation

/// The words of the list of notices.
public struct NotificationsStrings: Sendable {
  public var title, unreadTitle: String
  /// What stands before a notice not read yet.
  public var new: String
  /// The activity, after the person's name and handle.
  public var activity: @Sendable (NoticeKind) -> String
  /// What stands between two names, and before the last.
  public var comma, and: String
  /// How many others did the same, and what, after the names of some.
  public var othersDid: @Sendable (_ count: Int, _ kind: NoticeKind) -> String
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

  /// The words in a language of ours.
  public static func of(_ language: Language) -> NotificationsStrings {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  /// The words in English.
  public static let english = NotificationsStrings(
    title: "Notices", unreadTitle: "Unread notices", new: "New",
    activity: englishActivity, comma: ", ", and: " and ",
    othersDid: { count, kind in " and \(count) \(count == 1 ? "other" : "others") \(englishActivity(kind))" },
    news: { count, isMore in
      let number = isMore ? "More than \(count)" : "\(count)"
      return "\(number) new \(count == 1 && !isMore ? "notice, r to show it" : "notices, r to show them")"
    },
    nothing: "Nothing yet. When somebody follows you, or likes, shares or answers your posts, it shows here.",
    nothingLeft: "No notices.", nothingUnread: "You have read everything.",
    explanation: "Notices tell you who follows you, and who likes, shares or answers your posts. "
      + "Sign in or create an account to get them.",
    allRead: "Everything is marked as read.",
    dismissed: "The notice is gone from the list.", allDismissed: "The list is empty now.",
    stale: Words.social(.english).stale, dismissAllTitle: "Dismiss all notices",
    dismissAllQuestion: "Take every notice from the list, also those not read yet? They do not come back.",
    dismissAllYes: "Yes, dismiss them all", dismissAllNo: "No, keep them", more: Words.social(.english).more,
    refresh: Words.social(.english).refresh,
    retry: Words.social(.english).retry, markAllRead: "Mark all as read", dismissAll: "Dismiss all",
    showUnread: "Only unread",
    showAll: "All notices", signIn: Words.social(.english).signIn, signUp: Words.social(.english).signUp,
    settings: .english)

  /// The words in Japanese.
  public static let japanese = NotificationsStrings(
    title: "お知らせ", unreadTitle: "未読のお知らせ", new: "新着",
    activity: { "さん" + japaneseActivity($0) }, comma: " さん、", and: " さん、",
    othersDid: { count, kind in " さん、ほか\(count)人" + japaneseActivity(kind) },
    news: { count, isMore in
      "新しいお知らせが\(count)件\(isMore ? "を超えてい" : "あり")ます。rで表示します。"
    },
    nothing: "お知らせはまだありません。フォロー、いいね、共有、コメントなどがあると、ここに表示されます。",
    nothingLeft: "お知らせはありません。", nothingUnread: "未読のお知らせはありません。",
    explanation: "フォローや、投稿へのいいね、共有、コメントなどをお知らせします。"
      + "ご利用にはサインインするか、アカウントを作成してください。",
    allRead: "すべて既読にしました。",
    dismissed: "お知らせを一覧から消しました。", allDismissed: "お知らせをすべて消しました。",
    stale: Words.social(.japanese).stale, dismissAllTitle: "お知らせをすべて消す",
    dismissAllQuestion: "未読のものも含めて、お知らせをすべて一覧から消しますか？ 消したお知らせは元に戻せません。",
    dismissAllYes: "はい、すべて消します", dismissAllNo: "いいえ、残します", more: Words.social(.japanese).more,
    refresh: Words.social(.japanese).refresh,
    retry: Words.social(.japanese).retry, markAllRead: "すべて既読にする", dismissAll: "すべて消す",
    showUnread: "未読のみ表示",
    showAll: "すべて表示", signIn: Words.social(.japanese).signIn, signUp: Words.social(.japanese).signUp,
    settings: .japanese)

  @Sendable
  private static func englishActivity(_ kind: NoticeKind) -> String {
    switch kind {
    case .follow: "followed you"
    case .followRequest: "asked to follow you"
    case .like: "liked your post"
    case .comment: "commented on your post"
    case .mention: "mentioned you"
    case .share: "shared your post"
    case .post: "wrote a post"
    case .edit: "edited a post that you liked or shared"
    }
  }

  @Sendable
  private static func japaneseActivity(_ kind: NoticeKind) -> String {
    switch kind {
    case .follow: "にフォローされました"
    case .followRequest: "からフォロー申請が届きました"
    case .like: "があなたの投稿に「いいね」しました"
    case .comment: "があなたの投稿にコメントしました"
    case .mention: "が投稿であなたの名前を挙げました"
    case .share: "があなたの投稿を共有しました"
    case .post: "が投稿しました"
    case .edit: "が、あなたが「いいね」または共有した投稿を編集しました"
    }
  }
}
