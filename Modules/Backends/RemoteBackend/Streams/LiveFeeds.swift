import AppValues
import Entities
import Synchronization

/// The feeds of a server: one for each session, however many listen.
final class LiveFeeds: Sendable {
  /// Tells sessions apart, wherever their tokens are kept.
  private struct Key: Hashable {
    let id: ID<Session>?
    let token: Secret?
  }

  private let feeds = Mutex<[Key: LiveFeed]>([:])

  /// The feed of a viewer: a new one where a password manager keeps the token, and may have a new one, once it has ended.
  ///
  /// - Parameter source: What the viewer listens by.
  func feed(of viewer: Viewer, _ source: LiveSource) -> LiveFeed {
    feeds.withLock { feeds in
      let key = Key(id: viewer.session?.id, token: viewer.session?.token)
      let isKept = viewer.session?.server?.keeper != nil
      if let feed = feeds[key], !(isKept && feed.isOver) { return feed }
      let feed = LiveFeed(source)
      feeds[key] = feed
      return feed
    }
  }
}
