import AppValues
import Entities
import MastodonAPI
import Profile
import SocialBackend

extension MastodonMapping {
  func account(_ user: User) -> MastodonAccount {
    let html = ContentHTML(on: site)
    return MastodonAccount(
      id: user.id.rawValue, username: user.handle, displayName: displayName(user.author),
      note: html.html(of: user.bio),
      url: site.profile(of: user.handle), avatar: avatar(user.avatar), header: header(user.header),
      locked: user.isLocked, bot: user.isBot, discoverable: user.isDiscoverable,
      hideCollections: user.hidesFollowers, indexable: user.isIndexable,
      createdAt: user.createdAt.startOfDay, lastStatusAt: user.lastPostedAt, statusesCount: user.postCount,
      followersCount: user.followerCount, followingCount: user.followingCount,
      fields: user.fields.map { MastodonField(name: $0.label, value: html.inline($0.value).source) },
      noindex: !user.isIndexable)
  }

  /// The account of someone of whom no more is known, since it has been deleted in the meantime.
  func account(_ author: Author) -> MastodonAccount {
    MastodonAccount(
      id: author.id.rawValue, username: author.handle, displayName: displayName(author),
      url: site.profile(of: author.handle), avatar: avatar(author.avatar), header: header(nil),
      createdAt: Timestamp(milliseconds: 0))
  }

  /// A suspended account, which shows nothing but its name.
  func account(_ suspended: SuspendedAccount) -> MastodonAccount {
    MastodonAccount(
      id: suspended.id.rawValue, username: suspended.handle, url: site.profile(of: suspended.handle),
      avatar: avatar(nil), header: header(nil), createdAt: suspended.createdAt.startOfDay, suspended: true)
  }

  /// The display name; empty for someone who uses their handle, which apps then show.
  private func displayName(_ author: Author) -> String {
    author.name == author.handle ? "" : author.name
  }

  /// An account as its owner sees it.
  func credentials(_ own: OwnAccount) -> MastodonCredentialAccount {
    let (user, profile) = (own.profile.user, own.profile)
    return MastodonCredentialAccount(
      account: account(user),
      source: MastodonAccountSource(
        privacy: MastodonVisibility(profile.defaults.visibility), sensitive: profile.defaults.isSensitive,
        language: profile.defaults.language, note: user.bio,
        fields: user.fields.map { MastodonField(name: $0.label, value: $0.value) },
        followRequestsCount: own.followRequests, discoverable: user.isDiscoverable,
        hideCollections: user.hidesFollowers, indexable: user.isIndexable,
        attributionDomains: profile.attributionDomains))
  }

  func relationship(_ user: User) -> MastodonRelationship {
    let relationship = user.relationship
    return MastodonRelationship(
      id: user.id.rawValue, following: relationship.isFollowing,
      showingReblogs: relationship.isFollowing && !relationship.isHidingShares,
      notifying: relationship.isFollowing && relationship.isWatching, followedBy: relationship.isFollowedBy,
      blocking: relationship.isBlocking, blockedBy: relationship.isBlockedBy, muting: relationship.isMuting,
      mutingNotifications: relationship.isMutingNotices, mutingExpiresAt: relationship.mutedUntil,
      requested: relationship.hasRequestedToFollow, requestedBy: relationship.hasFollowRequest,
      endorsed: relationship.isFeaturing, note: relationship.note)
  }

  func mention(_ author: Author) -> MastodonMention {
    MastodonMention(
      id: author.id.rawValue, username: author.handle, url: site.profile(of: author.handle))
  }

  func avatar(_ picture: User.Picture?) -> String {
    address(of: picture?.location) ?? site.asset("avatar/missing.png")
  }

  private func header(_ picture: User.Picture?) -> String {
    address(of: picture?.location) ?? site.asset("header/missing.png")
  }
}

extension Timestamp {
  private static let day: Int64 = 86_400_000

  /// The start of its day in UTC.
  var startOfDay: Timestamp {
    Timestamp(milliseconds: milliseconds - (milliseconds % Self.day + Self.day) % Self.day)
  }
}
