import AppValues
import SocialNetworking

/// How long what couldn't be sent waits.
struct OutboxPauses {
  /// After a server failed: five seconds first, a quarter of an hour later.
  private static let failures = RetryPolicy(
    attempts: nil, firstPause: .seconds(5), longestPause: .seconds(900), longestWait: .seconds(3600))
  /// After a server couldn't be reached.
  private static let outage = Duration.seconds(30)
  /// After the token couldn't be had: what keeps it shouldn't be asked all the time.
  private static let lackOfToken = Duration.seconds(900)
  /// For how long a server may still be busy with something of which nothing was heard.
  private static let settling: Int64 = 10
  /// No pause is longer than this, in seconds. One that is comes from a clock that has been set back since.
  private static let longest: Int64 = 7200
  /// After how many failures of a server it's given up.
  static let attempts = 20

  let time: NetworkTime

  private var now: Timestamp { time.clock.now() }

  /// When the server has surely done with what is sent now.
  var settled: Timestamp { now.adding(seconds: Self.settling) }

  /// When to try again.
  ///
  /// - Parameters:
  ///   - error: Why it couldn't be sent.
  ///   - attempts: How often the server was reached with it.
  func next(after error: NetworkError, attempts: Int) -> Timestamp {
    let pause: Duration
    switch error {
    case .status(let refusal):
      let usual = Self.failures.pause(after: max(attempts, 1), chance: time.chance())
      pause = max(refusal.retryAfter ?? .zero, usual)
    case .tokenMissing: pause = Self.lackOfToken
    default: pause = Self.outage * (0.75 + time.chance() / 2)
    }
    let asked = now.adding(seconds: min(pause.components.seconds + 1, Self.longest))
    return error.isOutcomeUnknown ? max(asked, settled) : asked
  }

  /// Whether its time has come.
  func isDue(_ time: Timestamp) -> Bool { time <= now || time > now.adding(seconds: Self.longest) }

  /// How long until a time.
  func until(_ end: Timestamp) -> Duration { .milliseconds(max(end.milliseconds - now.milliseconds, 0)) }
}
