import AppValues
import SocialBackend
import Synchronization

/// The network's statistics when they were last counted. Counting reads every post, so that the more there are, the
/// longer the count is used: a million posts are counted once in a quarter of an hour, fewer than a thousand each time.
final class CountedStatistics: Sendable {
  private let last = Mutex<(statistics: NetworkStatistics, at: Timestamp)?>(nil)

  /// The statistics, if they can still be used.
  func current(at now: Timestamp) -> NetworkStatistics? {
    last.withLock { last in
      guard let last else { return nil }
      let lasting = Int64(last.statistics.posts / 1000 * 1000)
      return (0..<lasting).contains(now.milliseconds - last.at.milliseconds) ? last.statistics : nil
    }
  }

  func keep(_ statistics: NetworkStatistics, at now: Timestamp) {
    last.withLock { $0 = (statistics, now) }
  }
}
