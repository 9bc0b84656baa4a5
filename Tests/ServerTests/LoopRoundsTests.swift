import NIOCore
import NIOPosix
import Testing

@testable import SocialServer

@Suite("The rounds of an event loop")
struct LoopRoundsTests {
  @Test("Work that always goes on leaves the loop time for everyone else's connections")
  func between() async throws {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let (owner, other) = (RoundsOfLoops(), RoundsOfLoops())
    let count = try await loop.flatSubmit {
      owner.of(loop).and(other.of(loop)).flatMap { rounds, others in
        let work = EndlessWork(rounds.value, loop.makePromise())
        // That comes by a connection of its own.
        others.value.wait { work.isToEnd = true }
        work.goOn()
        return work.count.futureResult
      }
    }.get()
    #expect(count < 10)
  }
}

private final class EndlessWork {
  let count: EventLoopPromise<Int>
  var isToEnd = false
  private let rounds: LoopRounds
  private var done = 0

  init(_ rounds: LoopRounds, _ count: EventLoopPromise<Int>) {
    (self.rounds, self.count) = (rounds, count)
  }

  func goOn() {
    if isToEnd || done == 10_000 { return count.succeed(done) }
    done += 1
    rounds.wait { [self] in goOn() }
  }
}
