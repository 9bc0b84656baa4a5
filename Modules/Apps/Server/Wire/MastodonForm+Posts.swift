import AppValues
import Entities
import MastodonAPI
import Post
import PostText
import Timeline

/// The people who are shown with posts, by their ids.
typealias KnownPeople = [ID<User>: User]

extension MastodonForm {
  /// A post as it is on the wire.
  ///
  /// - Parameters:
  ///   - people: At least its author.
  ///   - viewer: Who reads it; nil for no one in particular.
  func status(_ post: Post, _ people: KnownPeople, for viewer: ID<User>?) -> MastodonStatus {
    let address = site.post(post.id, by: post.author.handle)
    var status = MastodonStatus(
      id: post.id.rawValue, uri: address, url: address, createdAt: post.createdAt, editedAt: post.editedAt,
      account: account(post.author, people))
    fill(&status, with: post)
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

  private func fill(_ status: inout MastodonStatus, with post: Post) {
    status.content = ContentHTML(on: site, mentioning: post.mentions).html(of: post.text)
    status.visibility = MastodonVisibility(post.visibility)
    status.sensitive = post.content.countsAsSensitive
    status.spoilerText = post.warning ?? ""
    status.mediaAttachments = post.photos.map(attachment)
    status.mentions = post.mentions.map(mention)
    status.tags = post.hashtags.map(tag)
    status.repliesCount = post.counts.comments
    status.reblogsCount = post.counts.shares
    status.favouritesCount = post.counts.likes
    status.language = post.language
    status.place = post.place.map(place)
  }

  private func mark(_ status: inout MastodonStatus, _ post: Post, for viewer: ID<User>?) {
    guard viewer != nil else { return }
    status.marks = MastodonStatusMarks(
      favourited: post.marks.isLiked, reblogged: post.marks.isShared, muted: post.marks.mutesConversation,
      bookmarked: post.marks.isBookmarked)
  }

  private func tag(_ name: String) -> MastodonStatusTag {
    let folded = HashtagName.folded(name)
    return MastodonStatusTag(name: folded, url: site.hashtag(folded))
  }

  /// A version of a post, by its author.
  func edit(_ revision: Revision, by account: MastodonAccount, mentions: [Author]) -> MastodonStatusEdit {
    let content = revision.content
    return MastodonStatusEdit(
      content: ContentHTML(on: site, mentioning: mentions).html(of: content.text),
      spoilerText: content.warning ?? "", sensitive: content.countsAsSensitive, createdAt: revision.at,
      account: account, mediaAttachments: content.photos.map(attachment))
  }

  /// Places have no ids here: a name stands for one.
  private func place(_ place: Place) -> MastodonPlace {
    let slug = SearchText.folded(place.name).split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return MastodonPlace(
      id: place.name.percentEncoded, slug: slug, name: place.name, latitude: place.latitude,
      longitude: place.longitude)
  }

  private func account(_ author: Author, _ people: KnownPeople) -> MastodonAccount {
    people[author.id].map(account) ?? account(author)
  }
}
