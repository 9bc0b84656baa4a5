/// How often a request is sent again that failed, and how long to wait before that.
public struct RetryPolicy: Hashable, Sendable {
  /// How often it's sent at most; nil for any number.
  public var attempts: Int?
  /// The pause after the first failure. It doubles with each further one.
  public var firstPause: Duration
  /// The longest pause.
  public var longestPause: Duration
  /// The longest time that a server may ask to wait before the call fails instead.
  public var longestWait: Duration

  /// - Parameters:
  ///   - attempts: How often it's sent at most; nil for any number.
  ///   - firstPause: The pause after the first failure.
  ///   - longestPause: The longest pause.
  ///   - longestWait: The longest time that a server may ask to wait before the call fails instead.
  public init(attempts: Int?, firstPause: Duration, longestPause: Duration, longestWait: Duration) {
    self.attempts = attempts
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.longestWait = longestWait
  }

  /// For calls, for whose answers someone waits: three times in a few seconds.
  public static let calls = RetryPolicy(
    attempts: 3, firstPause: .milliseconds(400), longestPause: .seconds(4), longestWait: .seconds(5))

  /// For streams, which are opened again until they're no longer needed: after a second first, and after a minute
  /// later.
  public static let streams = RetryPolicy(
    attempts: nil, firstPause: .seconds(1), longestPause: .seconds(60), longestWait: .seconds(3600))

  /// Whether there may be another attempt.
  ///
  /// - Parameter failures: How many have failed.
  func allowsAnother(after failures: Int) -> Bool { attempts.map { failures < $0 } ?? true }

  /// How long to wait: between half the pause and all of it, so that those who failed at once don't come back at once.
  ///
  /// - Parameters:
  ///   - failures: How many attempts have failed.
  ///   - chance: A random number from 0 to 1.
  public func pause(after failures: Int, chance: Double) -> Duration {
    let factor = 1 << min(max(failures - 1, 0), 30)
    let pause = min(firstPause * factor, longestPause)
    return pause * (0.5 + chance / 2)
  }
}
