public import Entities
public import Presentation

/// The words of the list of notices.
public struct NotificationsStrings: Sendable {
  public var title, unreadTitle: String
  /// What stands before a notice not read yet.
  public var new: String
  /// What somebody did, after their name and handle.
  public var deed: @Sendable (NoticeKind) -> String
  /// How many wait above the list; the second value says that there are more than were counted.
  public var news: @Sendable (_ count: Int, _ isMore: Bool) -> String
  /// Said when there is nothing to list.
  public var nothing, nothingUnread: String
  /// Said to somebody without an account.
  public var explanation: String
  public var allRead, stale: String
  public var more, refresh, retry, markAllRead, showUnread, showAll, signIn, signUp: String

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
    deed: { kind in
      switch kind {
      case .follow: "followed you"
      case .followRequest: "asked to follow you"
      case .like: "liked your post"
      case .comment: "commented on your post"
      case .mention: "mentioned you"
      case .share: "shared your post"
      case .post: "wrote a post"
      }
    },
    news: { count, isMore in
      let number = isMore ? "More than \(count - 1)" : "\(count)"
      return "\(number) new \(count == 1 && !isMore ? "notice, r to show it" : "notices, r to show them")"
    },
    nothing: "Nothing yet. When somebody follows you, or likes, shares or answers your posts, it shows here.",
    nothingUnread: "You have read everything.",
    explanation: "Notices tell you who follows you, and who likes, shares or answers your posts. "
      + "Sign in or create an account to get them.",
    allRead: "Everything is marked as read.",
    stale: Words(.english).stale, more: Words(.english).more, refresh: Words(.english).refresh,
    retry: Words(.english).retry, markAllRead: "Mark all as read", showUnread: "Only unread",
    showAll: "All notices", signIn: Words(.english).signIn, signUp: Words(.english).signUp)

  /// The words in Japanese.
  public static let japanese = NotificationsStrings(
    title: "お知らせ", unreadTitle: "未読のお知らせ", new: "新着",
    deed: { kind in
      switch kind {
      case .follow: "さんにフォローされました"
      case .followRequest: "さんからフォロー申請が届きました"
      case .like: "さんがあなたの投稿に「いいね」しました"
      case .comment: "さんがあなたの投稿にコメントしました"
      case .mention: "さんが投稿であなたの名前を挙げました"
      case .share: "さんがあなたの投稿を共有しました"
      case .post: "さんが投稿しました"
      }
    },
    news: { count, isMore in
      "新しいお知らせが\(count)件\(isMore ? "以上" : "")あります。rで表示します。"
    },
    nothing: "お知らせはまだありません。フォロー、いいね、共有、コメントなどがあると、ここに表示されます。",
    nothingUnread: "未読のお知らせはありません。",
    explanation: "フォローや、投稿へのいいね、共有、コメントなどをお知らせします。"
      + "ご利用にはサインインするか、アカウントを作成してください。",
    allRead: "すべて既読にしました。",
    stale: Words(.japanese).stale, more: Words(.japanese).more, refresh: Words(.japanese).refresh,
    retry: Words(.japanese).retry, markAllRead: "すべて既読にする", showUnread: "未読のみ表示",
    showAll: "すべて表示", signIn: Words(.japanese).signIn, signUp: Words(.japanese).signUp)
}
