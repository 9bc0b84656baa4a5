/// How costly it is to hash a password. The memory it takes is 128 bytes times the rounds times the block size.
public struct ScryptCost: Hashable, Sendable {
  /// The cost for passwords: 32 MB, and about a quarter of a second on one core.
  public static let standard = ScryptCost(log2Rounds: 15, blockSize: 8, parallelism: 3)

  /// The cost for long random secrets, which can't be guessed however fast someone tries.
  public static let least = ScryptCost(log2Rounds: 1, blockSize: 1, parallelism: 1)

  /// The binary logarithm of the rounds (scrypt's N), 1 to 20.
  public let log2Rounds: Int
  /// Scrypt's r, 1 to 32.
  public let blockSize: Int
  /// Scrypt's p, 1 to 16.
  public let parallelism: Int

  /// Makes a cost. Values outside their limits are clamped.
  public init(log2Rounds: Int, blockSize: Int, parallelism: Int) {
    self.log2Rounds = min(max(log2Rounds, 1), 20)
    self.blockSize = min(max(blockSize, 1), 32)
    self.parallelism = min(max(parallelism, 1), Self.mostParallelism)
  }

  static let mostParallelism = 16

  /// How many more times to mix as many rounds of such blocks until that's as much work as another cost takes: scrypt does
  /// so once for each `parallelism`. 0 where the other one isn't dearer.
  func mixes(to other: ScryptCost) -> Int {
    max(
      0, (other.blockSize << other.log2Rounds) * other.parallelism / (blockSize << log2Rounds) - parallelism)
  }
}
