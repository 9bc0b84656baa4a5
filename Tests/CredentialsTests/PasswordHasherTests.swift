import AppValues
import Synchronization
import Testing

@testable import SocialCredentials

@Suite struct PasswordHasherTests {
  private let hasher = PasswordHasher(cost: ScryptCost(log2Rounds: 4, blockSize: 8, parallelism: 1))

  @Test func aPasswordMatchesItsOwnHashOnly() async throws {
    let hash = try await hasher.hash("correct horse")
    #expect(try await hasher.verify("correct horse", against: hash))
    #expect(try await !hasher.verify("correct horsf", against: hash))
    #expect(try await !hasher.verify("", against: hash))
  }

  @Test func theSamePasswordHashesDifferentlyEachTime() async throws {
    let first = try await hasher.hash("correct horse")
    let second = try await hasher.hash("correct horse")
    #expect(first != second)
  }

  @Test func theStandardCostIsWrittenIntoTheHash() async throws {
    let hash = try await PasswordHasher().hash("correct horse")
    #expect(hash.hasPrefix("$scrypt$ln=15,r=8,p=3$"))
    #expect(PasswordHash(hash)?.salt.count == 16)
    #expect(PasswordHash(hash)?.key.count == 32)
    #expect(try await hasher.verify("correct horse", against: hash), "the hash's own cost counts")
  }

  /// Made by Python's hashlib.scrypt: hashes must outlive this program's own libraries.
  @Test func aHashMadeElsewhereIsUnderstood() async throws {
    let hash =
      "$scrypt$ln=10,r=8,p=2$MDEyMzQ1Njc4OWFiY2RlZg$I4YuHpx/6xJJ4+sk74hQU+KhW++gPE8aHzXbHijxgzg"
    #expect(try await hasher.verify("correct horse", against: hash))
    #expect(try await !hasher.verify("correct house", against: hash))
  }

  @Test func composedAndDecomposedLettersAreTheSamePassword() async throws {
    let hash = try await hasher.hash("caf\u{E9} au lait")
    #expect(try await hasher.verify("cafe\u{301} au lait", against: hash))
  }

  @Test func anyCharacterCounts() async throws {
    let hash = try await hasher.hash("猫\0が好き🐈")
    #expect(try await hasher.verify("猫\0が好き🐈", against: hash))
    #expect(try await !hasher.verify("猫", against: hash))
  }

  @Test(arguments: [
    "", "plain", "$scrypt$ln=4,r=8,p=1$c2FsdA$a2V5", "$scrypt$ln=40,r=8,p=1$",
    "$scrypt$ln=21,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
    "$scrypt$ln=4,r=99,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
    "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
  ]) func whatIsNotAHashOfOursIsRefused(hash: String) async {
    await #expect(throws: AppError.unexpected(reference: "password-hash-malformed")) {
      try await hasher.verify("correct horse", against: hash)
    }
  }

  @Test func whoeverIsCancelledStopsWaiting() async throws {
    let limiter = WorkLimiter(1)
    try await limiter.enter()
    let waiting = Task { try await limiter.enter() }
    while limiter.waitingCount == 0 { await Task.yield() }
    waiting.cancel()
    await #expect(throws: AppError.cancelled) { try await waiting.value }
    limiter.leave()
    try await limiter.enter()
  }

  @Test func noMoreThanTheLimitAreInAtOnce() async throws {
    let limiter = WorkLimiter(2)
    try await limiter.enter()
    try await limiter.enter()
    let third = Task { try await limiter.enter() }
    while limiter.waitingCount == 0 { await Task.yield() }
    limiter.leave()
    try await third.value
    #expect(limiter.waitingCount == 0)
    let fourth = Task { try await limiter.enter() }
    while limiter.waitingCount == 0 { await Task.yield() }
    limiter.leave()
    try await fourth.value
  }

  @Test func whoeverFindsTooManyWaitingIsRefusedAtOnce() async throws {
    let limiter = WorkLimiter(1, waitingLimit: 2)
    try await limiter.enter()
    let waiting = (0..<2).map { _ in Task { try await limiter.enter() } }
    while limiter.waitingCount < 2 { await Task.yield() }
    await #expect(throws: AppError.busy(retryAfter: 1)) { try await limiter.enter() }
    limiter.leave()
    limiter.leave()
    for task in waiting { try await task.value }
    limiter.leave()
    try await limiter.enter()
  }

  /// Waits for someone, in line with those who wait already.
  private func wait(for owner: Requester, _ limiter: WorkLimiter, first: Bool = false) async -> Task<
    Bool, Never
  > {
    let count = limiter.waitingCount
    let task = Task {
      await owner.serve {
        do {
          try await limiter.enter(first: first)
          return true
        } catch {
          return false
        }
      }
    }
    while limiter.waitingCount == count { await Task.yield() }
    return task
  }

  private func requester(_ owner: String) async -> Requester {
    let requester = Requester(on: FairThreads(count: 2))
    await requester.turn(of: owner)
    return requester
  }

  @Test func knownPeopleGoFirstAndOthersTakeTurns() async throws {
    let limiter = WorkLimiter(1)
    let order = Order()
    try await limiter.enter()
    let (many, few) = (await requester("many"), await requester("few"))
    var tasks: [Task<Bool, Never>] = []
    for (name, owner, first) in [
      ("many 1", many, false), ("many 2", many, false), ("many 3", many, false), ("few", few, false),
      ("known", many, true),
    ] {
      let entering = await wait(for: owner, limiter, first: first)
      tasks.append(
        Task {
          let isIn = await entering.value
          order.names.withLock { $0.append(name) }
          limiter.leave()
          return isIn
        })
    }
    limiter.leave()
    for task in tasks { #expect(await task.value) }
    #expect(order.names.withLock { $0 } == ["known", "many 1", "few", "many 2", "many 3"])
  }

  @Test func thoseWhoHaveGoneAreNotLetIn() async throws {
    let limiter = WorkLimiter(1)
    try await limiter.enter()
    let gone = await requester("gone")
    let waiting = await wait(for: gone, limiter)
    gone.leave()
    #expect(await !waiting.value)
    #expect(limiter.waitingCount == 0)
    await gone.serve {
      await #expect(throws: AppError.cancelled) { try await limiter.enter() }
    }
    limiter.leave()
    try await limiter.enter()
  }

  @Test func thoseWithMostInLineGiveWay() async throws {
    let limiter = WorkLimiter(1, waitingLimit: 3)
    try await limiter.enter()
    let (many, few) = (await requester("many"), await requester("few"))
    var waiting: [Task<Bool, Never>] = []
    for _ in 0..<3 { waiting.append(await wait(for: many, limiter)) }
    await many.serve {
      await #expect(throws: AppError.busy(retryAfter: 1)) { try await limiter.enter() }
    }
    let newcomer = Task {
      await few.serve {
        await #expect(throws: Never.self) { try await limiter.enter() }
      }
    }
    #expect(await !waiting[2].value, "the latest of them")
    // One that is known has a place whatever strangers do.
    let known = await wait(for: few, limiter, first: true)
    for _ in 0..<4 { limiter.leave() }
    for task in [waiting[0], waiting[1], known] { #expect(await task.value) }
    await newcomer.value
  }

  @Test func manyAtOnceAreAllAnswered() async throws {
    let hasher = PasswordHasher(cost: ScryptCost(log2Rounds: 4, blockSize: 1, parallelism: 1), concurrency: 2)
    let hash = try await hasher.hash("number 7")
    let matches = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<40 {
        group.addTask { try await hasher.verify("number \(number)", against: hash) }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(matches == 1)
  }
}

/// In which order tasks were let in.
private final class Order: Sendable {
  let names = Mutex<[String]>([])
}
