import Synchronization

/// The viewer's last known state.
final class KnownViewer: Sendable {
  private struct Known {
    var state: ViewerState?
    var writer: Writer?
  }

  private let known = Mutex(Known())

  var state: ViewerState? {
    get { known.withLock { $0.state } }
    set { known.withLock { $0.state = newValue } }
  }

  var writer: Writer? {
    get { known.withLock { $0.writer } }
    set { known.withLock { $0.writer = newValue } }
  }
}

/// The viewers that this process has seen last: a request that begins finds what the one before has learned.
final class KnownViewers: Sendable {
  private struct Sessions {
    var recent: [String: KnownViewer] = [:]
    /// Those before: who isn't seen again is forgotten with the next ones.
    var earlier: [String: KnownViewer] = [:]
  }

  private let limit: Int
  private let sessions = Mutex(Sessions())
  private let anonymous = KnownViewer()

  /// - Parameter limit: Of how many sessions at least the last ones are remembered; at most twice as many are.
  init(limit: Int = 5000) {
    self.limit = limit
  }

  /// - Parameter tokenHash: Of the viewer's session; nil for one who isn't signed in.
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
