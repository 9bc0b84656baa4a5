import AppValues
import Foundation
import SocialConnectTesting
import Testing

@testable import Todo

@Suite("The rules of todos")
struct TodoInteractorTests {
  private let source = FakeTodos()
  private var rules: TodoInteractor { interactor(source.ports) }

  @Test("a description is one line of 1 to 500 characters, without the space around it")
  func description() throws {
    #expect(try rules.description("  Buy milk \n") == "Buy milk")
    #expect(try rules.description(String(repeating: "牛", count: 500)).count == 500)
    for (text, rule) in [
      ("", InputRule.empty), (" \u{200B} ", .empty), ("Buy\nmilk", .severalLines),
      ("Buy\u{1B}[31m", .unprintable),
      (String(repeating: "a", count: 501), .tooLong(maximum: 500, excess: 1)),
    ] {
      #expect(throws: AppError.invalid(.description, rule)) { try rules.description(text) }
    }
  }

  @Test("a built-in category is known by its code and by its name in every language")
  func categories() throws {
    for (text, category) in [
      ("work", TodoCategory.work), (" Work ", .work), ("仕事", .work), ("買い物", .shopping),
      ("ＳＨＯＰＰＩＮＧ", .shopping),
      ("個人", .personal), ("other", .other), ("その他", .other),
    ] {
      #expect(try rules.category(text) == category)
    }
    #expect(try rules.category(" Garden ").rawValue == "Garden")
    #expect(throws: AppError.invalid(.category, .empty)) { try rules.category(" ") }
    #expect(throws: AppError.invalid(.category, .tooLong(maximum: 40, excess: 1))) {
      try rules.category(String(repeating: "a", count: 41))
    }
  }

  @Test("notes have lines, and up to 5,000 characters")
  func notes() throws {
    #expect(try rules.notes(" one\r\ntwo\n") == "one\ntwo")
    #expect(try rules.notes("") == "")
    #expect(throws: AppError.invalid(.notes, .tooLong(maximum: 5000, excess: 1))) {
      try rules.notes(String(repeating: "a", count: 5001))
    }
  }

  @Test(
    "a due day is a date, or a word in any language",
    arguments: [
      ("2026-11-30", "2026-11-30"), ("２０２６－１１－３０", "2026-11-30"), ("2026/12/1", "2026-12-01"),
      ("2026年12月1日", "2026-12-01"), ("11/23", "2026-11-23"), ("11/22", "2027-11-22"),
      ("1月5日", "2027-01-05"), ("2/29", "2028-02-29"), ("27 Nov 2026", "2026-11-27"), ("27 nov", "2026-11-27"),
      ("Nov 27", "2026-11-27"), ("November 27th, 2027", "2027-11-27"), ("the 1st of January", "2027-01-01"),
      // As it's shown.
      ("Fri 27 Nov 2026", "2026-11-27"), ("2026年11月27日（金）", "2026-11-27"), ("11月27日金曜日", "2026-11-27"),
      ("Friday, Nov 27", "2026-11-27"), ("11/29 Sun", "2026-11-29"),
      ("today", "2026-11-23"), ("Tomorrow", "2026-11-24"), ("yesterday", "2026-11-22"),
      ("the day after  tomorrow", "2026-11-25"), ("next week", "2026-11-30"), ("next month", "2026-12-23"),
      ("mon", "2026-11-30"), ("Tuesday", "2026-11-24"), ("sun", "2026-11-29"), ("by Friday", "2026-11-27"),
      ("this monday", "2026-11-23"), ("next friday", "2026-12-04"), ("next mon", "2026-11-30"),
      ("in 3 days", "2026-11-26"), ("3 days", "2026-11-26"), ("3d", "2026-11-26"),
      ("in a week", "2026-11-30"),
      ("two weeks from now", "2026-12-07"), ("in 1 month", "2026-12-23"), ("2 days ago", "2026-11-21"),
      ("end of month", "2026-11-30"), ("EOM", "2026-11-30"), ("end of next month", "2026-12-31"),
      ("eoy", "2026-12-31"), ("this weekend", "2026-11-28"), ("next weekend", "2026-12-05"),
      ("the 15th", "2026-12-15"), ("23rd", "2026-11-23"), ("31st", "2026-12-31"),
      ("今日", "2026-11-23"), ("あした", "2026-11-24"), ("明後日", "2026-11-25"), ("昨日", "2026-11-22"),
      ("来週", "2026-11-30"), ("来月", "2026-12-23"), ("金曜", "2026-11-27"), ("金曜日", "2026-11-27"),
      ("月", "2026-11-30"), ("今週の月曜", "2026-11-23"), ("来週の金曜日", "2026-12-04"), ("再来週月曜", "2026-12-07"),
      ("金曜までに", "2026-11-27"), ("３日後", "2026-11-26"), ("三日後", "2026-11-26"), ("2週間後", "2026-12-07"),
      ("1か月後", "2026-12-23"), ("2日前", "2026-11-21"), ("月末", "2026-11-30"), ("来月末", "2026-12-31"),
      ("今週末", "2026-11-28"), ("年末", "2026-12-31"), ("15日", "2026-12-15"), ("来月15日", "2026-12-15"),
      ("今月の1日", "2026-11-01"), ("来週 金曜", "2026-12-04"), ("来月 1日", "2026-12-01"),
    ])
  func due(_ entered: String, _ day: String) throws {
    #expect(try rules.due(entered)?.description == day)
  }

  @Test("no due day is an empty answer or a hyphen; what is no day is refused")
  func noDue() throws {
    for text in ["", " ", "-", "ー", "None", "なし"] { #expect(try rules.due(text) == nil) }
    for text in [
      "soon", "2026-02-30", "13/1", "Thu 27 Nov 2026", "2026年11月27日（木）", "30 Feb", "32nd", "27 Nov 26 2026",
      "in days", "and", "next", "in 99999 days", "9999 years", "来週の", "11", "1/2/3/4", "99999/1", "-1/2",
      "11/23x", "11/12/26", "26/11/12", "26年11月12日", "27 Nov 26", "Nov 27, 26",
      String(repeating: "9", count: 9999),
    ] {
      #expect(throws: AppError.invalid(.due, .malformed)) { try rules.due(text) }
    }
  }

  @Test("today is the day where the person is")
  func whereThePersonIs() throws {
    let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    let late = WallClock { noon.adding(seconds: 4 * 3600) }
    let rules = TodoInteractor(ports: source.ports, clock: late, timeZone: tokyo)
    #expect(rules.today.description == "2026-11-24")
  }

  @Test("a query is one word or more, with single spaces")
  func query() throws {
    #expect(try rules.query("  milk \n bread ") == "milk bread")
    #expect(try rules.query("牛") == "牛")
    for text in ["", " ", "!?"] {
      #expect(throws: AppError.invalid(.query, .empty)) { try rules.query(text) }
    }
    #expect(throws: AppError.invalid(.query, .tooLong(maximum: 100, excess: 1))) {
      try rules.query(String(repeating: "a", count: 101))
    }
  }

  @Test("adds what was entered in its one form, a category of one's own as it is spelled already")
  func adds() async throws {
    source.same.answers(nil)
    source.counting.answers(TodoCounts([TodoCounts.Category(TodoCategory(rawValue: "Café"), open: 1)]))
    let added = todo("1", "Milk")
    source.adding.answers(added)
    let addition = try await rules.add(
      NewTodo(" Milk ", category: TodoCategory(rawValue: " CAFE"), notes: "a\r\nb "), key: "k")
    #expect(addition == .added(added))
    let wanted = NewTodo("Milk", category: TodoCategory(rawValue: "Café"), notes: "a\nb")
    #expect(source.adding.inputs == [.init(new: wanted, key: "k")])
    #expect(source.same.inputs == ["milk"])
  }

  @Test("adds nothing where an open todo says the same, unless that is wanted")
  func guardsAgainstTwins() async throws {
    let milk = todo("1", "Ｍilk  and ｶﾌｪ")
    source.same.answers(milk)
    #expect(try await rules.add(NewTodo("ｍILK and カフェ"), key: "k") == .alreadyThere(milk))
    #expect(source.same.inputs == [TodoInteractor.folded(milk.description)])
    #expect(source.adding.inputs.isEmpty)
    source.adding.answers(milk)
    _ = try await rules.add(NewTodo("milk"), key: "k", again: true)
    #expect(source.same.inputs.count == 1, "it isn't looked for again")
    #expect(source.adding.inputs.map(\.key) == ["k"])
  }

  @Test("changes only the values that are given, each in its one form")
  func edits() async throws {
    let milk = todo("1", "Milk")
    source.editing.answers(milk)
    _ = try await rules.edit(
      [milk.id], TodoEdit(description: " Oat milk", category: TodoCategory(rawValue: "仕事")))
    _ = try await rules.edit([milk.id], TodoEdit(due: .anyTime))
    #expect(
      source.editing.inputs == [
        .init(id: milk.id, edit: TodoEdit(description: "Oat milk", category: .work)),
        .init(id: milk.id, edit: TodoEdit(due: .anyTime)),
      ])
    await #expect(throws: AppError.invalid(.notes, .unprintable)) {
      try await rules.edit([milk.id], TodoEdit(notes: "\u{1B}"))
    }
  }

  @Test("an edit has nothing that is so already")
  func changing() {
    let milk = todo("1", "Milk", category: .shopping, due: "2026-11-24", notes: "2 l")
    let same = TodoEdit(
      description: "Milk", isDone: false, category: .shopping, due: .day(milk.due ?? today), notes: "2 l")
    #expect(same.changing(milk).isEmpty)
    #expect(TodoEdit(due: .anyTime).changing(milk) == TodoEdit(due: .anyTime))
    #expect(TodoEdit(due: .anyTime).changing(todo("2", "Bread")).isEmpty)
    let other = TodoEdit(description: "milk", isDone: true, category: .work, notes: "")
    #expect(other.changing(milk) == other)
  }

  @Test("counts name the built-in categories first, then one's own by name")
  func counts() async throws {
    let names = ["zoo", "other", "Äpfel", "personal", "bees", "work"]
    source.counting.answers(TodoCounts(names.map { .init(TodoCategory(rawValue: $0), open: 1, done: 1) }))
    let counts = try await rules.counts()
    #expect(
      counts.categories.map(\.category.rawValue) == ["personal", "work", "other", "Äpfel", "bees", "zoo"])
    #expect(source.counting.inputs == [CalendarDate(noon)])
    #expect((counts.open(), counts.overdue(), counts.done(in: .work)) == (6, 0, 1))
  }

  @Test("asks for at most a page of todos at once")
  func several() async throws {
    source.several.answers { (ids) async throws(AppError) -> [TodoItem] in
      ids.map { TodoItem(id: $0, description: "x", createdAt: noon) }
    }
    let ids = (1...170).map { ID<TodoItem>("\($0)") }
    #expect(try await rules.todos(ids).map(\.id) == ids)
    #expect(source.several.inputs.map(\.count) == [80, 80, 10])
  }

  @Test("refuses what the source can't do")
  func unsupported() async {
    let rules = interactor(source.readOnly)
    #expect(rules.capabilities == TodoCapabilities(edits: false, searches: false))
    #expect(rules.changes() == nil)
    await #expect(throws: AppError.unsupported) { try await rules.add(NewTodo("a"), key: "k") }
    await #expect(throws: AppError.unsupported) { try await rules.edit([ID("1")], TodoEdit(isDone: true)) }
    await #expect(throws: AppError.unsupported) { try await rules.delete([ID("1")]) }
    await #expect(throws: AppError.unsupported) { try await rules.restore([ID("1")]) }
    await #expect(throws: AppError.unsupported) { try await rules.undo() }
    await #expect(throws: AppError.unsupported) { try await rules.deleted(PageRequest()) }
    await #expect(throws: AppError.unsupported) { try await rules.todos(matching: "a", PageRequest()) }
  }
}
