import AppScreens
import AppValues
import Entities
import Navigation
import Post
import SocialMenuShell
import Timeline

// Posts, alone and in lists.
extension JSONForms {
  static let photo = JSONForm<Photo>(
    name: "photo", ja: "写真",
    keys: [
      .init("id", "opaque", ja: "ID。中身に意味はありません") { .string($0.id.rawValue) },
      .init("alt", "description; empty if none", ja: "写真の説明。ない場合は空") { .string($0.alt) },
      .init(
        "focus", "what stays visible when it's cropped: x and y from -1 to 1, right and up; or null",
        ja: "切り抜いたときに残す位置。右をx、上をyとし、どちらも -1 から 1。または null"
      ) {
        $0.focus.map { .object(["x": .double($0.x), "y": .double($0.y)]) } ?? .null
      },
      .init("width", "pixels", ja: "ピクセル数") { .integer($0.width) },
      .init("height", "pixels", ja: "ピクセル数") { .integer($0.height) },
      .init("path", "path of the file on this device, or null", ja: "この端末でのファイルの場所、または null") {
        JSONValue($0.path)
      },
      .init("url", "URL if it is elsewhere, or null", ja: "ほかの場所にある場合のURL、または null") {
        JSONValue($0.path == nil ? $0.location : nil)
      },
      .init(
        "thumbnail", "path or URL of a small version; null if another device keeps it",
        ja: "縮小版のパスまたはURL。別の端末に保存されている場合は null"
      ) {
        JSONValue($0.thumbnail)
      },
      .init(
        "blurhash", "draws a blurred version (https://blurha.sh), or null",
        ja: "ぼかした画像の元になる文字列（https://blurha.sh）、または null"
      ) {
        JSONValue($0.blurhash)
      },
    ])

  static let post = JSONForm<Post>(
    name: "post", ja: "投稿",
    keys: [
      .init("id", "opaque", ja: "ID。中身に意味はありません") { .string($0.id.rawValue) },
      .init("author", "author", ja: "投稿者。ユーザーの概要") { author.document($0.author) },
      .init("text", "plain text", ja: "書式のない文章") { .string($0.text) },
      .init("createdAt", "time", ja: "投稿した時刻") { JSONValue.time($0.createdAt) },
      .init("editedAt", "time, or null", ja: "最後に編集した時刻、または null") {
        $0.editedAt.map(JSONValue.time) ?? .null
      },
      .init(
        "visibility", "public, unlisted, followers or direct", ja: "public、unlisted、followers、direct のいずれか"
      ) { .string($0.visibility.rawValue) },
      warning(\.content),
      .init("language", "its code, or null", ja: "言語コード、または null") { JSONValue($0.language) },
      .init("replyTo", "ID of the post it replies to, or null", ja: "元の投稿のID、または null") {
        JSONValue($0.replyTo?.post?.rawValue)
      },
      .init(
        "replyToExcerpt", "how that post begins (its warning, if it has one), or null",
        ja: "元の投稿の冒頭（閲覧注意がある場合はその文）、または null"
      ) {
        JSONValue($0.replyTo?.excerpt?.text)
      },
      .init("hashtags", "names without #", ja: "# を除いた名前の配列") { .array($0.hashtags.map(JSONValue.string)) },
      .init("mentions", "authors", ja: "ユーザーの概要の配列") { .array($0.mentions.map(author.document)) },
      .init("photos", "photos", ja: "写真の配列") { .array($0.photos.map(photo.document)) },
    ] + besideText(\.content) + [
      .init("likes", "how many", ja: "いいねの数") { .integer($0.counts.likes) },
      .init("comments", "how many, public and unlisted ones", ja: "コメントの数（公開と未収載）") {
        .integer($0.counts.comments)
      },
      .init("shares", "how many", ja: "シェアの数") { .integer($0.counts.shares) },
      .init("liked", "by you", ja: "自分がいいねしていれば true") { .boolean($0.marks.isLiked) },
      .init("shared", "by you", ja: "自分がシェアしていれば true") { .boolean($0.marks.isShared) },
      .init("bookmarked", "by you", ja: "自分がブックマークしていれば true") { .boolean($0.marks.isBookmarked) },
      .init("pinned", "on your profile", ja: "自分のプロフィールに固定していれば true") { .boolean($0.marks.isPinned) },
      .init("conversationMuted", "by you", ja: "自分が会話をミュートしていれば true") {
        .boolean($0.marks.mutesConversation)
      },
      .init("delivery", "sent, waiting or failed", ja: "sent（送信済み）、waiting（送信待ち）、failed（失敗）のいずれか") {
        .string($0.delivery.rawValue)
      },
      .init("link", "opens it in the shell", ja: "開くためのリンク") {
        JSONValue(DeepLinks.shell.text(for: .post($0.id)))
      },
    ])

  /// The comments of a conversation are posts with these additional keys; of a deleted one, only the id is left.
  static let comment = JSONForm<CommentBranch>(
    name: "comment: a post, or the id of a deleted one, and", ja: "コメント: 投稿、または削除された投稿の id に、次を加えたもの",
    keys: [
      .init("deleted", "true if deleted", ja: "削除されていれば true") {
        .boolean($0.comment.post == nil)
      },
      .init("replies", "comments on it: the first few", ja: "それへのコメントのうち、最初のいくつか") {
        .array($0.replies.map(JSONValue.comment))
      },
      .init("moreReplies", "how many more comments there are on it", ja: "ほかのコメントの数") {
        .integer($0.hiddenReplies)
      },
    ])

  /// The items of a timeline are posts with these additional keys.
  static let item = JSONForm<TimelineItem>(
    name: "timeline item: a post, and", ja: "タイムラインの項目: 投稿に、次を加えたもの",
    keys: [
      .init(
        "item", "position in the timeline, opaque; null for pinned posts",
        ja: "タイムラインでの位置を表す文字列。固定された投稿では null"
      ) {
        .string($0.id.rawValue)
      },
      .init("sharedBy", "handle of the person who shared it, or null", ja: "シェアした人のユーザー名、または null") {
        JSONValue($0.sharedBy?.handle)
      },
      .init("cursor", "for --before and --after", ja: "--before と --after に渡す文字列") {
        .string($0.cursor.rawValue)
      },
    ])
}

extension JSONValue {
  /// A timeline item: its post's keys and its own.
  static func item(_ item: TimelineItem) -> JSONValue {
    guard case .object(let own) = JSONForms.item.document(item) else { return .null }
    return JSONForms.post.document(item.post).adding(own)
  }

  /// A post pinned above a person's timeline, with no position in it.
  @Sendable static func pinned(_ post: Post) -> JSONValue {
    JSONForms.post.document(post).adding([
      "pinned": .boolean(true), "item": .null, "sharedBy": .null, "cursor": .null,
    ])
  }

  /// A post of a conversation, or the remains of a deleted one.
  static func threadPost(_ post: ThreadPost) -> JSONValue {
    switch post {
    case .post(let post): JSONForms.post.document(post)
    case .deleted(let id): .object(["id": .string(id.rawValue), "deleted": .boolean(true)])
    }
  }

  /// A comment with the first of its replies.
  @Sendable static func comment(_ branch: CommentBranch) -> JSONValue {
    guard case .object(let own) = JSONForms.comment.document(branch) else { return .null }
    return threadPost(branch.comment).adding(own)
  }
}
