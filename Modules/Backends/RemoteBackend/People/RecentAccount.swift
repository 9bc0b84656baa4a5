import AppValues
import Entities
import MastodonAPI
import Synchronization

/// A person who was found by their handle a moment ago: a screen then reads them by the id, with the viewer's relationship
/// to them.
final class RecentAccount: Sendable {
  private static let life: Int64 = 5000

  private let kept = Mutex<(account: MastodonAccount, readAt: Timestamp)?>(nil)
  private let clock: WallClock

  init(clock: WallClock) {
    self.clock = clock
  }

  func keep(_ account: MastodonAccount) {
    kept.withLock { $0 = (account, clock.now()) }
  }

  /// The person with an id, if it's the last who was found, and a moment ago. They're given once; the next time, they're
  /// read again.
  func take(_ id: ID<User>) -> MastodonAccount? {
    kept.withLock { kept in
      guard let found = kept, found.account.id == id.rawValue else { return nil }
      kept = nil
      let age = clock.now().milliseconds - found.readAt.milliseconds
      return (0...Self.life).contains(age) ? found.account : nil
    }
  }
}
