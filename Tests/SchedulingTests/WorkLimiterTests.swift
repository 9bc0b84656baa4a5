import AppValues
import SocialScheduling
import Synchronization
import Testing

@Suite struct WorkLimiterTests {
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
}

/// In which order tasks were let in.
private final class Order: Sendable {
  let names = Mutex<[String]>([])
}
