import AppValues
import Entities
import Foundation
import MastodonAPI
import SocialOfflineStore

extension WireReader {
  /// A person.
  ///
  /// - Parameter relationship: The viewer's; nil if it isn't known.
  func user(_ account: MastodonAccount, _ relationship: MastodonRelationship? = nil) -> User {
    let author = author(account)
    return User(
      id: author.id, handle: author.handle, name: author.name, bio: text(account.note),
      postCount: account.statusesCount, followerCount: account.followersCount,
      followingCount: account.followingCount, isLocked: account.locked, isBot: account.bot,
      hidesFollowers: account.hideCollections ?? false, isDiscoverable: account.discoverable ?? false,
      isIndexable: account.indexable,
      fields: account.fields.map { ProfileField(label: $0.name, value: text($0.value)) },
      avatar: author.avatar, header: picture(account.header), createdAt: account.createdAt,
      lastPostedAt: account.lastStatusAt, relationship: self.relationship(relationship, to: author.id))
  }

  func author(_ account: MastodonAccount) -> Author {
    Author(
      id: ID(account.id), handle: handle(account.acct), name: account.name, avatar: picture(account.avatar))
  }

  /// Someone who came along with a post or a notification, and can be kept.
  func seenAuthor(_ account: MastodonAccount) -> Author {
    seen?.note(ID(account.id)) { user(account) }
    return author(account)
  }

  func author(_ mention: MastodonMention) -> Author {
    Author(id: ID(mention.id), handle: handle(mention.acct), name: mention.username)
  }

  func relationship(_ wire: MastodonRelationship?, to id: ID<User>) -> Relationship {
    var relationship = Relationship(isSelf: id == viewer)
    guard let wire else { return relationship }
    relationship.isFollowing = wire.following
    relationship.isWatching = wire.notifying
    relationship.isHidingShares = wire.following && !wire.showingReblogs
    relationship.isFollowedBy = wire.followedBy
    relationship.hasRequestedToFollow = wire.requested
    relationship.hasFollowRequest = wire.requestedBy
    relationship.isBlocking = wire.blocking
    relationship.isBlockedBy = wire.blockedBy
    relationship.isMuting = wire.muting
    relationship.mutedUntil = wire.mutingExpiresAt
    relationship.isMutingNotices = wire.mutingNotifications
    relationship.isFeaturing = wire.endorsed
    relationship.note = wire.note
    return relationship
  }

  /// A picture; nil for the one that stands for none.
  private func picture(_ address: String) -> User.Picture? {
    guard !address.isEmpty, URL(string: address)?.lastPathComponent != "missing.png" else { return nil }
    return .at(address)
  }
}
