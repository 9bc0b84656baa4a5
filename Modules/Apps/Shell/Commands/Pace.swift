/// Limits messages to one a second.
@MainActor
final class Pace {
  private var last = ContinuousClock.now

  var isDue: Bool {
    let now = ContinuousClock.now
    guard now - last >= .seconds(1) else { return false }
    last = now
    return true
  }
}
