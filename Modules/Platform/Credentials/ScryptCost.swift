/// How much work it is to turn a password into its hash. The memory needed is 128 bytes times rounds times
/// block size.
public struct ScryptCost: Hashable, Sendable {
  /// What real passwords are hashed with: 32 MB, about a quarter of a second on one core.
  public static let standard = ScryptCost(log2Rounds: 15, blockSize: 8, parallelism: 3)

  /// For secrets that are random and long: no one finds them, however quickly they are tried.
  public static let least = ScryptCost(log2Rounds: 1, blockSize: 1, parallelism: 1)

  /// The binary logarithm of the rounds (scrypt's N), 1 to 20.
  public let log2Rounds: Int
  /// Scrypt's r, 1 to 32.
  public let blockSize: Int
  /// Scrypt's p, 1 to 16.
  public let parallelism: Int

  /// A cost; values outside their limits are brought into them.
  public init(log2Rounds: Int, blockSize: Int, parallelism: Int) {
    self.log2Rounds = min(max(log2Rounds, 1), 20)
    self.blockSize = min(max(blockSize, 1), 32)
    self.parallelism = min(max(parallelism, 1), 16)
  }
}
