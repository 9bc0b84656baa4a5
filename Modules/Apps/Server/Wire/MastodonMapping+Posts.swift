import AppValues
import Entities
import MastodonAPI
import PostText
import Timeline

/// The accounts of people who are shown with posts, by their ids.
typealias KnownAccounts = [ID<User>: MastodonAccount]

extension MastodonMapping {
  /// A post as it is on the wire.
  ///
  /// - Parameters:
  ///   - accounts: Those of the people it shows, at least of its author.
  ///   - viewer: The reader; nil for an anonymous one.
  func status(_ post: Post, _ accounts: KnownAccounts, for viewer: ID<User>?) -> MastodonStatus {
    let address = site.post(post.id, by: post.author.handle)
    var status = MastodonStatus(
      id: post.id.rawValue, uri: address, url: address, createdAt: post.createdAt, editedAt: post.editedAt,
      account: account(post.author, accounts))
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
  func status(_ item: TimelineItem, _ accounts: KnownAccounts, for viewer: ID<User>?) -> MastodonStatus {
    let original = status(item.post, accounts, for: viewer)
    guard let sharer = item.sharedBy else { return original }
    let address = site.post(ID(item.id.rawValue), by: sharer.handle)
    var status = MastodonStatus(
      id: item.id.rawValue, uri: address, url: original.url, createdAt: item.at,
      account: account(sharer, accounts), visibility: original.visibility, sensitive: original.sensitive,
      spoilerText: original.spoilerText, repliesCount: original.repliesCount,
      reblogsCount: original.reblogsCount, favouritesCount: original.favouritesCount, reblog: original)
    mark(&status, item.post, for: viewer)
    return status
  }

  /// A conversation in direct posts. What someone wrote to no one else names themselves.
  func conversation(
    _ conversation: Conversation, _ accounts: KnownAccounts, for viewer: ID<User>?
  ) -> MastodonConversation {
    let others = conversation.people.map { account($0, accounts) }
    let oneself = viewer.flatMap { accounts[$0] }.map { [$0] } ?? []
    return MastodonConversation(
      id: conversation.id.rawValue, unread: conversation.isUnread,
      accounts: others.isEmpty ? oneself : others,
      lastStatus: status(conversation.lastPost, accounts, for: viewer))
  }

  private func mark(_ status: inout MastodonStatus, _ post: Post, for viewer: ID<User>?) {
    guard viewer != nil else { return }
    status.filtered = post.filters.map { result($0, of: post) }
    status.marks = MastodonStatusMarks(
      favourited: post.marks.isLiked, reblogged: post.marks.isShared, muted: post.marks.mutesConversation,
      bookmarked: post.marks.isBookmarked)
  }

  func tag(_ name: String) -> MastodonStatusTag {
    let folded = HashtagName.folded(name)
    return MastodonStatusTag(name: folded, url: site.hashtag(folded))
  }

  /// Someone, as far as is known of them.
  func account(_ author: Author, _ accounts: KnownAccounts) -> MastodonAccount {
    accounts[author.id] ?? account(author)
  }

  /// The accounts of people, by their ids.
  func accounts(_ people: some Sequence<User>) -> KnownAccounts {
    KnownAccounts(people.map { ($0.id, account($0)) }) { first, _ in first }
  }
}
