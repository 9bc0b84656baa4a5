import AppValues
import SocialScheduling
import Synchronization
import Testing

@Suite struct GatheredReadingTests {
  @Test func anErrorIsThrownToAllWhoAskedAndToNoOneLater() async throws {
    let isOut = Mutex(true)
    let reading = GatheredReading<Int> { () async throws(AppError) in
      if isOut.withLock({ $0 }) { throw .unavailable }
      return 2
    }
    await #expect(throws: AppError.unavailable) { try await reading.answer() }
    isOut.withLock { $0 = false }
    #expect(try await reading.answer() == 2)
  }

  @Test func whatAllShareIsReadAfterEachOfThemAsked() async throws {
    let count = Mutex(0)
    let held = AsyncStream<Void>.makeStream()
    let reading = GatheredReading<Int> { () async throws(AppError) in
      let number = count.withLock { count in
        count += 1
        return count
      }
      if number == 1 { for await _ in held.stream {} }
      return number
    }
    let first = Task { try await reading.answer() }
    while count.withLock({ $0 }) == 0 { await Task.yield() }
    let others = (1...3).map { _ in Task { try await reading.answer() } }
    for _ in 0..<1000 { await Task.yield() }
    held.continuation.finish()
    #expect(try await first.value == 1)
    for other in others { #expect(try await other.value == 2) }
  }
}
