import Authentication
import Backend
import Entities
import Foundation
import Navigation
import Post
import Timeline

/// Every key that `--json` prints. More may be added; none ever changes its meaning.
enum JSONForms {
  /// What a host can say to all of them.
  static let version = 1

  static let author = JSONForm<Author>(
    name: "author",
    keys: [
      .init("id", "opaque") { .string($0.id.rawValue) },
      .init("handle", "without the @") { .string($0.handle) },
      .init("name", "as shown") { .string($0.name) },
    ])

  static let photo = JSONForm<Photo>(
    name: "photo",
    keys: [
      .init("id", "opaque") { .string($0.id.rawValue) },
      .init("alt", "what it shows; empty when not said") { .string($0.alt) },
      .init("width", "pixels") { .integer($0.width) },
      .init("height", "pixels") { .integer($0.height) },
      .init("path", "where the file lies on this machine, or null") {
        JSONValue($0.path)
      },
      .init("url", "where it lies elsewhere, or null") {
        $0.path == nil ? .string($0.location) : .null
      },
      .init("thumbnail", "where a small version of it lies, a path or a URL") { .string($0.thumbnail) },
      .init("blurhash", "draws a blurred likeness of it (https://blurha.sh), or null") {
        JSONValue($0.blurhash)
      },
    ])

  static let place = JSONForm<Place>(
    name: "place",
    keys: [
      .init("name", "as the author named it") { .string($0.name) },
      .init("latitude", "degrees north, or null") { JSONValue($0.latitude) },
      .init("longitude", "degrees east, or null") { JSONValue($0.longitude) },
    ])

  static let post = JSONForm<Post>(
    name: "post",
    keys: [
      .init("id", "opaque") { .string($0.id.rawValue) },
      .init("author", "author") { author.document($0.author) },
      .init("text", "plain text") { .string($0.text) },
      .init("createdAt", "time") { time($0.createdAt) },
      .init("editedAt", "time, or null") { $0.editedAt.map(time) ?? .null },
      .init("visibility", "public, unlisted, followers or direct") { .string($0.visibility.rawValue) },
      .init("warning", "content warning, or null") { JSONValue($0.warning) },
      .init("language", "ISO 639-1, or null") { JSONValue($0.language) },
      .init("replyTo", "id of the post commented on, or null") { JSONValue($0.replyTo?.post.rawValue) },
      .init("hashtags", "names without #") { .array($0.hashtags.map(JSONValue.string)) },
      .init("mentions", "authors") { .array($0.mentions.map(author.document)) },
      .init("photos", "photos") { .array($0.photos.map(photo.document)) },
      .init("place", "place, or null") { $0.place.map(place.document) ?? .null },
      .init("likes", "how many") { .integer($0.counts.likes) },
      .init("comments", "how many") { .integer($0.counts.comments) },
      .init("shares", "how many") { .integer($0.counts.shares) },
      .init("liked", "by you") { .boolean($0.marks.isLiked) },
      .init("shared", "by you") { .boolean($0.marks.isShared) },
      .init("bookmarked", "by you") { .boolean($0.marks.isBookmarked) },
      .init("pinned", "on your profile") { .boolean($0.marks.isPinned) },
      .init("conversationMuted", "by you") { .boolean($0.marks.mutesConversation) },
      .init("delivery", "sent, waiting or failed") { .string($0.delivery.rawValue) },
      .init("link", "opens it here") { JSONValue(DeepLink.text(for: .post($0.id))) },
    ])

  /// The comments of a conversation are posts with these keys more; of a deleted one only its id is left.
  static let comment = JSONForm<CommentBranch>(
    name: "comment: a post, or the id of a deleted one, and",
    keys: [
      .init("deleted", "true when its author deleted it") { .boolean($0.comment.post == nil) },
      .init("replies", "comments on it: the first few") { .array($0.replies.map(JSONValue.comment)) },
      .init("moreReplies", "how many more there are on it") { .integer($0.hiddenReplies) },
    ])

  /// A timeline's items are posts with these keys more.
  static let item = JSONForm<TimelineItem>(
    name: "timeline item: a post, and",
    keys: [
      .init("item", "its place in the list, opaque; null for what stands above it") {
        .string($0.id.rawValue)
      },
      .init("sharedBy", "handle of who shared it into the list, or null") { JSONValue($0.sharedBy?.handle) },
      .init("cursor", "for --before and --after") { .string($0.cursor.rawValue) },
    ])

  static let relationship = JSONForm<Relationship>(
    name: "you",
    keys: [
      .init("following", "you follow them") { .boolean($0.following) },
      .init("watching", "you are told of each new post of theirs, or will be once accepted") {
        .boolean($0.watching)
      },
      .init("hidingShares", "what they share stays out of your home and lists, or will once accepted") {
        .boolean($0.hidingShares)
      },
      .init("followedBy", "they follow you") { .boolean($0.followedBy) },
      .init("requested", "you asked to") { .boolean($0.requested) },
      .init("requestedBy", "they asked to follow you") { .boolean($0.requestedBy) },
      .init("blocking", "you block them") { .boolean($0.blocking) },
      .init("blockedBy", "they block you") { .boolean($0.blockedBy) },
      .init("muting", "you mute them") { .boolean($0.muting) },
      .init("mutedUntil", "time when that ends, or null") { $0.mutedUntil.map(time) ?? .null },
      .init("mutingNotices", "you mute what they do, too") { .boolean($0.mutingNotices) },
      .init("note", "what you have noted about them, for you alone; empty for nothing") { .string($0.note) },
    ])

  static let person = JSONForm<User>(
    name: "person",
    keys: [
      .init("id", "opaque") { .string($0.id.rawValue) },
      .init("handle", "without the @") { .string($0.handle) },
      .init("name", "as shown") { .string($0.name) },
      .init("bio", "plain text") { .string($0.bio) },
      .init("posts", "how many") { .integer($0.postCount) },
      .init("followers", "how many") { .integer($0.followerCount) },
      .init("following", "how many they follow") { .integer($0.followingCount) },
      .init("locked", "approves each follower") { .boolean($0.isLocked) },
      .init("bot", "a program writes their posts") { .boolean($0.isBot) },
      .init("hidesFollowers", "keeps to themselves who follows them") { .boolean($0.hidesFollowers) },
      .init("avatar", "where a square picture of them lies, a path or a URL, or null") {
        JSONValue($0.avatar)
      },
      .init("header", "where a wide picture for the top of their profile lies, likewise") {
        JSONValue($0.header)
      },
      .init("fields", "fields: what else they say of themselves") { .array($0.fields.map(field.document)) },
      .init("you", "what you are to each other") { relationship.document($0.relationship) },
    ])

  static let notice = JSONForm<Notice>(
    name: "notice",
    keys: [
      .init("id", "opaque") { .string($0.id.rawValue) },
      .init("kind", "follow, followRequest, like, comment, mention, share, post or edit") {
        .string($0.kind.rawValue)
      },
      .init("from", "author: who did it, last of all") { author.document($0.from) },
      .init("others", "how many did the same before and are told together with it") { .integer($0.others) },
      .init("also", "authors: a few of those others, the latest first") {
        .array($0.also.map(author.document))
      },
      .init("post", "post it is about, or null") { $0.post.map(post.document) ?? .null },
      .init("at", "time") { time($0.at) },
      .init("read", "true once all of it was seen") { .boolean($0.isRead) },
    ])

  static let account = JSONForm<ListedAccount>(
    name: "account",
    keys: [
      .init("id", "of the person, opaque") { .string($0.session.user.rawValue) },
      .init("handle", "without the @") { .string($0.session.handle) },
      .init("name", "as shown") { .string($0.session.name) },
      .init("current", "in use when --as names no other") { .boolean($0.isCurrent) },
    ])

  static let hashtag = JSONForm<Hashtag>(
    name: "hashtag",
    keys: [
      .init("name", "without the #") { .string($0.name) },
      .init("posts", "how many public ones carry it") { .integer($0.postCount) },
      .init("following", "you follow it") { .boolean($0.isFollowed) },
    ])

  static let list = JSONForm<UserList>(
    name: "list",
    keys: [
      .init("id", "opaque") { .string($0.id.rawValue) },
      .init("name", "as you call it") { .string($0.title) },
      .init("people", "how many") { .integer($0.memberCount) },
      .init("link", "opens it here") { JSONValue(DeepLink.text(for: .list($0.id))) },
    ])

  static let finding = JSONForm<CheckFinding>(
    name: "finding (of check)",
    keys: [
      .init("kind", "damaged, miscounted, orphaned, missing or leftover") { .string($0.kind.rawValue) },
      .init("detail", "what and where") { .string($0.detail) },
    ])

  static let deletion = JSONForm<String>(
    name: "deletion (of delete and lists delete)",
    keys: [
      .init("id", "of what was deleted") { .string($0) },
      .init("deleted", "true") { _ in .boolean(true) },
    ])

  static let demo = JSONForm<DemoOutcome>(
    name: "demo network (of demo)",
    keys: [
      .init("people", "how many") { .integer($0.summary.people) },
      .init("posts", "how many, comments included") { .integer($0.summary.posts) },
      .init("photos", "how many") { .integer($0.summary.photos) },
      .init("made", "true when it was made now, false when it was here") {
        if case .made = $0 { .boolean(true) } else { .boolean(false) }
      },
    ])

  /// What `socialconnect help json` says.
  static let help: String = [
    "Version \(version). Times are ISO 8601 in UTC. A timeline is an array of items, a list of people an array "
      + "of persons, notifications an array of notices, `history` one of revisions, `drafts` one of drafts; "
      + "`timeline user` begins with the posts on top of the profile, `pinned` true and `item` and `cursor` null; "
      + "`show` prints a post with `ancestors` (an array of posts, deleted ones by `id` and `deleted` alone) "
      + "and `replies` (an array of comments) added, `profile` a person with `pinned` (an array of posts); "
      + "`search` prints {\"people\": [...], \"tags\": [...], \"posts\": [...]}. "
      + "In lists other than timelines the last element has a `cursor` while there is more: give it to --before.",
    author.help, post.help, comment.help, item.help, photo.help, place.help, person.help, field.help,
    writingDefaults.help, knownFollowers.help, relationship.help,
    notice.help, noticeSettings.help, revision.help, draft.help, account.help, signIn.help, hashtag.help,
    list.help, deletion.help,
    report.help, reportedPost.help, finding.help, archiveSummary.help, importReport.help, absence.help,
    demo.help,
  ].joined(separator: "\n\n")

  /// An instant as ISO 8601 in UTC with milliseconds. They are written from the whole number: a date holds a
  /// fraction, which would be cut to one millisecond less now and then.
  static func time(_ instant: Timestamp) -> JSONValue {
    let (seconds, fraction) = instant.milliseconds.dividedFlooring(by: 1000)
    let time = Timestamp(milliseconds: seconds * 1000).date.formatted(.iso8601).dropLast()
    return .string("\(time).\(String(fraction + 1000).dropFirst())Z")
  }
}

/// An account signed in on this machine.
struct ListedAccount: Sendable {
  let session: Session
  let isCurrent: Bool
}

extension JSONValue {
  /// The object with more members.
  func adding(_ more: [String: JSONValue]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.merging(more) { _, new in new })
  }

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

  /// A page of a list, the cursor for the next one on its last element.
  static func page<Item>(_ page: Page<Item>, _ document: (Item) -> JSONValue) -> JSONValue {
    var elements = page.items.map { document($0).adding(["cursor": .null]) }
    if let older = page.older, let last = elements.popLast() {
      elements.append(last.adding(["cursor": .string(older.rawValue)]))
    }
    return .array(elements)
  }
}

extension Int64 {
  /// The quotient rounded down and the remainder, which is never negative.
  fileprivate func dividedFlooring(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
