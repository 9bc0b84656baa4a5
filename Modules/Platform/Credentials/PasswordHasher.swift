public import AppValues
import Crypto
import CryptoExtras
import Dispatch
import Foundation
import SocialScheduling
import Synchronization

/// Turns passwords into hashes that can be kept, and checks passwords against them, with scrypt.
///
/// The work runs on threads of its own, and leaves a core to everyone else where there is more than one: those that come
/// later wait by turns, and stop waiting when cancelled or when no one waits for the answer; when too many wait, the latest
/// of the one with the most is refused. Copies share that limit.
public struct PasswordHasher: Sendable {
  private static let saltLength = 16
  private static let keyLength = 32

  /// How many may wait for each that is hashed at once: more would take longer than anyone waits.
  private static let waitingForEach = 32

  private let cost: ScryptCost
  let limiter: WorkLimiter
  private let counter = WorkCounter()

  /// A hasher whose new hashes have `cost`.
  ///
  /// - Parameter concurrency: How many passwords are hashed at once; one less than there are cores when nil.
  public init(cost: ScryptCost = .standard, concurrency: Int? = nil) {
    self.cost = cost
    let concurrency = max(1, concurrency ?? ProcessInfo.processInfo.activeProcessorCount - 1)
    limiter = WorkLimiter(concurrency, waitingLimit: concurrency * Self.waitingForEach)
  }

  /// How many passwords were hashed or checked since it was made, for tests of what costs that.
  package var workCount: Int { counter.value.load(ordering: .relaxed) }

  /// How many wait.
  package var waitingCount: Int { limiter.waitingCount }

  /// The hash of a password under a new random salt, as text that says how it was made.
  ///
  /// Throws `cancelled`, `busy`.
  public func hash(_ password: String) async throws(AppError) -> String {
    let salt = SecureRandom.bytes(Self.saltLength)
    let key = try await derive(password, salt: salt, cost: cost, length: Self.keyLength)
    return PasswordHash(cost: cost, salt: salt, key: key.bytes).text
  }

  /// Whether a hash was made from this password. How long it takes does not depend on the answer.
  ///
  /// - Parameter isFirst: Whether it goes before everyone who isn't first: for devices that have signed in before.
  ///
  /// Throws `cancelled`, `busy`; `unexpected` when the hash is not one of ours.
  public func verify(
    _ password: String, against hash: String, first isFirst: Bool = false
  ) async throws(AppError) -> Bool {
    guard let hash = PasswordHash(hash) else { throw .unexpected(reference: "password-hash-malformed") }
    let key = try await derive(
      password, salt: hash.salt, cost: hash.cost, length: hash.key.count, first: isFirst)
    // SymmetricKey compares in constant time.
    return key == SymmetricKey(data: hash.key)
  }

  /// Does the work of `verify` for someone who does not exist, so that the time taken does not tell.
  ///
  /// Throws `cancelled`, `busy`.
  public func verifyAgainstNothing(_ password: String) async throws(AppError) {
    let salt = SecureRandom.bytes(Self.saltLength)
    let key = try await derive(password, salt: salt, cost: cost, length: Self.keyLength)
    _ = key == SymmetricKey(data: SecureRandom.bytes(Self.keyLength))
  }

  private func derive(
    _ password: String, salt: [UInt8], cost: ScryptCost, length: Int, first isFirst: Bool = false
  ) async throws(AppError) -> SymmetricKey {
    // Keyboards differ in how they compose é: the same characters are the same password.
    let password = Data(password.precomposedStringWithCanonicalMapping.utf8)
    try await limiter.enter(first: isFirst)
    counter.value.add(1, ordering: .relaxed)
    let result = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(
          returning: Result {
            try KDF.Scrypt.deriveKey(
              from: password, salt: salt, outputByteCount: length, rounds: 1 << cost.log2Rounds,
              blockSize: cost.blockSize, parallelism: cost.parallelism)
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
}

extension SymmetricKey {
  fileprivate var bytes: [UInt8] { withUnsafeBytes { [UInt8]($0) } }
}
