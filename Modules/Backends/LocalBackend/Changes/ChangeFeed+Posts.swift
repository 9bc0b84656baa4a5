import AppValues
import Entities
import PostActions
import SocialDatabase
import SocialLocalStore

extension ChangeFeed.Event {
  /// What it means for posts that are shown.
  ///
  /// - Parameter isSignedIn: Whether they're shown to someone who is signed in.
  func postChanges(isSignedIn: Bool) -> [PostChange] {
    switch self {
    case .changes(let records, let viewer):
      let changes = records.compactMap(Self.change)
      // After a block or an accepted follower, both people may see fewer posts or more; any post on a screen may belong
      // to a muted conversation, or match a filter that changed; and who is signed out may see none.
      let concerned = records.flatMap { record -> [Int64] in
        switch ChangeKind(rawValue: record.kind) {
        case .relation: [record.subject, record.object ?? 0]
        case .conversationMuted: [record.object ?? 0]
        case .session, .filters: [record.subject]
        default: []
        }
      }
      // A name stands on posts, and on comments on them, wherever they are shown; so does a suspended one. A repair may
      // have changed anything.
      if !records.ofKind(.profile, .accountState, .repaired).isEmpty { return changes + [.lagged] }
      let isConcerned = viewer.map(concerned.contains) ?? isSignedIn
      return isConcerned ? changes + [.lagged] : changes
    case .lagged: return [.lagged]
    // Screens keep what they show until the source is back, which then says `lagged`.
    case .disconnected: return []
    }
  }

  private static func change(_ record: ChangeRecord) -> PostChange? {
    switch ChangeKind(rawValue: record.kind) {
    case .edited: .edited(ID(record.subject))
    case .changed, .liked, .shared, .unshared, .bookmarked, .pinned: .changed(ID(record.subject))
    case .voted: .voted(ID(record.subject))
    case .deleted: .deleted(ID(record.subject))
    case .published, .conversationMuted, .follow, .relation, .profile, .accountState, .interest, .session,
      .notice, .noticesMerged, .conversation, .filters, .announcement, .announcementDismissed, .watched,
      .repaired, .work, nil:
      nil
    }
  }
}
