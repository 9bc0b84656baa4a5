public import Entities

/// The words of one kind of notice.
public struct NoticeStrings: Sendable {
  /// What people did, after the last of their names.
  public var activity: String
  /// The kind, as the name of a setting.
  public var setting: String

  public init(_ activity: String, setting: String) {
    self.activity = activity
    self.setting = setting
  }

  /// The words in English.
  @Sendable public static func english(_ kind: NoticeKind) -> NoticeStrings {
    switch kind {
    case .follow: NoticeStrings("followed you", setting: "New followers")
    case .followRequest: NoticeStrings("asked to follow you", setting: "Requests to follow you")
    case .like: NoticeStrings("liked your post", setting: "Likes of your posts")
    case .comment: NoticeStrings("commented on your post", setting: "Comments on your posts")
    case .mention: NoticeStrings("mentioned you", setting: "Posts that mention you")
    case .share: NoticeStrings("shared your post", setting: "Shares of your posts")
    case .post: NoticeStrings("wrote a post", setting: "New posts of people you watch")
    case .edit:
      NoticeStrings(
        "edited a post that you liked or shared", setting: "Edits of posts you liked or shared")
    }
  }

  /// The words in Japanese.
  @Sendable public static func japanese(_ kind: NoticeKind) -> NoticeStrings {
    switch kind {
    case .follow: NoticeStrings("にフォローされました", setting: "新しいフォロワー")
    case .followRequest: NoticeStrings("からフォロー申請が届きました", setting: "フォロー申請")
    case .like: NoticeStrings("があなたの投稿に「いいね」しました", setting: "投稿への「いいね」")
    case .comment: NoticeStrings("があなたの投稿にコメントしました", setting: "投稿へのコメント")
    case .mention: NoticeStrings("が投稿であなたの名前を挙げました", setting: "自分の名前を挙げた投稿")
    case .share: NoticeStrings("があなたの投稿を共有しました", setting: "投稿の共有")
    case .post: NoticeStrings("が投稿しました", setting: "お知らせを受け取る人の新しい投稿")
    case .edit:
      NoticeStrings("が、あなたが「いいね」または共有した投稿を編集しました", setting: "「いいね」または共有した投稿の編集")
    }
  }
}
