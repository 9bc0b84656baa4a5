import AppValues
import Entities
import Synchronization

/// The posts that have changed since they were last read. Changes are collected here while a reading is running.
final class StalePosts: Sendable {
  private struct Contents {
    /// Whether any post may have changed.
    var all = true
    var ids: Set<ID<Post>> = []
  }

  /// Signals that something was added. Signals coalesce. The first one is sent at once.
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
      case .edited(let id), .changed(let id), .voted(let id), .deleted(let id): contents.ids.insert(id)
      case .lagged: contents.all = true
      }
    }
    signal.yield()
  }

  /// Ends the signals: no more changes will come.
  func finish() {
    signal.finish()
  }

  /// Removes and returns those of the shown posts that have changed.
  func take(_ shown: [ID<Post>]) -> [ID<Post>] {
    contents.withLock { contents in
      defer { contents = Contents(all: false) }
      return contents.all ? shown : shown.filter(contents.ids.contains)
    }
  }

  /// Adds posts again, without a signal, because they couldn't be read.
  func putBack(_ ids: [ID<Post>]) {
    contents.withLock { $0.ids.formUnion(ids) }
  }
}
