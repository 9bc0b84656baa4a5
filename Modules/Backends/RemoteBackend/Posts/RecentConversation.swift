import AppValues
import Entities
import MastodonAPI
import Synchronization

/// A conversation that was read a moment ago: a screen asks for a post and for the comments on it, which a server gives
/// together.
final class RecentConversation: Sendable {
  private struct Kept {
    let id: ID<Post>
    let status: MastodonStatus
    let context: MastodonContext
    let readAt: Timestamp
  }

  private static let life: Int64 = 5000

  private let kept = Mutex<Kept?>(nil)
  private let clock: WallClock

  init(clock: WallClock) {
    self.clock = clock
  }

  func keep(_ id: ID<Post>, _ status: MastodonStatus, _ context: MastodonContext) {
    kept.withLock { $0 = Kept(id: id, status: status, context: context, readAt: clock.now()) }
  }

  /// The conversation around a post, if it's the last that was read, and still new. It's given once; the
  /// next time, it's read again.
  func take(_ id: ID<Post>) -> (status: MastodonStatus, context: MastodonContext)? {
    kept.withLock { kept in
      guard let found = kept, found.id == id else { return nil }
      kept = nil
      let age = clock.now().milliseconds - found.readAt.milliseconds
      return (0...Self.life).contains(age) ? (found.status, found.context) : nil
    }
  }
}
