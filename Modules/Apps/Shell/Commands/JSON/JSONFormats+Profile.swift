import AppValues
import Entities
import Profile
import SocialMenuShell

// People, their profiles, and their relationship with the viewer.
extension JSONFormats {
  static let author = JSONFormat<Author>(
    \JSONStrings.Author.form,
    keys: [
      .init("id", \JSONStrings.Author.id) { .string($0.id.rawValue) },
      .init("handle", \JSONStrings.Author.handle) { .string($0.handle) },
      .init("name", \JSONStrings.Author.name) { .string($0.name) },
      avatar { $0.avatar },
    ])

  private static func avatar<Person>(
    _ picture: @escaping @Sendable (Person) -> User.Picture?
  ) -> JSONFormat<Person>.Key {
    .init("avatar", \JSONStrings.Author.avatar) { JSONValue(picture($0)?.location) }
  }

  static let person = JSONFormat<User>(
    \JSONStrings.Person.form,
    keys: [
      .init("id", \JSONStrings.Person.id) { .string($0.id.rawValue) },
      .init("handle", \JSONStrings.Person.handle) { .string($0.handle) },
      .init("name", \JSONStrings.Person.name) { .string($0.name) },
      .init("bio", \JSONStrings.Person.bio) { .string($0.bio) },
      .init("posts", \JSONStrings.Person.posts) { .integer($0.postCount) },
      .init("followers", \JSONStrings.Person.followers) { .integer($0.followerCount) },
      .init("following", \JSONStrings.Person.following) { .integer($0.followingCount) },
      .init("locked", \JSONStrings.Person.locked) { .boolean($0.isLocked) },
      .init("bot", \JSONStrings.Person.bot) { .boolean($0.isBot) },
      .init("hidesFollowers", \JSONStrings.Person.hidesFollowers) { .boolean($0.hidesFollowers) },
      .init("discoverable", \JSONStrings.Person.discoverable) { .boolean($0.isDiscoverable) },
      .init("indexable", \JSONStrings.Person.indexable) { .boolean($0.isIndexable) },
      .init("lastPosted", \JSONStrings.Person.lastPosted) { JSONValue($0.lastPostedAt?.description) },
      avatar { $0.avatar },
      .init("header", \JSONStrings.Person.header) { JSONValue($0.header?.location) },
      .init("fields", \JSONStrings.Person.fields) { .array($0.fields.map(field.document)) },
      .init("you", \JSONStrings.Person.you) { relationship.document($0.relationship) },
    ])

  static let relationship = JSONFormat<Relationship>(
    \JSONStrings.Relationship.form,
    keys: [
      .init("following", \JSONStrings.Relationship.following) { .boolean($0.isFollowing) },
      .init("watching", \JSONStrings.Relationship.watching) { .boolean($0.isWatching) },
      .init("hidingShares", \JSONStrings.Relationship.hidingShares) { .boolean($0.isHidingShares) },
      .init("followedBy", \JSONStrings.Relationship.followedBy) { .boolean($0.isFollowedBy) },
      .init("requested", \JSONStrings.Relationship.requested) { .boolean($0.hasRequestedToFollow) },
      .init("requestedBy", \JSONStrings.Relationship.requestedBy) { .boolean($0.hasFollowRequest) },
      .init("blocking", \JSONStrings.Relationship.blocking) { .boolean($0.isBlocking) },
      .init("blockedBy", \JSONStrings.Relationship.blockedBy) { .boolean($0.isBlockedBy) },
      .init("muting", \JSONStrings.Relationship.muting) { .boolean($0.isMuting) },
      .init("mutedUntil", \JSONStrings.Relationship.mutedUntil) {
        $0.mutedUntil.map(JSONValue.time) ?? .null
      },
      .init("mutingNotices", \JSONStrings.Relationship.mutingNotices) { .boolean($0.isMutingNotices) },
      .init("followWaiting", \JSONStrings.Relationship.followWaiting) { .boolean($0.isFollowWaiting) },
      .init("featuring", \JSONStrings.Relationship.featuring) { .boolean($0.isFeaturing) },
      .init("note", \JSONStrings.Relationship.note) { .string($0.note) },
    ])

  static let field = JSONFormat<ProfileField>(
    \JSONStrings.Field.form,
    keys: [
      .init("label", \JSONStrings.Field.label) { .string($0.label) },
      .init("value", \JSONStrings.Field.value) { .string($0.value) },
    ])

  static let knownFollowers = JSONFormat<KnownFollowers>(
    \JSONStrings.KnownFollowers.form,
    keys: [
      .init("people", \JSONStrings.KnownFollowers.people) { .array($0.people.map(author.document)) },
      .init("count", \JSONStrings.KnownFollowers.count) { .integer($0.count) },
    ])

  static let writingDefaults = JSONFormat<WritingDefaults>(
    \JSONStrings.WritingDefaults.form,
    keys: [
      .init("visibility", \JSONStrings.WritingDefaults.visibility) { .string($0.visibility.rawValue) },
      .init("language", \JSONStrings.WritingDefaults.language) { JSONValue($0.language) },
      .init("sensitive", \JSONStrings.WritingDefaults.sensitive) { .boolean($0.isSensitive) },
    ])
}
