import AppValues

/// Keeps a session's last use up to date while a window stays open for long, for the list of sessions.
@MainActor
final class SignInUse {
  private static let hour: Int64 = 3_600_000

  private let clock: WallClock
  private let renew: () async -> Void
  private var notedAt: Timestamp

  /// - Parameter renew: Notes that the session is in use; called once an hour at most.
  init(clock: WallClock, renew: @escaping () async -> Void) {
    self.clock = clock
    self.renew = renew
    notedAt = clock.now()
  }

  /// Called whenever someone does something.
  func note() async {
    let now = clock.now()
    if (0..<Self.hour).contains(now.milliseconds - notedAt.milliseconds) { return }
    notedAt = now
    await renew()
  }
}
