import Testing

@testable import SocialScheduling

@Suite struct FairQueueTests {
  private var queue = FairQueue<Int>()

  /// Takes what is next, does it, and answers whose it was.
  private mutating func serve(costing milliseconds: Int64 = 1) -> String? {
    guard let (_, line) = queue.next() else { return nil }
    queue.finish(line, using: milliseconds * 1_000_000)
    return line.owner
  }

  /// Takes what is next.
  private mutating func take() throws -> (value: Int, line: FairQueue<Int>.Line) {
    let next = queue.next()
    return try #require(next)
  }

  @Test mutating func thoseWhoAskForLittleGoBeforeThoseWhoAskForMuch() {
    for number in 0..<100 { queue.add(number, for: "much") }
    for _ in 0..<50 { _ = serve(costing: 10) }
    queue.add(0, for: "little")
    #expect(serve() == "little")
    #expect(serve() == "much")
  }

  @Test mutating func noOneIsAheadForLong() {
    for number in 0..<1000 {
      queue.add(number, for: "a")
      queue.add(number, for: "b")
    }
    for _ in 0..<200 { _ = serve() }
    // Someone who was away for a while may catch up a little, and then takes turns with the others.
    for number in 0..<1000 { queue.add(number, for: "c") }
    let served = (0..<600).map { _ in serve() }
    #expect((200...350).contains(served.count { $0 == "c" }))
    #expect((100...200).contains(served.count { $0 == "a" }))
  }

  @Test mutating func whatBelongsToOneKeepsItsOrder() throws {
    for number in 0..<200 { queue.add(number, for: "a") }
    for number in 0..<200 {
      let next = try take()
      #expect(next.value == number)
      queue.finish(next.line, using: 0)
    }
    #expect(queue.next() == nil)
  }

  @Test mutating func noOneHasMoreDoneAtATimeThanTheLimit() throws {
    queue = FairQueue(limit: 2)
    for number in 0..<4 { queue.add(number, for: "a") }
    let first = try take()
    #expect(first.value == 0)
    #expect(queue.next()?.value == 1)
    #expect(queue.next() == nil)
    #expect(!queue.hasNext)
    queue.add(9, for: "b")
    #expect(queue.next()?.value == 9)
    queue.finish(first.line, using: 0)
    #expect(queue.next()?.value == 2)
    #expect(queue.next() == nil)
    for _ in 0..<3 { queue.add(7, for: nil) }
    #expect(queue.next()?.value == 7)
    #expect(queue.next()?.value == 7)
    #expect(queue.next()?.value == 7)
  }

  @Test mutating func whoHasUsedTheTimePaysForIt() throws {
    for _ in 0..<10 {
      queue.add(0, for: "connection")
      queue.finish(try take().line, using: 1_000_000_000, by: "mia")
    }
    queue.add(1, for: "mia")
    queue.add(2, for: "connection")
    #expect(queue.next()?.value == 2)
  }

  @Test mutating func nothingIsLostOrTakenTwice() {
    queue = FairQueue(limit: 3)
    var (random, underWay, taken) = (SystemRandomNumberGenerator(), [FairQueue<Int>.Line](), Set<Int>())
    var added = 0
    while added < 20_000 || queue.count > 0 {
      if added < 20_000, Bool.random(using: &random) {
        queue.add(added, for: "\(Int.random(in: 0..<3000, using: &random))")
        added += 1
      } else if let (value, line) = queue.next() {
        taken.insert(value)
        underWay.append(line)
      }
      if underWay.count > 5 || added == 20_000, !underWay.isEmpty {
        let line = underWay.remove(at: .random(in: 0..<underWay.count, using: &random))
        queue.finish(line, using: .random(in: 0..<5_000_000, using: &random))
      }
    }
    #expect(taken.count == 20_000)
  }
}
