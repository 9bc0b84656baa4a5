import SocialScheduling
import Testing

@Suite struct QueuePaceTests {
  private let start = ContinuousClock.now

  @Test func whoWaitsIsToldHowLongItTakesUntilAllBeforeHaveLeft() {
    var pace = QueuePace()
    pace.move(leaving: 100, at: start)
    pace.move(leaving: 99, at: start + .milliseconds(50))
    #expect(pace.wait(behind: 256) == 13)
    #expect(pace.wait(behind: 20) == 1)
    // As many at once take less each.
    var group = QueuePace()
    group.move(256, leaving: 5000, at: start)
    group.move(256, leaving: 4096, at: start + .milliseconds(256))
    #expect(group.wait(behind: 4096) == 5)
  }

  @Test func itIsASecondAtLeastAndAMinuteAtMost() {
    var pace = QueuePace()
    #expect(pace.wait(behind: 256) == 1)
    pace.move(leaving: 2, at: start)
    pace.move(leaving: 1, at: start + .seconds(1))
    #expect(pace.wait(behind: 256) == 60)
    #expect(pace.wait(behind: 3) == 3)
  }

  @Test func thePaceFollowsWhatIsGoingOn() {
    var pace = QueuePace()
    pace.move(leaving: 1000, at: start)
    for count in 1...10 { pace.move(leaving: 1000 - count, at: start + .seconds(count)) }
    #expect(pace.wait(behind: 10) == 10)
    for count in 1...100 { pace.move(leaving: 990 - count, at: start + .seconds(10) + .milliseconds(count)) }
    #expect(pace.wait(behind: 10) == 1)
  }

  @Test func aTimeInWhichNoOneWaitedCountsForNothing() {
    var pace = QueuePace()
    pace.move(leaving: 1, at: start)
    pace.move(leaving: 0, at: start + .seconds(1))
    pace.move(leaving: 1, at: start + .seconds(1000))
    #expect(pace.wait(behind: 10) == 10)
  }
}
