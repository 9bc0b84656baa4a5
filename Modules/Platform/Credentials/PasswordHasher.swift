public import AppValues
import Crypto
import CryptoExtras
import Dispatch
import Foundation
import SocialScheduling
import Synchronization

/// Hashes passwords and verifies them, with scrypt.
///
/// The work runs on its own threads, and leaves a core free if there's more than one. Tasks wait by turns; they stop
/// waiting when they're cancelled or when no one needs the answer any more. When too many wait, the latest task of
/// the person with the most is refused. Copies share that limit.
public struct PasswordHasher: Sendable {
  private static let saltLength = 16
  private static let keyLength = 32

  /// How many tasks may wait for each password that is being hashed. With more of them, people would give up before
  /// their turn.
  private static let waitingForEach = 32

  private let cost: ScryptCost
  let limiter: WorkLimiter
  private let counter = WorkCounter()

  /// Makes a hasher whose new hashes have `cost`.
  ///
  /// - Parameter concurrency: How many passwords are hashed at once; nil for one less than there are cores.
  public init(cost: ScryptCost = .standard, concurrency: Int? = nil) {
    self.cost = cost
    let concurrency = max(1, concurrency ?? ProcessInfo.processInfo.activeProcessorCount - 1)
    limiter = WorkLimiter(concurrency, waitingLimit: concurrency * Self.waitingForEach)
  }

  /// How many passwords were hashed or verified so far, for tests of what that costs.
  package var workCount: Int { counter.value.load(ordering: .relaxed) }

  /// How much work scrypt did for that: the blocks of 128 bytes that it mixed, once each.
  package var mixedBlocks: Int { counter.blocks.load(ordering: .relaxed) }

  /// How many tasks are waiting.
  package var waitingCount: Int { limiter.waitingCount }

  /// Hashes a password with a new random salt. The result says how it was made.
  ///
  /// Throws `cancelled`, `busy`.
  public func hash(_ password: String) async throws(AppError) -> String {
    let salt = SecureRandom.bytes(Self.saltLength)
    let key = try await derive(password, salt: salt, cost: cost, length: Self.keyLength)
    return PasswordHash(cost: cost, salt: salt, key: key.bytes).text
  }

  /// Whether a hash was made from this password. An empty text, for someone who has no password, was made from none.
  ///
  /// The time it takes depends neither on the answer nor on when the hash was made: where new hashes cost more, the work
  /// that they take more is done, too, to the same end as in ``verifyAgainstNothing(_:first:)``. A hash that cost more than
  /// new ones takes longer; the standard cost has only ever grown.
  ///
  /// - Parameter isFirst: Whether to go before everyone who isn't first: for devices that have signed in before.
  ///
  /// Throws `cancelled`, `busy`; `unexpected` if the hash isn't one of ours.
  public func verify(
    _ password: String, against hash: String, first isFirst: Bool = false
  ) async throws(AppError) -> Bool {
    if hash.isEmpty {
      try await verifyAgainstNothing(password, first: isFirst)
      return false
    }
    guard let hash = PasswordHash(hash) else { throw .unexpected(reference: "password-hash-malformed") }
    let key = try await derive(
      password, salt: hash.salt, cost: hash.cost, length: hash.key.count, first: isFirst, fills: true)
    // SymmetricKey compares in constant time.
    return key == SymmetricKey(data: hash.key)
  }

  /// Whether a hash of ours was made at another cost than new ones are, and is to be made again once its password is known.
  public func isOutdated(_ hash: String) -> Bool {
    PasswordHash(hash).map { $0.cost != cost } ?? false
  }

  /// Does as much work as `verify`, for someone who doesn't exist, so that the time taken doesn't give that away: also while
  /// others have hashes that cost less than new ones.
  ///
  /// Throws `cancelled`, `busy`.
  public func verifyAgainstNothing(
    _ password: String, first isFirst: Bool = false
  ) async throws(AppError) {
    let salt = SecureRandom.bytes(Self.saltLength)
    let key = try await derive(
      password, salt: salt, cost: cost, length: Self.keyLength, first: isFirst)
    _ = key == SymmetricKey(data: SecureRandom.bytes(Self.keyLength))
  }

  /// - Parameter fills: Whether as much work is done as for a new hash, if that costs more.
  private func derive(
    _ password: String, salt: [UInt8], cost: ScryptCost, length: Int, first isFirst: Bool = false,
    fills: Bool = false
  ) async throws(AppError) -> SymmetricKey {
    // Keyboards differ in how they compose é: the same characters are the same password.
    let password = Data(password.precomposedStringWithCanonicalMapping.utf8)
    try await limiter.enter(first: isFirst)
    counter.value.add(1, ordering: .relaxed)
    let (more, counter) = (fills ? cost.mixes(to: self.cost) : 0, counter)
    let result = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(
          returning: Result {
            func key(_ parallelism: Int) throws -> SymmetricKey {
              counter.blocks.add((cost.blockSize << cost.log2Rounds) * parallelism, ordering: .relaxed)
              return try KDF.Scrypt.deriveKey(
                from: password, salt: salt, outputByteCount: length, rounds: 1 << cost.log2Rounds,
                blockSize: cost.blockSize, parallelism: parallelism)
            }
            for done in stride(from: 0, to: more, by: ScryptCost.mostParallelism) {
              _ = try key(min(more - done, ScryptCost.mostParallelism))
            }
            return try key(cost.parallelism)
          })
      }
    }
    limiter.leave()
    switch result {
    case .success(let key): return key
    // Scrypt refuses only costs that ScryptCost does not let through, or for want of memory.
    case .failure: throw .busy(retryAfter: 1)
    }
  }
}

private final class WorkCounter: Sendable {
  let value = Atomic(0)
  let blocks = Atomic(0)
}

extension SymmetricKey {
  fileprivate var bytes: [UInt8] { withUnsafeBytes { [UInt8]($0) } }
}
