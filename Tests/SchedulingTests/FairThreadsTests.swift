import Dispatch
import Synchronization
import Testing

@testable import SocialScheduling

@Suite(.timeLimit(.minutes(1))) struct FairThreadsTests {
  private let threads = FairThreads(count: 3)

  /// Does something for someone.
  private func work(for owner: String, _ body: @escaping @Sendable () -> Void) -> Task<Void, Never> {
    let requester = Requester(on: threads)
    return Task {
      await requester.serve {
        await requester.turn(of: owner)
        body()
        requester.rest()
      }
    }
  }

  @Test func whoBlocksAllTheyCanLeavesAThreadToOthers() async {
    let gate = DispatchSemaphore(value: 0)
    let begun = Count()
    let blocked = (0..<20).map { _ in
      work(for: "a") {
        begun.add()
        gate.wait()
      }
    }
    while begun.value < 2 { await Task.yield() }
    for _ in 0..<20 { await work(for: "b") {}.value }
    #expect(begun.value == 2)
    for _ in blocked { gate.signal() }
    for task in blocked { await task.value }
  }

  @Test func allOfManyTasksAreDone() async {
    let done = Count()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<300 {
        group.addTask { [threads, done] in
          let requester = Requester(on: threads)
          await requester.serve {
            for _ in 0..<20 {
              await requester.turn(of: "\(number % 7)")
              await withTaskGroup(of: Void.self) { parts in
                for _ in 0..<3 { parts.addTask { [done] in done.add() } }
              }
              requester.rest()
              await Task.yield()
            }
          }
        }
      }
    }
    #expect(done.value == 18_000)
  }

  @Test func aTurnCanBeTakenFromElsewhere() async {
    let requester = Requester(on: threads)
    await requester.turn(of: "a")
    #expect(requester.owner == "a" && Requester.current == nil)
    await requester.serve {
      #expect(Requester.current === requester)
      // What goes on by itself isn't theirs.
      await Task { #expect(Requester.current == nil) }.value
    }
  }

  @Test func itIsToldOnceTheOtherEndIsGone() {
    let (requester, count) = (Requester(on: threads), Count())
    requester.whenGone { count.add() }
    #expect(count.value == 0)
    requester.leave()
    requester.leave()
    #expect(count.value == 1)
    requester.whenGone { count.add() }
    #expect(count.value == 2)
  }
}

private final class Count: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func add() { count.add(1, ordering: .relaxed) }
}
