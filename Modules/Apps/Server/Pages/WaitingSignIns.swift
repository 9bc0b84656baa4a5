import AppValues
import MastodonAPI
import Synchronization

/// What people entered in browsers that wait for their turn to sign in. It's kept only here, for as long as they
/// wait, since a browser would keep a page that contains it.
final class WaitingSignIns: Sendable {
  /// What was entered.
  struct Attempt: Sendable {
    /// The values of the form that are needed.
    let form: RequestValues
    /// When waiting ends.
    let until: Timestamp
    fileprivate let bytes: Int

    /// Whether no browser asks for it any more.
    fileprivate func isAbandoned(at now: Timestamp) -> Bool {
      until.adding(seconds: WaitingSignIns.delay) < now
    }

    init(_ page: PageCall, until: Timestamp) {
      let texts = ["email", "password", "next"].map { ($0, page.text($0)) }
      form = RequestValues(Dictionary(uniqueKeysWithValues: texts.map { ($0, .text($1)) }))
      bytes = texts.reduce(0) { $0 + $1.1.utf8.count }
      self.until = until
    }
  }

  /// How long someone waits altogether, in seconds: as long as the command does.
  static let patience: Int64 = 60
  /// How much later than that a browser can ask, in seconds.
  private static let delay: Int64 = 30
  /// How many people can wait at once; others are asked to try again.
  private static let capacity = 1000
  /// The largest size: enough for the longest address and password, and the address where an app continues.
  private static let size = 16_384

  private let attempts = Mutex<[String: Attempt]>([:])
  private let clock: WallClock

  init(clock: WallClock) {
    self.clock = clock
  }

  /// Keeps what was entered in a browser, in place of what was entered there before.
  ///
  /// - Parameter seconds: How long it has to wait.
  /// - Returns: Whether it's kept: there is room, and its turn comes before waiting ends.
  func keep(_ attempt: Attempt, of visit: PageVisit, for seconds: Int) -> Bool {
    let now = clock.now()
    guard attempt.bytes <= Self.size, now.adding(seconds: Int64(seconds)) <= attempt.until else {
      return false
    }
    return attempts.withLock { attempts in
      attempts = attempts.filter { !$0.value.isAbandoned(at: now) }
      guard attempts.count < Self.capacity || attempts[visit.secret] != nil else { return false }
      attempts[visit.secret] = attempt
      return true
    }
  }

  /// Takes what was entered in a browser; nil if nothing waits there, or no longer.
  func take(of visit: PageVisit) -> Attempt? {
    let now = clock.now()
    let attempt = attempts.withLock { $0.removeValue(forKey: visit.secret) }
    return attempt.flatMap { $0.isAbandoned(at: now) ? nil : $0 }
  }
}
