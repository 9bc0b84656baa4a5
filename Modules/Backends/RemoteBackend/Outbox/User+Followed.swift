import Entities
import Profile

extension User {
  /// The person as they will be once a follow has been sent.
  ///
  /// - Parameter waits: Whether it waits to be sent.
  func followed(_ isSet: Bool, _ terms: FollowTerms, waits: Bool) -> User {
    var relationship = relationship
    // Who is followed already isn't asked again: the terms change.
    relationship.isFollowing = isSet && (relationship.isFollowing || !isLocked)
    relationship.hasRequestedToFollow = isSet && !relationship.isFollowing
    relationship.isWatching = isSet && (terms.notices ?? relationship.isWatching)
    relationship.isHidingShares = isSet && (terms.shares.map { !$0 } ?? relationship.isHidingShares)
    relationship.isFollowWaiting = waits
    return User(
      id: id, handle: handle, name: name, bio: bio, postCount: postCount, followerCount: followerCount,
      followingCount: followingCount, isLocked: isLocked, isBot: isBot, hidesFollowers: hidesFollowers,
      isDiscoverable: isDiscoverable, isIndexable: isIndexable, fields: fields, avatar: avatar,
      header: header,
      createdAt: createdAt, lastPostedAt: lastPostedAt, version: version, relationship: relationship)
  }
}
