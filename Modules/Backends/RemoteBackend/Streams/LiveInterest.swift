import AppValues
import MastodonAPI
import Timeline

/// What someone listens for.
enum LiveInterest: Hashable, Sendable {
  /// What is new in a timeline.
  case timeline(TimelineKind)
  /// The viewer's notifications.
  case notices
  /// That what waited in the viewer's accepted requests is among their notifications.
  case mergedNotices
  /// The viewer's inbox of direct posts.
  case conversations
  /// The viewer's filters.
  case filters
  /// What the administrator announced.
  case announcements
  /// Changes of posts, wherever they're shown.
  case posts

  /// The streams that tell it; none for what servers have no stream of.
  var topics: Set<LiveTopic> {
    switch self {
    case .notices, .mergedNotices, .filters, .announcements, .posts: [.user]
    case .conversations: [.direct]
    case .timeline(let kind): kind.topics
    }
  }

  /// Whether there may be something new after this happened.
  ///
  /// - Parameter topic: The stream that told it; nil for one that isn't listened to any more.
  func concerns(_ fact: LiveFact, on topic: LiveTopic?) -> Bool {
    switch (self, fact) {
    case (_, .filtersChanged): true
    case (.notices, .notified), (.notices, .noticesMerged), (.mergedNotices, .noticesMerged): true
    case (.conversations, .conversation), (.conversations, .deleted): true
    case (.announcements, .announced): true
    case (.timeline(.user(let person, _)), .published(let status)): status.account.id == person.rawValue
    case (.timeline, .published), (.timeline, .deleted): topic.map(topics.contains) ?? false
    default: false
    }
  }
}
