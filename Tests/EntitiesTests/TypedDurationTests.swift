import Entities
import Testing

@Suite("Durations as people type them")
struct TypedDurationTests {
  @Test(
    "are a number and a unit, in full width too",
    arguments: [
      ("30m", 1800), (" 12 H ", 43_200), ("３ｄ", 259_200), ("2w", 1_209_600),
      ("99999999999999999999d", .max), ("9223372036854775807w", .max),
    ] as [(String, Int64)])
  func understood(text: String, seconds: Int64) {
    #expect(TypedDuration.seconds(text) == seconds)
  }

  @Test("are nothing else", arguments: ["", "3", "d", "-1d", "1.5h", "1y", "1d 2h"])
  func refused(text: String) {
    #expect(TypedDuration.seconds(text) == nil)
  }

  @Test("are written in the largest unit that says them exactly")
  func written() {
    let texts = [300, 3600, 5400, 86_400, 604_800, 691_200, 330].map { TypedDuration.written($0) }
    #expect(texts == ["5m", "1h", "90m", "1d", "1w", "8d", "5m"])
  }
}
