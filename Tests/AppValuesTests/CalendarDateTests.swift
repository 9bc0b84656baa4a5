import AppValues
import Foundation
import Testing

@Suite("A calendar date")
struct CalendarDateTests {
  @Test("reads what exists and nothing else")
  func reads() {
    #expect(CalendarDate("2024-02-29")?.description == "2024-02-29")
    for text in ["2023-02-29", "2024-13-01", "2024-1-1", "2024-04-31", "today", "", "2024-02-29T0"] {
      #expect(CalendarDate(text) == nil, "\(text)")
    }
  }

  @Test("is the day of an instant in UTC")
  func ofInstant() {
    #expect(CalendarDate(Timestamp(milliseconds: 951_782_399_999)).description == "2000-02-28")
    #expect(CalendarDate(Timestamp(milliseconds: 951_782_400_000)).description == "2000-02-29")
  }

  @Test("is the same day by counting and by the calendar")
  func asCalendarSays() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for number in stride(from: Int64(-400), to: 2_932_000, by: 397) {
      let noon = Timestamp(milliseconds: number * 86_400_000 + 43_200_000)
      let parts = calendar.dateComponents([.year, .month, .day], from: noon.date)
      let date = CalendarDate(noon)
      #expect([date.year, date.month, date.day] == [parts.year, parts.month, parts.day], "day \(number)")
    }
  }

  @Test("is another day of the same instant in another time zone")
  func inTimeZone() throws {
    let midnight = Timestamp(milliseconds: 951_782_400_000)
    let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    let lima = try #require(TimeZone(secondsFromGMT: -5 * 3600))
    #expect(CalendarDate(midnight, in: tokyo).description == "2000-02-29")
    #expect(CalendarDate(midnight, in: lima).description == "2000-02-28")
  }

  @Test("counts days over months, leap days and years, and stops where the years do")
  func adding() {
    #expect(CalendarDate("2024-02-28")?.adding(days: 2)?.description == "2024-03-01")
    #expect(CalendarDate("2026-12-31")?.adding(days: 1)?.description == "2027-01-01")
    #expect(CalendarDate("2026-01-01")?.adding(days: -1)?.description == "2025-12-31")
    #expect(CalendarDate("9999-12-31")?.adding(days: 1) == nil)
    #expect(CalendarDate("0001-01-01")?.adding(days: -1) == nil)
  }

  @Test(
    "a month later is the same day, or the last of a month that is too short",
    arguments: [
      ("2026-11-23", 1, "2026-12-23"), ("2026-12-31", 2, "2027-02-28"), ("2024-01-31", 1, "2024-02-29"),
      ("2026-01-15", -1, "2025-12-15"), ("2026-11-23", 24, "2028-11-23"), ("0001-01-31", 0, "0001-01-31"),
    ])
  func addingMonths(day: String, months: Int, later: String) {
    #expect(CalendarDate(day)?.adding(months: months)?.description == later)
  }

  @Test("no month lies beyond the years that there are")
  func monthsBeyond() {
    #expect(CalendarDate("9999-12-01")?.adding(months: 1) == nil)
    #expect(CalendarDate("0001-01-31")?.adding(months: -1) == nil)
    #expect(CalendarDate("2026-11-23")?.adding(months: .max) == nil)
  }

  @Test("knows its day of the week")
  func weekday() {
    #expect(CalendarDate("2026-11-23")?.weekday == 1)
    #expect(CalendarDate("2026-11-29")?.weekday == 7)
    #expect(CalendarDate("2024-02-29")?.weekday == 4)
  }
}
