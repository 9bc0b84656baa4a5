package import SocialDatabase

/// What a row of the `change` table is about, and whose ids it contains.
package enum ChangeKind: String {
  /// A post was published: subject post, object author.
  case published
  /// A post was shared: subject post, object the sharer.
  case shared
  /// Someone took their share of a post back: subject post, object the person.
  case unshared
  /// Someone liked a post or does so no longer: subject post, object the person.
  case liked
  /// Its author edited a post: subject post.
  case edited
  /// A photo of a post changed, or how many comments it has: subject post.
  case changed
  /// Someone voted in a poll, it ended, or a vote went with its account: subject post.
  case voted
  /// A post was deleted: subject post, object author.
  case deleted
  /// Someone bookmarked a post or removed the bookmark: subject post, object the person.
  case bookmarked
  /// A post was pinned to its author's profile or unpinned: subject post, object author.
  case pinned
  /// Someone muted or unmuted a conversation: subject its first post, object the person.
  case conversationMuted
  /// Someone followed or unfollowed a person: subject the follower, object the person.
  case follow
  /// Someone asked to follow someone, was answered, blocks or mutes them, or does so no longer: subject who
  /// did it, object the other.
  case relation
  /// Someone's profile changed, maybe their name, or their account was deleted: subject the person.
  case profile
  /// Someone's account was suspended or reinstated: subject the person.
  case accountState
  /// Some of someone's sessions ended: subject the person.
  case session
  /// Someone's lists, or the hashtags they follow, changed: subject the person.
  case interest
  /// Someone's notices changed: subject the person.
  case notice
  /// What had waited in someone's requests is among their notices: subject the person.
  case noticesMerged
  /// Something came into someone's inbox of direct posts, was read or went: subject the person.
  case conversation
  /// Someone's filters changed: subject the person.
  case filters
  /// An announcement was published, changed or deleted, or someone gave it an emoji or took it back: subject announcement.
  case announcement
  /// Someone dismissed an announcement: subject the person.
  case announcementDismissed
  /// People were notified of a new post of someone they watch, or of an edit of a post they liked or shared, or
  /// their notices went with the post: subject post, object author.
  case watched
  /// A repair changed anything: subject 0.
  case repaired
  /// There is background work: subject as in `due_work`.
  case work
}

extension Sequence<ChangeRecord> {
  /// The changes of these kinds.
  package func ofKind(_ kinds: ChangeKind...) -> [ChangeRecord] {
    filter { record in kinds.contains { $0.rawValue == record.kind } }
  }
}
