import AppValues
import SocialConnectTesting

/// A clock that stands still until it is moved.
final class MovedClock: Sendable {
  private let instant = LockedValue(WallClock.system.now())

  var clock: WallClock { WallClock { self.instant.value } }

  func advance(seconds: Int64) { instant.change { $0 = $0.adding(seconds: seconds) } }
}
