import AppValues
import Synchronization

/// Remembers how long a server asked to wait, so that it isn't asked again before.
final class ServerPace: Sendable {
  private struct Wait {
    let since: Timestamp
    let until: Timestamp
    let refusal: ServerRefusal
  }

  private let clock: WallClock
  private let waits = Mutex<[String: Wait]>([:])

  init(clock: WallClock) {
    self.clock = clock
  }

  /// Throws the refusal of an earlier call, with the time that is left, while the server asked to wait.
  ///
  /// - Parameter name: What the server's limits are told apart by.
  func check(_ name: String) throws(NetworkError) {
    let now = clock.now()
    let refusal = waits.withLock { waits -> ServerRefusal? in
      guard let wait = waits[name] else { return nil }
      // A clock that was set back says nothing of how long it was.
      guard wait.since <= now, now < wait.until else {
        waits[name] = nil
        return nil
      }
      let left = wait.until.milliseconds - now.milliseconds
      return wait.refusal.waiting(.milliseconds(left))
    }
    if let refusal { throw .status(refusal) }
  }

  /// Notes that a server asked to wait.
  func note(_ refusal: ServerRefusal, for name: String) {
    guard let time = refusal.retryAfter, time > .zero else { return }
    let now = clock.now()
    let until = Timestamp(milliseconds: now.milliseconds + time.milliseconds)
    waits.withLock { $0[name] = Wait(since: now, until: until, refusal: refusal) }
  }
}

extension ServerRefusal {
  fileprivate func waiting(_ time: Duration) -> ServerRefusal {
    ServerRefusal(status: status, message: message, details: details, retryAfter: time)
  }
}
