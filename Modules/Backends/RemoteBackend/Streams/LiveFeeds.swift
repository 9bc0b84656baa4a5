import AppValues
import Entities
import Synchronization

/// The feeds of a server: one for each session, however many listen.
final class LiveFeeds: Sendable {
  /// Tells sessions apart, whoever keeps their tokens.
  private struct Key: Hashable {
    let id: ID<Session>?
    let token: Secret?
  }

  private let feeds = Mutex<[Key: LiveFeed]>([:])

  /// The feed of a viewer.
  ///
  /// - Parameter source: What the viewer listens by.
  func feed(of viewer: Viewer, _ source: LiveSource) -> LiveFeed {
    feeds.withLock { feeds in
      let key = Key(id: viewer.session?.id, token: viewer.session?.token)
      if let feed = feeds[key] { return feed }
      let feed = LiveFeed(source)
      feeds[key] = feed
      return feed
    }
  }
}
