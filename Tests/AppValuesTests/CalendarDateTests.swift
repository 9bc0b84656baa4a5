import AppValues
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
}
