import AppValues
import Foundation
import SocialFiles
import SocialTestSupport
import Testing

@Suite struct FileLockTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var path: String { folder.path + "/lock" }

  @Test func changesUnderTheLockDoNotOverlap() async throws {
    let file = PrivateFile(folder.path + "/count")
    try file.replace(with: [0])
    try await withThrowingTaskGroup { group in
      for _ in 0..<20 {
        group.addTask { [path] in
          try await FileLock(path, patience: .seconds(60)).withLock { () throws(AppError) in
            let count = try file.read()?.first ?? 0
            try file.replace(with: [count + 1])
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try file.read() == [20])
  }

  @Test func aLockHeldForTooLongIsAnError() async throws {
    let holder = try hold()
    await #expect(throws: AppError.storage(.locked)) {
      try await FileLock(path, patience: .milliseconds(50)).withLock {}
    }
    letGo(holder)
    try await FileLock(path, patience: .zero).withLock {}
  }

  @Test func waitingCanBeCancelled() async throws {
    let holder = try hold()
    defer { letGo(holder) }
    let waiting = Task { [path] in try await FileLock(path, patience: .seconds(60)).withLock {} }
    waiting.cancel()
    await #expect(throws: AppError.cancelled) { try await waiting.value }
  }

  @Test func anErrorInsideLetsTheLockGo() async throws {
    let lock = FileLock(path, patience: .seconds(60))
    await #expect(throws: AppError.gone) {
      try await lock.withLock { () throws(AppError) in throw .gone }
    }
    #expect(try await lock.withLock { 1 } == 1)
  }

  @Test func aCopyOfTheDescriptorDoesNotKeepTheLock() async throws {
    let lock = FileLock(path, patience: .zero)
    let held = try await lock.hold()
    // As in a child between its fork and its exec.
    let descriptor = try #require(
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { CInt($0) }.first {
        // What another test has closed since then is not it.
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
      })
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    defer { close(copy) }
    held.release()
    try await lock.withLock {}
  }

  /// Takes the lock as another process would: through an open file of its own.
  private func hold() throws -> Int32 {
    let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
    try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    return descriptor
  }

  /// At once: a program that another test is just starting may have the descriptor for a moment, too.
  private func letGo(_ descriptor: Int32) {
    #expect(flock(descriptor, LOCK_UN) == 0)
    close(descriptor)
  }
}
