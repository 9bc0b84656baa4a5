public import AppValues
public import Entities
public import PostActions
public import Timeline

/// Tells those who listen what happens, by a call for each of them: no task waits while nothing does.
///
/// Listening begins with the call. What is read after it, and after each signal, is never missing something.
public protocol NewsListening: Sendable {
  /// Listens for what a session's person can read anew.
  ///
  /// - Parameter hear: Takes the signals, and nil when there's nothing more to hear. It must not wait.
  /// - Returns: Nil for what isn't announced.
  func listen(
    for news: News, as session: Session, _ hear: @escaping @Sendable (LiveSignal?) -> Void
  ) -> Listening?
  /// Listens for changes of posts that are shown, and of who sees them.
  ///
  /// - Parameter hear: Takes the changes, and nil when there's nothing more to hear. It must not wait.
  func listenForPosts(
    as session: Session, _ hear: @escaping @Sendable (PostChange?) -> Void
  ) -> Listening
}

/// What can be new to a person.
public enum News: Hashable, Sendable {
  /// Posts in a timeline.
  case timeline(TimelineKind)
  /// Notifications.
  case notices
  /// Notifications that had waited in requests.
  case mergedNotices
  /// Direct posts in conversations.
  case conversations
  /// Filters.
  case filters
  /// Announcements, and what was dismissed of them.
  case announcements
}
