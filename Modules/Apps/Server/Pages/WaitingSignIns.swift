import AppValues
import MastodonAPI
import Synchronization

/// What browsers entered that wait for their turn to sign in. It is kept here, and nowhere else, for as long as they wait:
/// a page that held it would be kept by the browser.
final class WaitingSignIns: Sendable {
  /// What was entered.
  struct Attempt: Sendable {
    /// What is needed of the form.
    let form: RequestValues
    /// When it is given up.
    let until: Timestamp
    fileprivate let bytes: Int

    init(_ page: PageCall, until: Timestamp) {
      let texts = ["email", "password", "next"].map { ($0, page.text($0)) }
      form = RequestValues(Dictionary(uniqueKeysWithValues: texts.map { ($0, .text($1)) }))
      bytes = texts.reduce(0) { $0 + $1.1.utf8.count }
      self.until = until
    }
  }

  /// How long someone waits altogether, in seconds: as long as the command does.
  static let patience: Int64 = 60
  /// How many can wait at once; others are told to come again.
  private static let capacity = 1000
  /// How large one can be: an address and a password as long as they may be, and where an app wants to go on.
  private static let size = 16_384

  private let attempts = Mutex<[String: Attempt]>([:])
  private let clock: WallClock

  init(clock: WallClock) {
    self.clock = clock
  }

  /// Keeps what a browser entered, in place of what it entered before; whether there is room, and its turn comes before
  /// it is given up.
  ///
  /// - Parameter seconds: How long it has to wait.
  func keep(_ attempt: Attempt, of visit: PageVisit, for seconds: Int) -> Bool {
    let now = clock.now()
    guard attempt.bytes <= Self.size, now.adding(seconds: Int64(seconds)) <= attempt.until else {
      return false
    }
    return attempts.withLock { attempts in
      if attempts.count >= Self.capacity { attempts = attempts.filter { $0.value.until >= now } }
      guard attempts.count < Self.capacity || attempts[visit.secret] != nil else { return false }
      attempts[visit.secret] = attempt
      return true
    }
  }

  /// Takes what a browser entered; nil where it doesn't wait.
  func take(of visit: PageVisit) -> Attempt? {
    attempts.withLock { $0.removeValue(forKey: visit.secret) }
  }
}
