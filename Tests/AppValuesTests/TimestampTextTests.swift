import AppValues
import Foundation
import Testing

@Suite("The text of an instant")
struct TimestampTextTests {
  @Test(
    "is that of the calendar in UTC, to the second",
    arguments: [-1, 0, 951_782_399, 951_782_400, 1_798_761_599, 4_107_542_399] as [Int64])
  func seconds(_ instant: Int64) {
    let date = Date(timeIntervalSince1970: TimeInterval(instant))
    #expect(Timestamp(milliseconds: instant * 1000).text == date.formatted(.iso8601))
    #expect(Timestamp(milliseconds: instant * 1000 + 999).text == date.formatted(.iso8601))
  }
}
