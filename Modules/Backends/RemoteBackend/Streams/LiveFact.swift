import AppValues
import Entities
import Foundation
import MastodonAPI
import PostActions

/// What a stream says has happened.
enum LiveFact: Sendable {
  /// There is a new post, or a share of one.
  case published(MastodonStatus)
  /// A post was edited.
  case edited(ID<Post>)
  /// A post was deleted.
  case deleted(ID<Post>)
  /// There is a new notification.
  case notified(MastodonNotification)
  /// What waited in accepted requests is among the notifications.
  case noticesMerged
  /// Something new came into a conversation in direct posts.
  case conversation
  /// What the viewer's filters hide has changed.
  case filtersChanged
  /// An announcement was published, changed or deleted, or what people give to one changed.
  case announced

  /// Nil for an event that isn't known here, or that can't be read.
  init?(_ message: MastodonStreamMessage) {
    let payload = message.payload ?? ""
    switch message.event {
    case .update:
      guard let status = Self.read(MastodonStatus.self, from: payload) else { return nil }
      self = .published(status)
    case .statusUpdate:
      guard let status = Self.read(MastodonStatus.self, from: payload) else { return nil }
      self = .edited(ID(status.id))
    case .delete:
      if payload.isEmpty { return nil }
      self = .deleted(ID(payload))
    case .notification:
      guard let notification = Self.read(MastodonNotification.self, from: payload) else { return nil }
      self = .notified(notification)
    case .notificationsMerged: self = .noticesMerged
    case .conversation: self = .conversation
    case .filtersChanged: self = .filtersChanged
    case .announcement, .announcementDelete, .announcementReaction: self = .announced
    default: return nil
    }
  }

  private static func read<Value: WireValue>(_ type: Value.Type, from payload: String) -> Value? {
    // What can't be read is skipped: the next reading of the list finds what it can.
    try? Value.read(from: Data(payload.utf8))
  }

  /// What it changes of posts that are on a screen: a comment or a share changes the post it belongs to.
  var changes: [PostChange] {
    switch self {
    case .published(let status): Self.concerned(by: status)
    case .edited(let id): [.edited(id)]
    case .deleted(let id): [.deleted(id)]
    case .notified(let notification):
      notification.status.map { [.changed(ID($0.id))] + Self.concerned(by: $0) } ?? []
    case .noticesMerged, .conversation, .announced: []
    case .filtersChanged: [.lagged]
    }
  }

  private static func concerned(by status: MastodonStatus) -> [PostChange] {
    [status.inReplyToID, status.reblog?.id].compactMap { id in id.map { .changed(ID($0)) } }
  }
}
