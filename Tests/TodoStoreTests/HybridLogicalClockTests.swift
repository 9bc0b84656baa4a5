import AppValues
import SocialTestSupport
import Testing

@testable import SocialTodoStore

struct HybridLogicalClockTests {
  private func now(_ milliseconds: Int64) -> Timestamp { Timestamp(milliseconds: milliseconds) }

  /// A clock that can be asked within an expectation.
  private final class Clock {
    var clock: HybridLogicalClock
    init(_ digit: Character, last: UInt64 = 0) throws {
      clock = HybridLogicalClock(device: try .sample(digit), last: last)
    }
    func tick(_ milliseconds: Int64) throws -> HybridTime {
      try clock.tick(Timestamp(milliseconds: milliseconds))
    }
    func receive(_ time: HybridTime) { clock.receive(time) }
  }

  @Test func itShowsWhatTheDevicesClockShows() throws {
    let clock = try Clock("1")
    let time = try clock.tick(1000)
    #expect(time == HybridTime(milliseconds: 1000, device: try .sample("1")))
    #expect(try clock.tick(2000) == HybridTime(milliseconds: 2000, device: try .sample("1")))
  }

  @Test func itGoesOnWhileTheDevicesClockStandsOrGoesBack() throws {
    let clock = try Clock("1")
    _ = try clock.tick(1000)
    #expect(try clock.tick(1000) == HybridTime(milliseconds: 1000, counter: 1, device: try .sample("1")))
    #expect(try clock.tick(-5) == HybridTime(milliseconds: 1000, counter: 2, device: try .sample("1")))
    #expect(try clock.tick(1001) == HybridTime(milliseconds: 1001, device: try .sample("1")))
  }

  @Test func aFullCounterCarriesIntoTheMilliseconds() throws {
    let full = HybridTime(milliseconds: 1000, counter: .max, device: try .sample("1"))
    let clock = try Clock("1", last: full.packed)
    #expect(try clock.tick(1000) == HybridTime(milliseconds: 1001, device: full.device))
    #expect(try clock.tick(1000) == HybridTime(milliseconds: 1001, counter: 1, device: full.device))
  }

  @Test func whatOthersSentIsBeforeWhatIsDoneNext() throws {
    let clock = try Clock("1")
    let days = HybridTime(
      milliseconds: 9 * HybridLogicalClock.tolerance, counter: 7, device: try .sample("2"))
    clock.receive(days)
    #expect(try clock.tick(1000) > days)
    clock.receive(HybridTime(milliseconds: 5, device: try .sample("2")))
    #expect(try clock.tick(1000) > days)
  }

  @Test func whereNoTimeIsLeftThatIsSaid() throws {
    let clock = try Clock("1")
    clock.receive(HybridTime(packed: HybridTime.highest, device: try .sample("2")))
    #expect(
      throws: AppError.wrongClock(shows: now(1000), lastWritten: now(HybridTime.latest))
    ) { try clock.tick(1000) }
    let other = try Clock("1")
    #expect(throws: AppError.wrongClock(shows: now(.max), lastWritten: now(0))) { try other.tick(.max) }
    #expect(try other.tick(HybridTime.latest).milliseconds == HybridTime.latest)
  }

  @Test func moreThanADayAheadIsAhead() throws {
    let time = HybridTime(milliseconds: 1000 + HybridLogicalClock.tolerance, device: try .sample("2"))
    #expect(!HybridLogicalClock.isAhead(time, of: now(1000)))
    #expect(HybridLogicalClock.isAhead(time, of: now(999)))
  }

  /// Any device's next time is after all that it gave and saw before, however the clocks run.
  @Test func timesOnlyGrow() throws {
    var generator = SeededGenerator(seed: 7)
    var clocks = try ["1", "2", "3"].map { HybridLogicalClock(device: try .sample($0)) }
    var sent: [HybridTime] = []
    for _ in Effort.rounds(2000, full: 100_000) {
      let index = Int.random(in: 0..<3, using: &generator)
      let before = clocks[index].last
      if Bool.random(using: &generator), let heard = sent.randomElement(using: &generator) {
        clocks[index].receive(heard)
        #expect(clocks[index].last >= max(before, heard.packed))
      } else {
        let shown =
          Int64.random(in: -10...10, using: &generator)
          * [1, HybridLogicalClock.tolerance][Int.random(in: 0...1, using: &generator)]
        let time = try clocks[index].tick(now(shown))
        #expect(time.packed > before)
        sent.append(time)
      }
    }
    #expect(Set(sent).count == sent.count)
  }
}
