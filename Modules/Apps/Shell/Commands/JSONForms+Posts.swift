import AppScreens
import AppValues
import Entities
import Navigation
import Post
import Timeline

// Posts, wherever they stand.
extension JSONForms {
  static let photo = JSONForm<Photo>(
    name: "photo", ja: "写真",
    keys: [
      .init("id", "opaque", ja: "ID。中身に意味はありません") { .string($0.id.rawValue) },
      .init("alt", "what it shows; empty when not said", ja: "写真の説明。ない場合は空") { .string($0.alt) },
      .init("width", "pixels", ja: "ピクセル数") { .integer($0.width) },
      .init("height", "pixels", ja: "ピクセル数") { .integer($0.height) },
      .init("path", "where the file lies on this machine, or null", ja: "このマシンでのファイルの場所、または null") {
        JSONValue($0.path)
      },
      .init("url", "where it lies elsewhere, or null", ja: "ほかの場所にある場合の URL、または null") {
        JSONValue($0.path == nil ? $0.location : nil)
      },
      .init(
        "thumbnail", "where a small version of it lies, a path or a URL; null when another machine keeps it",
        ja: "縮小版の場所。パスまたは URL。別のマシンに保存されている場合は null"
      ) {
        JSONValue($0.thumbnail)
      },
      .init(
        "blurhash", "draws a blurred likeness of it (https://blurha.sh), or null",
        ja: "ぼかした画像の元になる文字列（https://blurha.sh）、または null"
      ) {
        JSONValue($0.blurhash)
      },
    ])

  static let post = JSONForm<Post>(
    name: "post", ja: "投稿",
    keys: [
      .init("id", "opaque", ja: "ID。中身に意味はありません") { .string($0.id.rawValue) },
      .init("author", "author", ja: "書いた人。人の概要") { author.document($0.author) },
      .init("text", "plain text", ja: "書式のない文章") { .string($0.text) },
      .init("createdAt", "time", ja: "投稿した時刻") { time($0.createdAt) },
      .init("editedAt", "time, or null", ja: "最後に編集した時刻、または null") { $0.editedAt.map(time) ?? .null },
      .init(
        "visibility", "public, unlisted, followers or direct", ja: "public、unlisted、followers、direct のどれか"
      ) { .string($0.visibility.rawValue) },
      warning(\.content),
      .init("language", "ISO 639-1, or null", ja: "ISO 639-1 の言語コード、または null") { JSONValue($0.language) },
      .init("replyTo", "id of the post commented on, or null", ja: "コメント先の投稿の ID、または null") {
        JSONValue($0.replyTo?.post.rawValue)
      },
      .init("hashtags", "names without #", ja: "# を除いた名前の配列") { .array($0.hashtags.map(JSONValue.string)) },
      .init("mentions", "authors", ja: "人の概要の配列") { .array($0.mentions.map(author.document)) },
      .init("photos", "photos", ja: "写真の配列") { .array($0.photos.map(photo.document)) },
    ] + besideText(\.content) + [
      .init("likes", "how many", ja: "「いいね」の数") { .integer($0.counts.likes) },
      .init("comments", "how many", ja: "コメントの数") { .integer($0.counts.comments) },
      .init("shares", "how many", ja: "共有の数") { .integer($0.counts.shares) },
      .init("liked", "by you", ja: "自分が「いいね」していれば true") { .boolean($0.marks.isLiked) },
      .init("shared", "by you", ja: "自分が共有していれば true") { .boolean($0.marks.isShared) },
      .init("bookmarked", "by you", ja: "自分がブックマークしていれば true") { .boolean($0.marks.isBookmarked) },
      .init("pinned", "on your profile", ja: "自分のプロフィールに固定していれば true") { .boolean($0.marks.isPinned) },
      .init("conversationMuted", "by you", ja: "自分が会話をミュートしていれば true") {
        .boolean($0.marks.mutesConversation)
      },
      .init("delivery", "sent, waiting or failed", ja: "sent（送信済み）、waiting（送信待ち）、failed（失敗）のどれか") {
        .string($0.delivery.rawValue)
      },
      .init("link", "opens it here", ja: "ここで開くためのリンク") {
        JSONValue(DeepLinks.shell.text(for: .post($0.id)))
      },
    ])

  /// The comments of a conversation are posts with these keys more; of a deleted one only its id is left.
  static let comment = JSONForm<CommentBranch>(
    name: "comment: a post, or the id of a deleted one, and", ja: "コメント: 投稿、または削除された投稿の id に、次を加えたもの",
    keys: [
      .init("deleted", "true when its author deleted it", ja: "書いた人が削除していれば true") {
        .boolean($0.comment.post == nil)
      },
      .init("replies", "comments on it: the first few", ja: "それへのコメントのうち、最初のいくつか") {
        .array($0.replies.map(JSONValue.comment))
      },
      .init("moreReplies", "how many more there are on it", ja: "ほかのコメントの数") { .integer($0.hiddenReplies) },
    ])

  /// A timeline's items are posts with these keys more.
  static let item = JSONForm<TimelineItem>(
    name: "timeline item: a post, and", ja: "タイムラインの項目: 投稿に、次を加えたもの",
    keys: [
      .init(
        "item", "its place in the list, opaque; null for what stands above it",
        ja: "一覧での位置を表す文字列。一覧の上に固定されたものは null"
      ) {
        .string($0.id.rawValue)
      },
      .init("sharedBy", "handle of who shared it into the list, or null", ja: "共有して一覧に載せた人のユーザー名、または null") {
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

  /// A post that stands above a person's timeline, and has no place in it.
  @Sendable static func pinned(_ post: Post) -> JSONValue {
    JSONForms.post.document(post).adding([
      "pinned": .boolean(true), "item": .null, "sharedBy": .null, "cursor": .null,
    ])
  }

  /// A post of a conversation, or what is left of a deleted one.
  static func threadPost(_ post: ThreadPost) -> JSONValue {
    switch post {
    case .post(let post): JSONForms.post.document(post)
    case .deleted(let id): .object(["id": .string(id.rawValue), "deleted": .boolean(true)])
    }
  }

  /// A comment with the first of what answers it.
  @Sendable static func comment(_ branch: CommentBranch) -> JSONValue {
    guard case .object(let own) = JSONForms.comment.document(branch) else { return .null }
    return threadPost(branch.comment).adding(own)
  }
}
