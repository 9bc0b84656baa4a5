import AppValues
import Entities
import MastodonAPI
import PostText
import Timeline

extension WireReader {
  /// A post. A share stands for the post that was shared.
  ///
  /// - Parameter others: Posts read with it, by their ids, one of which it may be a comment on.
  func post(_ status: MastodonStatus, among others: [String: MastodonStatus] = [:]) -> Post {
    if let shared = status.reblog {
      var post = post(shared, among: others)
      // Some servers say it of the share only.
      if post.filters.isEmpty { post.filters = status.filtered.map(match) }
      return post
    }
    let content = content(of: status)
    var post = Post(
      id: ID(status.id), author: seenAuthor(status.account), content: content, createdAt: status.createdAt,
      editedAt: status.editedAt, visibility: PostVisibility(status.visibility),
      replyTo: replyReference(status, others),
      hashtags: hashtags(of: status, in: content.text), mentions: status.mentions.map(author),
      counts: PostCounts(
        likes: status.favouritesCount, comments: status.repliesCount, shares: status.reblogsCount),
      marks: marks(of: status), votes: status.poll.map(votes), attachments: attachments(of: status))
    post.filters = status.filtered.map(match)
    return post
  }

  /// An item of a timeline: a post, or someone's share of one.
  ///
  /// - Parameter others: Posts read with it, by their ids.
  func item(_ status: MastodonStatus, among others: [String: MastodonStatus]) -> TimelineItem {
    TimelineItem(
      id: ID(status.id), post: post(status, among: others),
      sharedBy: status.reblog.map { _ in seenAuthor(status.account) }, at: status.createdAt,
      cursor: RemoteCursor(at: status.id).cursor)
  }

  /// The hashtags as the text has them, which on the wire are in lower case.
  private func hashtags(of status: MastodonStatus, in text: String) -> [String] {
    let written = PostText(text).hashtags
    return status.tags.map { tag in
      written.first { HashtagName.folded($0) == HashtagName.folded(tag.name) } ?? tag.name
    }
  }

  private func marks(of status: MastodonStatus) -> PostMarks {
    let marks = status.marks ?? MastodonStatusMarks()
    return PostMarks(
      isLiked: marks.favourited, isShared: marks.reblogged, isBookmarked: marks.bookmarked,
      isPinned: status.pinned ?? false, mutesConversation: marks.muted)
  }

  /// What a post is a comment on. Of its author, no more than the id may be known.
  private func replyReference(_ status: MastodonStatus, _ others: [String: MastodonStatus]) -> ReplyReference?
  {
    guard status.inReplyToID != nil || status.inReplyToAccountID != nil else { return nil }
    let post = status.inReplyToID.map { ID<Post>($0) }
    if let parent = status.inReplyToID.flatMap({ others[$0] }) {
      return ReplyReference(
        post: post, author: author(parent.account), excerpt: PostExcerpt(of: content(of: parent)))
    }
    let id = status.inReplyToAccountID
    let answered =
      id == status.account.id
      ? author(status.account) : status.mentions.first { $0.id == id }.map { author($0) }
    return ReplyReference(
      post: post, author: answered, authorID: id.map { ID($0) }, isUnread: answered == nil)
  }
}
