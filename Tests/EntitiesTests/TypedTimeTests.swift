import AppValues
import Entities
import Foundation
import Testing

@Suite("Times as people type them")
struct TypedTimeTests {
  private let zone = TimeZone(identifier: "Europe/Berlin")

  /// What a text means on Friday 27 November 2026 at 14:30 in Berlin, in UTC.
  private func parsed(_ text: String, at now: String = "2026-11-27T13:30:00Z") throws -> String {
    ISO8601DateFormatter().string(from: try typed(text, at: now).time.date)
  }

  private func typed(_ text: String, at now: String = "2026-11-27T13:30:00Z") throws -> TypedTime {
    try TypedTime(
      text, at: try #require(ISO8601DateFormatter().date(from: now).map { Timestamp($0) }),
      in: try #require(zone), for: .scheduledAt)
  }

  @Test(
    "are understood in English and Japanese",
    arguments: [
      ("2h", "2026-11-27T15:30:00Z"), ("in 30m", "2026-11-27T14:00:00Z"), ("3日後", "2026-11-30T13:30:00Z"),
      ("18:30", "2026-11-27T17:30:00Z"), ("9:00", "2026-11-28T08:00:00Z"), ("6pm", "2026-11-27T17:00:00Z"),
      ("6:15 PM", "2026-11-27T17:15:00Z"), ("12am", "2026-11-27T23:00:00Z"),
      ("tomorrow 9:00", "2026-11-28T08:00:00Z"), ("tomorrow at 9am", "2026-11-28T08:00:00Z"),
      ("tomorrow", "2026-11-28T08:00:00Z"), ("明日 9:00", "2026-11-28T08:00:00Z"),
      ("明日９時半", "2026-11-28T08:30:00Z"), ("明後日 午後3時", "2026-11-29T14:00:00Z"),
      ("fri 9:00", "2026-12-04T08:00:00Z"), ("Saturday 9:00", "2026-11-28T08:00:00Z"),
      ("金曜 18:30", "2026-12-04T17:30:00Z"), ("月曜日", "2026-11-30T08:00:00Z"),
      ("2026-12-24 18:00", "2026-12-24T17:00:00Z"), ("2026-12-24T18:00", "2026-12-24T17:00:00Z"),
      ("12月24日 18時", "2026-12-24T17:00:00Z"), ("12/24 18:00", "2026-12-24T17:00:00Z"),
      ("1-2", "2027-01-02T08:00:00Z"), ("2028-02-29 0:00", "2028-02-28T23:00:00Z"),
    ])
  func understood(text: String, time: String) throws {
    #expect(try parsed(text) == time)
  }

  @Test(
    "that mean nothing are refused",
    arguments: [
      "", "later", "25:00", "9:60", "13pm", "tomorrow tomorrow", "9", "2026-13-01", "2027-02-29",
      "9:00 10:00",
      "fri mon",
    ])
  func malformed(text: String) {
    #expect(throws: AppError.invalid(.scheduledAt, .malformed)) { try parsed(text) }
  }

  @Test("may be over")
  func over() throws {
    #expect(try parsed("today 9:00") == "2026-11-27T08:00:00Z")
    #expect(try parsed("2020-01-01 9:00") == "2020-01-01T08:00:00Z")
  }

  @Test(
    "mean a whole day where one is named alone, also one on which the clock changes",
    arguments: [
      ("today", "2026-11-26T23:00:00Z", 24), ("12月24日", "2026-12-23T23:00:00Z", 24),
      ("2027-03-28", "2027-03-27T23:00:00Z", 23), ("2027-10-31", "2027-10-30T22:00:00Z", 25),
    ])
  func wholeDay(text: String, start: String, hours: Int64) throws {
    let (day, zone) = (try #require(try typed(text).day), try #require(zone))
    let begin = day.start(in: zone)
    #expect(ISO8601DateFormatter().string(from: begin.date) == start)
    let next = try #require(day.adding(days: 1)).start(in: zone)
    #expect(next.milliseconds - begin.milliseconds == hours * 3_600_000)
  }

  @Test("mean no whole day where there's a time of day", arguments: ["2h", "18:30", "tomorrow 9:00"])
  func noWholeDay(text: String) throws {
    #expect(try typed(text).day == nil)
  }

  @Test("that a change of the clock skips come right after it, and those that come twice the first time")
  func clockChange() throws {
    // At 2:00 the clock goes to 3:00; in autumn from 3:00 to 2:00.
    #expect(try parsed("2027-03-28 2:30") == "2027-03-28T01:00:00Z")
    #expect(try parsed("2:30", at: "2027-03-27T22:00:00Z") == "2027-03-28T01:00:00Z")
    #expect(try parsed("2027-10-31 2:30") == "2027-10-31T00:30:00Z")
    #expect(try parsed("tomorrow 9:00", at: "2027-03-27T12:00:00Z") == "2027-03-28T07:00:00Z")
  }
}
