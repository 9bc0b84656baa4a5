import AppScreens
import AppValues
import Entities
import Navigation
import Post
import SocialMenuShell
import Timeline

// Posts, alone and in lists.
extension JSONFormats {
  static let photo = JSONFormat<Photo>(
    \JSONStrings.Photo.form,
    keys: [
      .init("id", \JSONStrings.Photo.id) { .string($0.id.rawValue) },
      .init("alt", \JSONStrings.Photo.alt) { .string($0.alt) },
      .init("film", \JSONStrings.Photo.film) { JSONValue($0.film?.kind.rawValue) },
      .init("seconds", \JSONStrings.Photo.seconds) {
        $0.film?.duration.map { .double(Double($0) / 1000) } ?? .null
      },
      .init("focus", \JSONStrings.Photo.focus) {
        $0.focus.map { .object(["x": .double($0.x), "y": .double($0.y)]) } ?? .null
      },
      .init("width", \JSONStrings.Photo.width) { .integer($0.width) },
      .init("height", \JSONStrings.Photo.height) { .integer($0.height) },
      .init("path", \JSONStrings.Photo.path) { JSONValue($0.path) },
      .init("url", \JSONStrings.Photo.url) { JSONValue($0.path == nil ? $0.location : nil) },
      .init("thumbnail", \JSONStrings.Photo.thumbnail) { JSONValue($0.thumbnail) },
      .init("blurhash", \JSONStrings.Photo.blurhash) { JSONValue($0.blurhash) },
    ])

  static let post = JSONFormat<Post>(
    \JSONStrings.Post.form,
    keys: [
      .init("id", \JSONStrings.Post.id) { .string($0.id.rawValue) },
      .init("author", \JSONStrings.Post.author) { author.document($0.author) },
      .init("text", \JSONStrings.Post.text) { .string($0.text) },
      .init("createdAt", \JSONStrings.Post.createdAt) { JSONValue.time($0.createdAt) },
      .init("editedAt", \JSONStrings.Post.editedAt) { $0.editedAt.map(JSONValue.time) ?? .null },
      .init("visibility", \JSONStrings.Post.visibility) { .string($0.visibility.rawValue) },
      warning(\.content),
      .init("language", \JSONStrings.Post.language) { JSONValue($0.language) },
      .init("replyTo", \JSONStrings.Post.replyTo) { JSONValue($0.replyTo?.post?.rawValue) },
      .init("replyToExcerpt", \JSONStrings.Post.replyToExcerpt) { JSONValue($0.replyTo?.excerpt?.text) },
      .init("hashtags", \JSONStrings.Post.hashtags) { .array($0.hashtags.map(JSONValue.string)) },
      .init("mentions", \JSONStrings.Post.mentions) { .array($0.mentions.map(author.document)) },
      .init("photos", \JSONStrings.Post.photos) { .array($0.photos.map(photo.document)) },
    ] + besideText(\.content) + [
      .init("votes", \JSONStrings.Post.votes) { $0.votes.map(votes.document) ?? .null },
      .init("likes", \JSONStrings.Post.likes) { .integer($0.counts.likes) },
      .init("comments", \JSONStrings.Post.comments) { .integer($0.counts.comments) },
      .init("shares", \JSONStrings.Post.shares) { .integer($0.counts.shares) },
      .init("liked", \JSONStrings.Post.liked) { .boolean($0.marks.isLiked) },
      .init("shared", \JSONStrings.Post.shared) { .boolean($0.marks.isShared) },
      .init("bookmarked", \JSONStrings.Post.bookmarked) { .boolean($0.marks.isBookmarked) },
      .init("pinned", \JSONStrings.Post.pinned) { .boolean($0.marks.isPinned) },
      .init("conversationMuted", \JSONStrings.Post.conversationMuted) {
        .boolean($0.marks.mutesConversation)
      },
      .init("waitingMarks", \JSONStrings.Post.waitingMarks) { post in
        .array(PostMark.allCases.filter(post.marks.waiting.contains).map { .string($0.rawValue) })
      },
      .init("filters", \JSONStrings.Post.filters) { post in
        .array(post.filters.map { .string($0.settings.title) })
      },
      .init("delivery", \JSONStrings.Post.delivery) { .string($0.delivery.rawValue) },
      .init("link", \JSONStrings.Post.link) { JSONValue(DeepLinks.shell.text(for: .post($0.id))) },
    ])

  static let scheduled = JSONFormat<ScheduledPost>(
    \JSONStrings.Scheduled.form,
    keys: [
      .init("id", \JSONStrings.Scheduled.id) { .string($0.id.rawValue) },
      .init("at", \JSONStrings.Scheduled.at) { JSONValue.time($0.at) },
      .init("text", \JSONStrings.Scheduled.text) { .string($0.content.text) },
      .init("visibility", \JSONStrings.Scheduled.visibility) { .string($0.visibility.rawValue) },
      .init("replyTo", \JSONStrings.Scheduled.replyTo) { JSONValue($0.replyTo?.rawValue) },
      .init("failure", \JSONStrings.Scheduled.failure) { JSONValue($0.failure?.rawValue) },
      warning(\.content),
      .init("language", \JSONStrings.Scheduled.language) { JSONValue($0.content.language) },
      .init("photos", \JSONStrings.Scheduled.photos) { .array($0.content.photos.map(photo.document)) },
    ] + besideText(\.content))

  static let conversation = JSONFormat<Conversation>(
    \JSONStrings.Conversation.form,
    keys: [
      .init("id", \JSONStrings.Conversation.id) { .string($0.id.rawValue) },
      .init("people", \JSONStrings.Conversation.people) { .array($0.people.map(author.document)) },
      .init("unread", \JSONStrings.Conversation.unread) { .boolean($0.isUnread) },
      .init("lastPost", \JSONStrings.Conversation.lastPost) { post.document($0.lastPost) },
    ])

  /// The comments of a conversation are posts with these additional keys; of a deleted one, only the id is left.
  static let comment = JSONFormat<CommentBranch>(
    \JSONStrings.Comment.form,
    keys: [
      .init("deleted", \JSONStrings.Comment.deleted) { .boolean($0.comment.post == nil) },
      .init("replies", \JSONStrings.Comment.replies) { .array($0.replies.map(JSONValue.comment)) },
      .init("moreReplies", \JSONStrings.Comment.moreReplies) { .integer($0.hiddenReplies) },
    ])

  /// The items of a timeline are posts with these additional keys.
  static let item = JSONFormat<TimelineItem>(
    \JSONStrings.Item.form,
    keys: [
      .init("item", \JSONStrings.Item.item) { .string($0.id.rawValue) },
      .init("sharedBy", \JSONStrings.Item.sharedBy) { JSONValue($0.sharedBy?.handle) },
      .init("cursor", \JSONStrings.Item.cursor) { .string($0.cursor.rawValue) },
    ])
}

extension JSONValue {
  /// A timeline item: its post's keys and its own.
  static func item(_ item: TimelineItem) -> JSONValue {
    guard case .object(let own) = JSONFormats.item.document(item) else { return .null }
    return JSONFormats.post.document(item.post).adding(own)
  }

  /// A post pinned above a person's timeline, with no position in it.
  @Sendable static func pinned(_ post: Post) -> JSONValue {
    JSONFormats.post.document(post).adding([
      "pinned": .boolean(true), "item": .null, "sharedBy": .null, "cursor": .null,
    ])
  }

  /// A post of a conversation, or the remains of a deleted one.
  static func threadPost(_ post: ThreadPost) -> JSONValue {
    switch post {
    case .post(let post): JSONFormats.post.document(post)
    case .deleted(let id): .object(["id": .string(id.rawValue), "deleted": .boolean(true)])
    }
  }

  /// A comment with the first of its replies.
  @Sendable static func comment(_ branch: CommentBranch) -> JSONValue {
    guard case .object(let own) = JSONFormats.comment.document(branch) else { return .null }
    return threadPost(branch.comment).adding(own)
  }
}
