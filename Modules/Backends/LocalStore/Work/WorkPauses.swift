/// How long work waits, in milliseconds.
package enum WorkPauses {
  /// How long running work belongs to a process that no longer renews its lease.
  static let lease: Int64 = 20_000
  /// How often a lease is renewed.
  static let renewal: Int64 = 5_000
  /// How long work waits after its first failure, and at most: each time twice as long.
  static let first: Int64 = 5_000
  static let longest: Int64 = 3_600_000
  /// How far the clocks of several machines on one database may differ. A lease or a pause that is longer than
  /// possible comes from a clock that has been set back since.
  static let tolerance: Int64 = 30_000
  /// How long work that was given up is remembered: thirty days.
  package static let memory: Int64 = 30 * 86_400_000
  /// How long a process waits before it looks again at a database that it could not reach.
  static let outage: Int64 = 60_000

  /// The pause after so many failures; it is random, so that not all come again at once.
  static func pause(after tries: Int) -> Int64 {
    let pause = min(longest, first << Int64(min(tries, 20) - 1))
    return Int64.random(in: pause * 3 / 4...pause * 5 / 4)
  }

  /// The longest pause after as many failures as a statement counts in `tries`.
  static var maximumPause: Int64 { longest * 5 / 4 + tolerance }
}
