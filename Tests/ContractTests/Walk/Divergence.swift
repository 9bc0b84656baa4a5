/// Where a backend and the oracle part, and how to get there again.
struct Divergence: Error, CustomStringConvertible {
  let seed: UInt64
  let step: Int
  /// What was done last.
  let activity: String
  /// What was compared.
  let path: String
  let seen: String
  let expected: String

  var description: String {
    """
    seed \(seed), step \(step) (SOCIALCONNECT_WALK_SEED=\(seed)), after: \(activity)
    \(path) is
      \(seen)
    and should be
      \(expected)
    """
  }
}
