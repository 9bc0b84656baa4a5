import AppValues
import Foundation
import MastodonAPI
import Testing

@Suite("Dates on the wire")
struct MastodonDateTests {
  @Test(
    "have three digits of a fraction, and Z",
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (1, "1970-01-01T00:00:00.001Z"), (-1, "1969-12-31T23:59:59.999Z"),
      (1_785_592_182_878, "2026-08-01T13:49:42.878Z"), (951_782_400_000, "2000-02-29T00:00:00.000Z"),
      (-2_203_891_200_000, "1900-03-01T00:00:00.000Z"), (4_107_542_399_999, "2100-02-28T23:59:59.999Z"),
      (-62_135_596_800_000, "0001-01-01T00:00:00.000Z"), (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
      (.max, "9999-12-31T23:59:59.999Z"), (.min, "0001-01-01T00:00:00.000Z"),
    ] as [(Int64, String)])
  func instants(milliseconds: Int64, expected: String) {
    #expect(MastodonDate.text(Timestamp(milliseconds: milliseconds)) == expected)
    #expect(wire(Timestamp(milliseconds: milliseconds)) == "\"\(expected)\"")
  }

  @Test("agree with Foundation's calendar on every day of two centuries")
  func calendar() {
    let day: Int64 = 86_400_000
    for days in stride(from: Int64(-40_000), to: 40_000, by: 1) {
      let instant = Timestamp(milliseconds: days * day + 12_345)
      let text = MastodonDate.text(instant)
      #expect(MastodonDate.day(instant).description == text.prefix(10))
      #expect(MastodonDate.instant(text) == instant)
    }
    for days in stride(from: Int64(-40_000), to: 40_000, by: 97) {
      let instant = Timestamp(milliseconds: days * day)
      #expect(MastodonDate.day(instant) == CalendarDate(instant))
    }
  }

  @Test(
    "of other servers are read, however they write them",
    arguments: [
      "2026-08-01T13:49:42.878Z", "2026-08-01T13:49:42.878000Z", "2026-08-01T13:49:42.878+00:00",
      "2026-08-01T22:49:42.878+09:00", "2026-08-01T22:49:42.8789+0900", "2026-08-01 13:49:42.878",
      "2026-08-01t09:19:42.878-04:30",
    ])
  func reading(text: String) {
    #expect(MastodonDate.instant(text) == .sample)
  }

  @Test("are read without what isn't needed")
  func short() {
    #expect(MastodonDate.instant("2026-08-01T13:49:42Z")?.milliseconds == 1_785_592_182_000)
    #expect(MastodonDate.instant("2026-08-01T13:49Z")?.milliseconds == 1_785_592_140_000)
    #expect(MastodonDate.instant("2026-08-01T13:49:42.8Z")?.milliseconds == 1_785_592_182_800)
    #expect(MastodonDate.instant("2026-08-01") == .sampleMidnight)
    #expect(MastodonDate.day("2026-08-01T13:49:42.878Z") == CalendarDate("2026-08-01"))
  }

  @Test(
    "that are none aren't read",
    arguments: [
      "", "x", "2026", "2026-08", "2026-02-30", "2026-08-01T", "2026-08-01T25:00:00Z", "2026-08-01T12:60Z",
      "2026-08-01T12:00:00.Z", "2026-08-01T12:00:00Zx", "2026-08-01T12:00:00+", "2026-08-01x",
      "２０２６-08-01", "+2026-08-01", "2026-08-01T12:00:00+99:00",
    ])
  func refused(text: String) {
    #expect(MastodonDate.instant(text) == nil)
    #expect(MastodonDate.day(text) == nil)
  }

  @Test("of days are days alone")
  func days() {
    #expect(wire(CalendarDate("2026-08-01")) == #""2026-08-01""#)
    #expect(CalendarDate("0042-01-09").map(MastodonDate.text) == "0042-01-09")
    #expect(MastodonDate.midnight(.sample) == .sampleMidnight)
    #expect(MastodonDate.midnight(Timestamp(milliseconds: -1)).milliseconds == -86_400_000)
  }
}
