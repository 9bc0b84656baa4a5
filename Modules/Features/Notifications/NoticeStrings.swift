public import Entities

/// The texts of one kind of notification.
public struct NoticeStrings: Sendable {
  /// What people did, as it follows the last of their names; what happened, if it names no one.
  public var activity: String
  /// Whether it says who did it. What happens to oneself alone doesn't.
  public var namesPeople: Bool
  /// The name of the setting for the kind.
  public var setting: String

  public init(_ activity: String, namesPeople: Bool = true, setting: String) {
    self.activity = activity
    self.namesPeople = namesPeople
    self.setting = setting
  }

  /// The English texts.
  @Sendable public static func english(_ kind: NoticeKind) -> NoticeStrings {
    switch kind {
    case .follow: NoticeStrings("followed you", setting: "New followers")
    case .followRequest: NoticeStrings("requested to follow you", setting: "Follow requests")
    case .like: NoticeStrings("liked your post", setting: "Likes on your posts")
    case .comment: NoticeStrings("commented on your post", setting: "Comments on your posts")
    case .mention: NoticeStrings("mentioned you", setting: "Posts that mention you")
    case .share: NoticeStrings("shared your post", setting: "Shares of your posts")
    case .post: NoticeStrings("posted", setting: "New posts by people with notifications on")
    case .edit:
      NoticeStrings(
        "edited a post you liked or shared", setting: "Edits to posts you liked or shared")
    case .poll:
      NoticeStrings("posted a poll that has ended", setting: "Ends of polls of yours or that you voted in")
    case .unpublished:
      NoticeStrings(
        "A scheduled post couldn't be published", namesPeople: false,
        setting: "Scheduled posts that couldn't be published")
    }
  }

  /// The Japanese texts.
  @Sendable public static func japanese(_ kind: NoticeKind) -> NoticeStrings {
    switch kind {
    case .follow: NoticeStrings("があなたをフォローしました", setting: "新しいフォロワー")
    case .followRequest: NoticeStrings("がフォローを申請しました", setting: "フォロー申請")
    case .like: NoticeStrings("があなたの投稿にいいねしました", setting: "投稿へのいいね")
    case .comment: NoticeStrings("があなたの投稿にコメントしました", setting: "投稿へのコメント")
    case .mention: NoticeStrings("があなたをメンションしました", setting: "自分へのメンション")
    case .share: NoticeStrings("があなたの投稿をシェアしました", setting: "投稿のシェア")
    case .post: NoticeStrings("が投稿しました", setting: "通知をオンにした人の新しい投稿")
    case .edit:
      NoticeStrings("が、あなたがいいねまたはシェアした投稿を編集しました", setting: "いいねまたはシェアした投稿の編集")
    case .poll: NoticeStrings("のアンケートが終了しました", setting: "自分の、または投票したアンケートの終了")
    case .unpublished: NoticeStrings("予約投稿を公開できませんでした", namesPeople: false, setting: "公開できなかった予約投稿")
    }
  }
}
