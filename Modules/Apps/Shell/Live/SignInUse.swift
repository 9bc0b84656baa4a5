import AppValues

/// Sees to it that a window which stays open for long counts as used: whoever looks at their sign-ins wants to know.
@MainActor
final class SignInUse {
  private static let hour: Int64 = 3_600_000

  private let clock: WallClock
  private let renew: () async -> Void
  private var notedAt: Timestamp

  /// - Parameter renew: Notes that the sign-in is used; done once an hour at most.
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
