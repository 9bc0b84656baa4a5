import AppValues
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

  @Test func aHashOfAnotherCostIsOutdated() async throws {
    let hash = try await hasher.hash("correct horse")
    #expect(!hasher.isOutdated(hash) && PasswordHasher().isOutdated(hash))
    #expect(!hasher.isOutdated("nonsense"))
  }

  @Test(arguments: [
    (ScryptCost(log2Rounds: 7, blockSize: 8, parallelism: 1), 47),
    (ScryptCost(log2Rounds: 11, blockSize: 8, parallelism: 2), 1),
    (ScryptCost(log2Rounds: 12, blockSize: 4, parallelism: 3), 0),
  ])
  func aHashThatCostLessTakesAsMuchWorkAsNothing(earlier: ScryptCost, mixes: Int) async throws {
    let now = ScryptCost(log2Rounds: 11, blockSize: 8, parallelism: 3)
    #expect(earlier.mixes(to: now) == mixes && now.mixes(to: earlier) == 0)
    let hasher = PasswordHasher(cost: now)
    let hash = try await PasswordHasher(cost: earlier).hash("correct horse")
    func blocks(_ work: () async throws -> Void) async throws -> Int {
      let before = hasher.mixedBlocks
      try await work()
      return hasher.mixedBlocks - before
    }
    let unknown = try await blocks { try await hasher.verifyAgainstNothing("wrong horse") }
    #expect(unknown == 49_152)
    for password in ["wrong horse", "correct horse"] {
      let known = try await blocks { _ = try await hasher.verify(password, against: hash) }
      #expect(known == unknown)
    }
    #expect(try await hasher.verify("correct horse", against: hash))
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

  @Test func noPasswordIsRightWhereThereIsNoneAndItTakesAsMuchWork() async throws {
    let before = hasher.workCount
    for password in ["", "correct horse"] {
      #expect(try await !hasher.verify(password, against: ""))
    }
    #expect(hasher.workCount == before + 2)
  }

  @Test(arguments: [
    "plain", "$scrypt$ln=4,r=8,p=1$c2FsdA$a2V5", "$scrypt$ln=40,r=8,p=1$",
    "$scrypt$ln=21,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
    "$scrypt$ln=4,r=99,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
    "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
  ]) func whatIsNotAHashOfOursIsRefused(hash: String) async {
    await #expect(throws: AppError.unexpected(reference: "password-hash-malformed")) {
      try await hasher.verify("correct horse", against: hash)
    }
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
