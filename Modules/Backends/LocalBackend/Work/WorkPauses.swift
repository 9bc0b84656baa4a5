/// How long work waits, in milliseconds.
enum WorkPauses {
  /// How long what is running belongs to a process that says nothing more.
  static let lease: Int64 = 20_000
  /// When a lease is put off again.
  static let renewal: Int64 = 5_000
  /// How long work waits after its first failure, and at most: each time twice as long.
  static let first: Int64 = 5_000
  static let longest: Int64 = 3_600_000
  /// How far the clocks of several machines on one database may differ. What is leased or put off for longer than
  /// can be was so by a clock that has been set back since.
  static let tolerance: Int64 = 30_000
  /// How long is remembered what was given up: thirty days.
  static let memory: Int64 = 30 * 86_400_000
  /// How long a process waits before it looks again at a database that it could not reach.
  static let outage: Int64 = 60_000

  /// The pause after so many failures; it is random, so that not all come again at once.
  static func pause(after tries: Int) -> Int64 {
    let pause = min(longest, first << Int64(min(tries, 20) - 1))
    return Int64.random(in: pause * 3 / 4...pause * 5 / 4)
  }

  /// What no pause is longer than after so many failures as a statement counts in `tries`.
  static var maximumPause: Int64 { longest * 5 / 4 + tolerance }
}
