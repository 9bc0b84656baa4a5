import AppValues
import Entities
import Synchronization

/// Which posts have changed since they were last read. Changes gather here while a read is under way.
final class StalePosts: Sendable {
  private struct Contents {
    /// Whether any post may be stale.
    var all = true
    var ids: Set<ID<Post>> = []
  }

  /// Signals that something was added; many additions make one signal. The first comes at once.
  let signals: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation
  private let contents = Mutex(Contents())

  init() {
    (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    signal.yield()
  }

  func add(_ change: PostChange) {
    contents.withLock { contents in
      switch change {
      case .edited(let id), .changed(let id), .deleted(let id): contents.ids.insert(id)
      case .lagged: contents.all = true
      }
    }
    signal.yield()
  }

  /// No more changes will come.
  func finish() {
    signal.finish()
  }

  /// Those of the shown posts that are stale, no longer regarded so.
  func take(_ shown: [ID<Post>]) -> [ID<Post>] {
    contents.withLock { contents in
      defer { contents = Contents(all: false) }
      return contents.all ? shown : shown.filter(contents.ids.contains)
    }
  }

  /// Regards the posts as stale again, without a signal: they could not be read.
  func putBack(_ ids: [ID<Post>]) {
    contents.withLock { $0.ids.formUnion(ids) }
  }
}
