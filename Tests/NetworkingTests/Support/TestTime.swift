import AppValues
import SocialConnectTesting
import SocialNetworking

/// A time that passes only in pauses, which are recorded, and a chance that is always the same.
final class TestTime: Sendable {
  private let state = LockedValue((now: Timestamp(milliseconds: 1_790_000_000_000), pauses: [Duration]()))

  /// How long was waited, each time.
  var pauses: [Duration] { state.value.pauses }

  /// What is given to a client.
  var time: NetworkTime {
    NetworkTime(
      clock: WallClock { [state] in state.value.now },
      pause: { [weak self] duration in
        try Task.checkCancellation()
        self?.pass(duration)
      },
      chance: { 1 })
  }

  /// Lets time pass.
  func pass(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    state.change { state in
      state.pauses.append(duration)
      state.now = Timestamp(
        milliseconds: state.now.milliseconds + seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    }
  }
}
