import AppValues
import Entities
import Foundation
import MastodonAPI
import Timeline

extension Post {
  /// A post as an app has it: of what it answers it knows the ids alone.
  init(_ status: MastodonStatus) {
    let marks = status.marks ?? MastodonStatusMarks()
    self.init(
      id: AppValues.ID(status.id), author: Author(status.account),
      content: PostContent(
        status.content, photos: status.mediaAttachments, poll: status.poll.map { PollQuestion($0) }),
      createdAt: status.createdAt, editedAt: status.editedAt,
      visibility: PostVisibility(served: status.visibility),
      replyTo: status.inReplyToAccountID.map {
        ReplyReference(
          post: status.inReplyToID.map { AppValues.ID($0) }, author: nil, authorID: AppValues.ID($0))
      },
      hashtags: status.tags.map(\.name),
      mentions: status.mentions.map { Author(id: AppValues.ID($0.id), handle: $0.acct, name: $0.username) },
      counts: PostCounts(
        likes: status.favouritesCount, comments: status.repliesCount, shares: status.reblogsCount),
      marks: PostMarks(
        isLiked: marks.favourited, isShared: marks.reblogged, isBookmarked: marks.bookmarked,
        isPinned: status.pinned ?? false, mutesConversation: marks.muted),
      votes: status.poll.map { PollVotes($0) })
    filters = status.filtered.map { FilterMatch($0) }
  }
}

extension FilterMatch {
  init(_ result: MastodonFilterResult) {
    let filter = result.filter
    self.init(
      AppValues.ID(filter.id),
      FilterSettings(
        filter.title, in: Set(filter.context.compactMap(FilterContext.init)),
        action: FilterAction(rawValue: filter.filterAction.rawValue) ?? .warn, expiresAt: filter.expiresAt),
      phrases: result.keywordMatches ?? [], namesPost: result.statusMatches != nil)
  }
}

extension PollQuestion {
  init(_ poll: MastodonPoll) {
    self.init(poll.options.map(\.title), allowsSeveral: poll.multiple)
  }
}

extension PollVotes {
  init(_ poll: MastodonPoll) {
    self.init(
      id: AppValues.ID(poll.id), endsAt: poll.expiresAt, isOver: poll.expired,
      counts: poll.options.contains { $0.votesCount == nil } ? nil : poll.options.compactMap(\.votesCount),
      voters: poll.votersCount, hasVoted: poll.voted ?? false, choices: poll.ownVotes ?? [])
  }
}

extension PostContent<Photo> {
  /// What a post says as an app has it.
  init(_ html: String, photos: [MastodonMediaAttachment], poll: PollQuestion?) {
    self.init(html.readAsText, poll: poll, photos: photos.map { Photo($0) })
  }
}

extension TimelineItem {
  init(_ status: MastodonStatus) {
    self.init(
      id: AppValues.ID(status.id), post: Post(status.reblog ?? status),
      sharedBy: status.reblog == nil ? nil : Author(status.account), at: status.createdAt,
      cursor: Cursor(status.id))
  }
}

extension Author {
  init(_ account: MastodonAccount) {
    self.init(id: AppValues.ID(account.id), handle: account.acct, name: account.displayName)
  }
}

extension Photo {
  fileprivate init(_ media: MastodonMediaAttachment) {
    self.init(
      id: AppValues.ID(media.id), alt: media.description ?? "", width: 0, height: 0, location: nil,
      thumbnail: nil)
  }
}

extension PostVisibility {
  fileprivate init(served word: MastodonVisibility) {
    self = word == .private ? .followers : PostVisibility(rawValue: word.rawValue) ?? .everyone
  }
}

extension MastodonVisibility {
  init(served visibility: PostVisibility) {
    self = visibility == .followers ? .private : MastodonVisibility(rawValue: visibility.rawValue)
  }
}

extension User {
  /// A person as an app has them.
  ///
  /// - Parameter relationship: Nil in a list, and for someone without an account.
  init(_ account: MastodonAccount, _ relationship: MastodonRelationship? = nil, viewer: Session? = nil) {
    self.init(
      id: AppValues.ID(account.id), handle: account.acct, name: account.displayName, bio: account.note,
      postCount: account.statusesCount, followerCount: account.followersCount,
      followingCount: account.followingCount, isLocked: account.locked, createdAt: account.createdAt,
      relationship: relationship.map { Relationship($0, isSelf: viewer?.user.rawValue == account.id) }
        ?? Relationship())
  }
}

extension Relationship {
  fileprivate init(_ wire: MastodonRelationship, isSelf: Bool) {
    self.init(
      isSelf: isSelf, isFollowing: wire.following, isWatching: wire.notifying,
      isHidingShares: wire.following && !wire.showingReblogs, isFollowedBy: wire.followedBy,
      hasRequestedToFollow: wire.requested, hasFollowRequest: wire.requestedBy, isBlocking: wire.blocking,
      isBlockedBy: wire.blockedBy, isMuting: wire.muting, mutedUntil: wire.mutingExpiresAt,
      isMutingNotices: wire.mutingNotifications)
  }
}

extension String {
  /// HTML as someone reads it; what a walk writes has one paragraph, and nothing that is escaped.
  fileprivate var readAsText: String { replacing(/<[^>]*>/, with: "") }
}
