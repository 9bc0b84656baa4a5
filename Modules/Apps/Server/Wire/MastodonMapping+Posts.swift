import AppValues
import Entities
import MastodonAPI
import PostText
import Timeline

/// The people who are shown with posts, by their ids.
typealias KnownPeople = [ID<User>: User]

extension MastodonMapping {
  /// A post as it is on the wire.
  ///
  /// - Parameters:
  ///   - people: The people it shows, at least its author.
  ///   - viewer: The reader; nil for an anonymous one.
  func status(_ post: Post, _ people: KnownPeople, for viewer: ID<User>?) -> MastodonStatus {
    let address = site.post(post.id, by: post.author.handle)
    var status = MastodonStatus(
      id: post.id.rawValue, uri: address, url: address, createdAt: post.createdAt, editedAt: post.editedAt,
      account: account(post.author, people))
    write(post, to: &status, for: viewer)
    status.visibility = MastodonVisibility(post.visibility)
    status.mentions = post.mentions.map(mention)
    status.tags = post.hashtags.map(tag)
    status.repliesCount = post.counts.comments
    status.reblogsCount = post.counts.shares
    status.favouritesCount = post.counts.likes
    status.inReplyToID = post.replyTo?.post?.rawValue
    status.inReplyToAccountID = post.replyTo?.authorID?.rawValue
    mark(&status, post, for: viewer)
    if viewer == post.author.id, post.visibility != .direct { status.pinned = post.marks.isPinned }
    return status
  }

  /// An item of a timeline: a post, or someone's share of one.
  func status(_ item: TimelineItem, _ people: KnownPeople, for viewer: ID<User>?) -> MastodonStatus {
    let original = status(item.post, people, for: viewer)
    guard let sharer = item.sharedBy else { return original }
    let address = site.post(ID(item.id.rawValue), by: sharer.handle)
    var status = MastodonStatus(
      id: item.id.rawValue, uri: address, url: original.url, createdAt: item.at,
      account: account(sharer, people), visibility: original.visibility, sensitive: original.sensitive,
      spoilerText: original.spoilerText, repliesCount: original.repliesCount,
      reblogsCount: original.reblogsCount, favouritesCount: original.favouritesCount, reblog: original)
    mark(&status, item.post, for: viewer)
    return status
  }

  /// A conversation in direct posts. What someone wrote to no one else names themselves.
  func conversation(
    _ conversation: Conversation, _ people: KnownPeople, for viewer: ID<User>?
  ) -> MastodonConversation {
    let others = conversation.people.map { account($0, people) }
    let oneself = viewer.flatMap { people[$0] }.map { [account($0)] } ?? []
    return MastodonConversation(
      id: conversation.id.rawValue, unread: conversation.isUnread,
      accounts: others.isEmpty ? oneself : others,
      lastStatus: status(conversation.lastPost, people, for: viewer))
  }

  private func mark(_ status: inout MastodonStatus, _ post: Post, for viewer: ID<User>?) {
    guard viewer != nil else { return }
    status.filtered = post.filters.map { result($0, of: post) }
    status.marks = MastodonStatusMarks(
      favourited: post.marks.isLiked, reblogged: post.marks.isShared, muted: post.marks.mutesConversation,
      bookmarked: post.marks.isBookmarked)
  }

  private func tag(_ name: String) -> MastodonStatusTag {
    let folded = HashtagName.folded(name)
    return MastodonStatusTag(name: folded, url: site.hashtag(folded))
  }

  /// Someone, as far as is known of them.
  func account(_ author: Author, _ people: KnownPeople) -> MastodonAccount {
    people[author.id].map(account) ?? account(author)
  }
}
