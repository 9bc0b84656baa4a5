import AppValues
import SocialScheduling
import Synchronization
import Testing

@Suite struct GatheredReadingTests {
  @Test func thoseWhoAskWhileItReadsAreAnsweredTogether() async throws {
    let batches = Mutex<[[Int]]>([])
    let held = AsyncStream<Void>.makeStream()
    let reading = GatheredReading<Int, Int>(most: 3) { (requests) async throws(AppError) in
      batches.withLock { $0.append(requests) }
      if requests == [0] { for await _ in held.stream {} }
      return requests.map { 10 * $0 }
    }
    let first = Task { try await reading.answer(to: 0) }
    while batches.withLock({ $0.isEmpty }) { await Task.yield() }
    let others = (1...4).map { number in Task { try await reading.answer(to: number) } }
    // What all of them do first is to ask.
    for _ in 0..<1000 { await Task.yield() }
    held.continuation.finish()
    #expect(try await first.value == 0)
    for (other, answer) in zip(others, [10, 20, 30, 40]) {
      #expect(try await other.value == answer)
    }
    #expect(
      batches.withLock { $0.allSatisfy { $0.count <= 3 } && $0.flatMap(\.self).sorted() == [0, 1, 2, 3, 4] })
  }

  @Test func anErrorIsThrownToAllWhoAskedAndToNoOneLater() async throws {
    let isOut = Mutex(true)
    let reading = GatheredReading<Int, Int>(most: 3) { (requests) async throws(AppError) in
      if isOut.withLock({ $0 }) { throw .unavailable }
      return requests
    }
    await #expect(throws: AppError.unavailable) { try await reading.answer(to: 1) }
    isOut.withLock { $0 = false }
    #expect(try await reading.answer(to: 2) == 2)
  }

  @Test func whatAllShareIsReadAfterEachOfThemAsked() async throws {
    let count = Mutex(0)
    let held = AsyncStream<Void>.makeStream()
    let reading = GatheredReading<Void, Int> { () async throws(AppError) in
      let number = count.withLock { count in
        count += 1
        return count
      }
      if number == 1 { for await _ in held.stream {} }
      return number
    }
    let first = Task { try await reading.answer(to: ()) }
    while count.withLock({ $0 }) == 0 { await Task.yield() }
    let others = (1...3).map { _ in Task { try await reading.answer(to: ()) } }
    for _ in 0..<1000 { await Task.yield() }
    held.continuation.finish()
    #expect(try await first.value == 1)
    for other in others { #expect(try await other.value == 2) }
  }
}
