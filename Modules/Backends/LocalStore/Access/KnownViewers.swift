package import Filters
import Synchronization

/// The viewer's last known state.
package final class KnownViewer: Sendable {
  private struct State {
    var state: ViewerState?
    var writer: Writer?
    var filters: (version: Int64, matcher: FilterMemory)?
  }

  private let known = Mutex(State())

  var state: ViewerState? {
    get { known.withLock { $0.state } }
    set { known.withLock { $0.state = newValue } }
  }

  var writer: Writer? { known.withLock { $0.writer } }

  /// Remembers the viewer as a writer, without the earlier post, which belongs to one key; nil if the session has ended.
  func remember(_ writer: Writer?) {
    known.withLock { known in
      let publishing = writer?.publishing ?? known.writer?.publishing
      known.writer = writer
      known.writer?.publishing = publishing.map { Writer.Publishing(defaults: $0.defaults, earlier: nil) }
    }
  }

  /// What finds the viewer's filters, as long as their version is this one; nil if it isn't known.
  package func filters(_ version: Int64) -> FilterMemory? {
    known.withLock { $0.filters.flatMap { $0.version == version ? $0.matcher : nil } }
  }

  /// Remembers what finds the viewer's filters in a version.
  package func remember(_ matcher: FilterMemory, _ version: Int64) {
    known.withLock { $0.filters = (version, matcher) }
  }
}

/// The viewers that this process has seen most recently, so that a request starts with what the one before it
/// learned.
package final class KnownViewers: Sendable {
  private struct Sessions {
    var recent: [String: KnownViewer] = [:]
    /// The viewers seen before that. Those who don't come back are forgotten when the next ones take this place.
    var earlier: [String: KnownViewer] = [:]
  }

  private let limit: Int
  private let sessions = Mutex(Sessions())
  private let anonymous = KnownViewer()

  /// - Parameter limit: How many recent sessions are remembered at least; at most, twice as many are.
  package init(limit: Int = 5000) {
    self.limit = limit
  }

  /// - Parameter tokenHash: The hash of the session's token; nil for someone who isn't signed in.
  func viewer(_ tokenHash: String?) -> KnownViewer {
    guard let tokenHash else { return anonymous }
    return sessions.withLock { sessions in
      if let viewer = sessions.recent[tokenHash] { return viewer }
      if sessions.recent.count >= limit {
        sessions.earlier = sessions.recent
        sessions.recent = [:]
      }
      let viewer = sessions.earlier[tokenHash] ?? KnownViewer()
      sessions.recent[tokenHash] = viewer
      return viewer
    }
  }
}
