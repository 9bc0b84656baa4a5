import AppValues
import MastodonAPI
import Timeline

/// What someone listens for.
enum LiveInterest: Hashable, Sendable {
  /// What is new in a timeline.
  case timeline(TimelineKind)
  /// The viewer's notifications.
  case notices
  /// Changes of posts, wherever they're shown.
  case posts

  /// The streams that tell it; none for what servers have no stream of.
  var topics: Set<LiveTopic> {
    switch self {
    case .notices, .posts, .timeline(.home): [.user]
    case .timeline(.everyone): [.everyone]
    case .timeline(.list(let id)): [.list(id)]
    // Of those that have to be there together, one is enough to know when to look.
    case .timeline(.hashtag(let selection)):
      Set((selection.any.isEmpty ? Array(selection.all.prefix(1)) : selection.any).map(LiveTopic.hashtag))
    case .timeline(.user), .timeline(.bookmarks), .timeline(.likes): []
    }
  }

  /// Whether there may be something new after this happened.
  ///
  /// - Parameter topic: The stream that told it; nil for one that isn't listened to any more.
  func concerns(_ fact: LiveFact, on topic: LiveTopic?) -> Bool {
    switch (self, fact) {
    case (_, .filtersChanged): true
    case (.notices, .notified): true
    case (.timeline(.user(let person, _)), .published(let status)): status.account.id == person.rawValue
    case (.timeline, .published), (.timeline, .deleted): topic.map(topics.contains) ?? false
    default: false
    }
  }
}
