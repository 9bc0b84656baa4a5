import AppScreens
import AppValues
import SocialConnectTesting
import Testing

@testable import Todo

@Suite("How often a todo comes again")
struct TodoRepetitionTests {
  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  @Test(
    "comes to dates that there are, and back to the day that was meant",
    arguments: [
      ("P1D", ["2026-11-30", "2026-12-01", "2026-12-02"]), ("P10D", ["2026-12-25", "2027-01-04"]),
      ("P2W", ["2026-11-23", "2026-12-07"]),
      ("P1M", ["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]),
      ("P1M", ["2028-01-30", "2028-02-29", "2028-03-30"]),
      ("P3M", ["2026-11-30", "2027-02-28", "2027-05-30"]),
      ("P1M", ["2026-12-15", "2027-01-15"]),
      ("P1Y", ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]),
      ("P4Y", ["2096-02-29", "2100-02-28", "2104-02-29"]),
    ])
  func dates(_ text: String, _ days: [String]) throws {
    var repetition = try #require(TodoRepetition(rawValue: text))
    for (due, expected) in zip(days, days.dropFirst()) {
      let next = try #require(repetition.next(after: day(due), today: day(due)))
      #expect(next.due.rawValue == expected)
      // As it's kept, and read again.
      repetition = try #require(TodoRepetition(rawValue: next.repetition.rawValue))
    }
  }

  @Test(
    "is due behind the day it's done, a whole number of times after the first",
    arguments: [
      // Done late, early, and after a very long time.
      ("P1W", "2026-11-16", "2026-11-25", "2026-11-30"), ("P1W", "2026-11-16", "2026-11-23", "2026-11-30"),
      ("P1W", "2026-11-30", "2026-11-25", "2026-12-07"), ("P1D", "0001-01-01", "2026-11-23", "2026-11-24"),
      ("P1M", "2026-01-31", "2026-03-05", "2026-03-31"), ("P1M", "2026-01-31", "2026-02-05", "2026-02-28"),
    ])
  func late(_ text: String, _ due: String, _ today: String, _ next: String) throws {
    let repetition = try #require(TodoRepetition(rawValue: text))
    #expect(try repetition.next(after: day(due), today: day(today))?.due == day(next))
  }

  @Test("ends with the years that there are")
  func end() throws {
    for text in ["P1D", "P1W", "P1M", "P1Y"] {
      let repetition = try #require(TodoRepetition(rawValue: text))
      #expect(try repetition.next(after: day("9999-12-31"), today: day("2026-11-23")) == nil)
    }
  }

  @Test("is one duration of ISO 8601")
  func texts() throws {
    for text in ["P1D", "P999D", "P2W", "P1M", "P1M-31", "P1Y-29"] {
      #expect(TodoRepetition(rawValue: text)?.rawValue == text)
    }
    for text in ["", "P", "P0D", "P1000D", "P1H", "1D", "P1M-28", "P1M-32", "P1M1D", "p1d", " P1D"] {
      #expect(TodoRepetition(rawValue: text) == nil, "\(text)")
    }
    #expect(TodoRepetition(every: 0, .day) == nil && TodoRepetition(every: 1000, .day) == nil)
  }

  private nonisolated static let entered: [(String, String?)] = [
    ("day", "P1D"), ("every day", "P1D"), ("Daily", "P1D"), ("every 2 weeks", "P2W"), ("3 months", "P3M"),
    ("YEARLY", "P1Y"), ("every other week", "P2W"), ("12months", "P12M"), ("毎日", "P1D"), ("毎週", "P1W"),
    ("２週間ごと", "P2W"), ("3か月ごと", "P3M"), ("3ヶ月ごと", "P3M"), ("隔週", "P2W"), ("毎年", "P1Y"), ("", nil),
    ("-", nil), ("ー", nil),
  ]

  @Test("is read as people say it, in both languages", arguments: entered)
  func entries(_ text: String, _ expected: String?) throws {
    #expect(try interactor(FakeTodos().ports).repetition(text)?.repetition.rawValue == expected)
  }

  @Test(
    "can be said with the day on which it comes",
    arguments: [
      ("every friday", "P1W", "2026-11-27"), ("friday", "P1W", "2026-11-27"), ("mon", "P1W", "2026-11-30"),
      ("毎週月曜", "P1W", "2026-11-30"), ("金曜", "P1W", "2026-11-27"), ("毎月1日", "P1M", "2026-12-01"),
      ("月", "P1M", nil), ("毎日", "P1D", nil),
    ] as [(String, String, String?)])
  func withDay(_ text: String, _ repetition: String, _ first: String?) throws {
    let entered = try interactor(FakeTodos().ports).repetition(text)
    #expect(entered?.repetition.rawValue == repetition && entered?.first?.rawValue == first)
  }

  @Test(
    "is refused where it isn't one",
    arguments: [
      "soon", "every", "0 days", "1000 days", "every 2", "2", "毎", String(repeating: "day ", count: 60),
    ])
  func refused(_ text: String) {
    #expect(throws: AppError.invalid(.repetition, .malformed)) {
      try interactor(FakeTodos().ports).repetition(text)
    }
  }

  @Test(
    "is named in both languages, and what is named is read again",
    arguments: [
      ("P1D", "every day", "毎日"), ("P3D", "every 3 days", "3日ごと"), ("P1W", "every week", "毎週"),
      ("P2W", "every 2 weeks", "2週間ごと"), ("P1M-31", "every month", "毎月"), ("P6M", "every 6 months", "6か月ごと"),
      ("P1Y", "every year", "毎年"), ("P2Y", "every 2 years", "2年ごと"),
    ])
  func names(_ text: String, _ english: String, _ japanese: String) throws {
    let repetition = try #require(TodoRepetition(rawValue: text))
    #expect(TodoRepetitionStrings.english.name(of: repetition) == english)
    #expect(TodoRepetitionStrings.japanese.name(of: repetition) == japanese)
    for name in [english, japanese] {
      #expect(try interactor(FakeTodos().ports).repetition(name)?.repetition == repetition.onTheDueDate)
    }
  }

  @Test(
    "is an edit like any other: it needs a day, ends without one, and another day is the one that is meant")
  func edits() throws {
    let monthly = try #require(TodoRepetition(rawValue: "P1M-31"))
    let weekly = try #require(TodoRepetition(.week))
    let milk = todo("1", "Milk", due: "2027-02-28", repetition: monthly)
    #expect(TodoEdit(due: .anyTime).changed(milk, today: today).repetition == nil)
    #expect(TodoEdit(repetition: .never).changed(milk, today: today).repetition == nil)
    let moved = TodoEdit(due: .day(today)).changed(milk, today: today)
    #expect(moved.repetition?.rawValue == "P1M")
    let bread = TodoEdit(repetition: .every(weekly)).changed(todo("2", "Bread"), today: today)
    #expect(bread.due == today && bread.repetition == weekly)
    #expect(TodoEdit(repetition: .every(monthly.onTheDueDate)).changing(milk).isEmpty)
    #expect(TodoEdit(repetition: .never).changing(todo("2", "Bread")).isEmpty)
    #expect(!TodoEdit(repetition: .every(weekly)).changing(milk).isEmpty)
  }

  @Test("begins today where a new todo has no day")
  func begins() async throws {
    let source = FakeTodos()
    source.same.answers(nil)
    source.adding.answers(todo("1", "Milk"))
    _ = try await interactor(source.ports).add(NewTodo("Milk", repetition: TodoRepetition(.day)), key: "k")
    #expect(source.adding.inputs.map(\.new.due) == [today])
  }
}
