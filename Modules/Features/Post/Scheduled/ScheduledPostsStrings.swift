public import AppScreens
public import Entities
import Presentation

/// The texts of the list of scheduled posts. A host can change them on a copy.
public struct ScheduledPostsStrings: LocalizedStrings {
  public var title: String
  /// Says that a post is a comment.
  public var comment: String
  /// Why a post wasn't published at its time.
  public var failure: @Sendable (ScheduledPost.Failure) -> String
  public var nothing: String
  public var changeTime: String
  public var edit: String
  public var delete: String
  public var timeField: String
  /// - Parameter zone: The time zone in which times are entered.
  public var timeHint: @Sendable (_ zone: String) -> String
  public var askDelete: String
  public var deleteYes: String
  public var deleteNo: String
  public var moved: @Sendable (_ time: String) -> String
  public var deleted: String
  /// Why a comment can't be edited: its draft would replace another.
  public var hasDraft: String
  /// The chosen post isn't there any more.
  public var gone: String
  public var close: String
  public var newPost: String

  public static let english = ScheduledPostsStrings(
    title: "Scheduled posts", comment: "comment",
    failure: {
      switch $0 {
      case .parent: "Not published: the post it comments on is gone."
      case .photo: "Not published: a photo is gone."
      case .other: "Not published. Edit it, or choose another time."
      }
    },
    nothing: "No scheduled posts. Choose “When” before you publish a post.", changeTime: "Change the time",
    edit: "Edit; until then it isn't scheduled", delete: "Delete", timeField: "When",
    timeHint: { "When to publish it (\($0)): tomorrow 9:00, fri 18:30, 2026-12-24 18:00 or 2h." },
    askDelete: "Delete this scheduled post?", deleteYes: "Yes, delete it", deleteNo: "No, keep it",
    moved: { "It's published on \($0)." }, deleted: "Deleted.",
    hasDraft: "You have a draft of another comment on that post. Publish or discard it first.",
    gone: "This post has been published or deleted.", close: "Back to scheduled posts",
    newPost: SocialStrings.english.labels.newPost)

  public static let japanese = ScheduledPostsStrings(
    title: "予約投稿", comment: "コメント",
    failure: {
      switch $0 {
      case .parent: "投稿できませんでした。元の投稿がありません。"
      case .photo: "投稿できませんでした。写真がありません。"
      case .other: "投稿できませんでした。編集するか、別の日時を指定してください。"
      }
    },
    nothing: "予約投稿はありません。投稿する前に「投稿する日時」を選ぶと予約できます。", changeTime: "日時を変更",
    edit: "編集（編集中は予約が解除されます）", delete: "削除", timeField: "投稿する日時",
    timeHint: { "投稿する日時です（\($0)）。例: 明日 9:00、金曜 18:30、2026-12-24 18:00、2h" },
    askDelete: "この予約投稿を削除しますか？", deleteYes: "はい、削除する", deleteNo: "いいえ、削除しない",
    moved: { "\($0) に投稿します。" }, deleted: "削除しました。",
    hasDraft: "その投稿へのコメントの下書きがすでにあります。先に投稿するか、破棄してください。", gone: "この予約はもうありません。投稿されたか、削除されています。",
    close: "予約投稿の一覧に戻る", newPost: SocialStrings.japanese.labels.newPost)
}
