import AppValues
import Entities
import SocialNetworking

/// Looks at the time: at servers without streams now and then, and whether the device has slept.
struct LiveWatch: Sendable {
  private static let tick = Duration.seconds(15)
  private static let tickLength: Int64 = 15_000
  /// How much longer than a tick it may seem before the device must have slept.
  private static let tolerance: Int64 = 30_000
  /// How long to be without a connection before someone is told.
  private static let patience: Int64 = 10_000
  /// How often to look, on average.
  private static let period: Int64 = 60_000

  let feed: LiveFeed

  private var time: NetworkTime { feed.source.time }

  /// Looks until cancelled.
  func run() async {
    var due = next()
    while true {
      let before = time.clock.now().milliseconds
      // It throws only when cancelled.
      guard (try? await time.pause(Self.tick)) != nil, !Task.isCancelled else { return }
      let now = time.clock.now()
      let hasSlept = now.milliseconds - before > Self.tickLength + Self.tolerance
      // Connections don't notice that they died while the machine slept.
      if hasSlept { feed.restart() }
      let lacks = feed.lacks(at: now, Self.patience)
      guard hasSlept || lacks.connection || (lacks.streams && now.milliseconds >= due) else { continue }
      due = next(after: await look())
    }
  }

  /// Asks the server for a sign, and tells those who listen what follows from it. Returns how many milliseconds the
  /// server wants to be left alone.
  @discardableResult
  func look() async -> Int64 {
    do throws(AppError) {
      try await feed.source.look()
      feed.arrive()
    } catch {
      switch error {
      case .rateLimited(let seconds): return Int64(seconds) * 1000
      case .unauthenticated: feed.end()
      // Without its token, nothing is known of the server.
      case .cancelled, .invalid(.tokenCommand, _): break
      // Whatever a server answers, it's there.
      default: if error.isOutOfReach { feed.leave() } else { feed.arrive() }
      }
    }
    return 0
  }

  /// When to look again: not at the same time as everyone else.
  private func next(after wait: Int64 = 0) -> Int64 {
    let period = Double(Self.period) * (0.75 + time.chance() / 2)
    return time.clock.now().milliseconds + wait + Int64(period)
  }
}
