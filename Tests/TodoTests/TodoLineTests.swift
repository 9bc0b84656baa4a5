import AppValues
import SocialConnectTesting
import Testing

@testable import Todo

@Suite("A todo in one line")
struct TodoLineTests {
  private let source = FakeTodos()
  private let used = TodoCounts(
    ["Garden", "My stuff", "庭"].map { .init(TodoCategory(rawValue: $0), open: 1) })
  private var rules: TodoInteractor { interactor(source.ports) }

  /// What was understood, as `text|day|category`.
  private func read(_ line: String, said: Set<InputField> = [], before: String = "") throws -> String {
    let reader = TodoLineReader(
      today: today, input: [.english, .japanese], categories: used.categories.map(\.category), said: said,
      before: before)
    let line = try reader.read(line)
    let due = line.due.map { if case .day(let day) = $0 { day.description } else { "none" } } ?? ""
    return "\(line.description)|\(due)|\(line.category?.rawValue ?? "")"
  }

  @Test(
    "names its day and its category wherever they're marked",
    arguments: [
      ("Pay bill due:friday @work", "Pay bill|2026-11-27|work"),
      ("@Work due:next friday pay bill", "pay bill|2026-12-04|work"),
      ("Pay due:in 3 days the bill", "Pay the bill|2026-11-26|"),
      ("Pay rent --due friday --category home", "Pay rent|2026-11-27|home"),
      ("Pay --due=27 Nov 2026 --category=home rent", "Pay rent|2026-11-27|home"),
      ("Pay DUE:27 Nov 2026 now", "Pay now|2026-11-27|"),
      ("Sow category:my stuff here", "Sow here||My stuff"),
      ("Sow category:new here", "Sow here||new"), ("Sow @GARDEN seeds", "Sow seeds||Garden"),
      ("Ask @work today about it", "Ask today about it||work"), ("Pay due:- rent", "Pay rent|none|"),
      ("Pay rent due:none", "Pay rent|none|"), ("a due:mon b due:tue", "a b|2026-11-24|"),
      ("家賃を払う 期限:来週の金曜日 @仕事", "家賃を払う|2026-12-04|work"), ("家賃　期限：月末　＠庭", "家賃|2026-11-30|庭"),
      ("締切:3日後 報告書", "報告書|2026-11-26|"), ("報告書 カテゴリー:個人", "報告書||personal"),
      ("家賃を払う due:来週の金曜日", "家賃を払う|2026-12-04|"), ("報告書 期限:なし", "報告書|none|"),
    ])
  func marked(line: String, understood: String) throws {
    #expect(try read(line) == understood)
  }

  @Test(
    "names its day at the end, or first in Japanese, where that is all it can mean",
    arguments: [
      ("Call Mia tomorrow", "Call Mia|2026-11-24|"), ("Call Mia Friday", "Call Mia|2026-11-27|"),
      ("Send it by fri", "Send it|2026-11-27|"), ("Pay rent end of month", "Pay rent|2026-11-30|"),
      ("Pay rent in 2 weeks @home", "Pay rent|2026-12-07|home"),
      ("Pay rent @home next friday", "Pay rent|2026-12-04|home"),
      ("Renew it 27 Nov 2026", "Renew it|2026-11-27|"), ("Renew it on 11/27", "Renew it|2026-11-27|"),
      ("Renew it by the 15th", "Renew it|2026-12-15|"), ("Renew it on 15th", "Renew it|2026-12-15|"),
      ("Renew it due:the 15th", "Renew it|2026-12-15|"), ("更新 15日", "更新|2026-12-15|"),
      ("家賃を払う 来週の金曜日", "家賃を払う|2026-12-04|"), ("家賃 月末", "家賃|2026-11-30|"),
      ("3日後 電話する", "電話する|2026-11-26|"), ("明日 牛乳を買う @買い物", "牛乳を買う|2026-11-24|shopping"),
      ("会議 来週 金曜", "会議|2026-12-04|"), ("会議 来月 15日", "会議|2026-12-15|"),
      ("金曜までに報告書を出す", "報告書を出す|2026-11-27|"), ("金曜日までに 報告書", "報告書|2026-11-27|"),
      ("更新 11月27日（金）", "更新|2026-11-27|"),
    ])
  func unmarked(line: String, understood: String) throws {
    #expect(try read(line) == understood)
  }

  @Test(
    "names how often it comes again, and on which day first",
    arguments: [
      ("Clean every:week", "Clean||P1W"), ("Clean every:2 weeks @home", "Clean||P2W"),
      ("Clean --every month the car", "Clean the car||P1M"),
      ("Stand up every monday", "Stand up|2026-11-30|P1W"),
      ("Stand up every:friday", "Stand up|2026-11-27|P1W"),
      ("ゴミ 繰り返し:毎週月曜", "ゴミ|2026-11-30|P1W"), ("家賃 繰り返し:月", "家賃||P1M"),
      ("Water plants every 3 days", "Water plants||P3D"),
      ("Water every 3 days tomorrow", "Water|2026-11-24|P3D"),
      ("Pay rent due:27 Nov every month", "Pay rent|2026-11-27|P1M"),
      ("毎週月曜 ゴミを出す", "ゴミを出す|2026-11-30|P1W"), ("掃除 毎週 金曜", "掃除|2026-11-27|P1W"), ("掃除 2週間ごと", "掃除||P2W"),
      ("毎月1日 家賃", "家賃|2026-12-01|P1M"), ("掃除 繰り返し:毎日", "掃除||P1D"), ("掃除 毎日", "掃除||P1D"),
    ])
  func repeated(line: String, understood: String) throws {
    let read = try TodoLineReader(today: today, input: [.english, .japanese], categories: []).read(line)
    guard case .every(let repetition) = read.repetition else {
      Issue.record("\(read)")
      return
    }
    #expect("\(read.description)|\(read.day?.description ?? "")|\(repetition.rawValue)" == understood)
  }

  @Test(
    "stays as it is where nothing of it is meant so",
    arguments: [
      "Buy  milk", "tomorrow", "明日", "Slides for Monday", "Slides for next Monday", "News of today",
      "Read the Friday report",
      "Today's news", "Review 2/3", "Chapter 3-4", "Watch the sun", "Enjoy the sat", "Car for 3 days",
      "Extend the deadline by 3 days", "Essay on Henry the 8th", "Come in 23rd",
      "3 days off",
      "Mail mia@work.example about it", "See https://example.com/@work?due:friday",
      "https://example.com/due:friday", "Ask @alice about it", "Thank @mia@example.social",
      "Fix --verbose flag",
      "Rent due: see mail", "Set due://x", "overdue:friday", "@", "a @", "say -- due", "Every day counts",
      "Read weekly", "Count every sheep", "Find what was lost 3 days ago",
      "Send the minutes 2020-01-02", "昨日 話した件", "月を見る",
      "--due",
      "-5 degrees",
    ])
  func text(line: String) throws {
    #expect(try read(line) == "\(line)||")
  }

  @Test("refuses a mark without a day, so that it isn't taken for text unseen")
  func noDay() {
    #expect(throws: AppError.invalid(.repetition, .malformed)) { try read("Pay every:soon") }
    for line in ["Pay due:soon", "Pay --due soon", "家賃 期限:そのうち"] {
      #expect(throws: AppError.invalid(.due, .malformed)) { try read(line) }
    }
  }

  @Test("takes no unmarked word for what is said elsewhere")
  func said() throws {
    #expect(try read("Watch Freaky Friday", said: [.due]) == "Watch Freaky Friday||")
    #expect(try read("Watch Freaky Friday due:-") == "Watch Freaky Friday|none|")
    #expect(try read("Lunch with @mia", said: [.category]) == "Lunch with @mia||")
  }

  @Test("that is edited keeps as text what was text before")
  func edited() throws {
    let old = "Watch Freaky Friday @mia due:soon"
    #expect(try read(old, before: old) == "\(old)||")
    #expect(try read("See Freaky Friday", before: "Watch Freaky Friday") == "See Freaky Friday||")
    #expect(try read("Watch it Friday", before: "Watch it") == "Watch it|2026-11-27|")
    #expect(try read("Pay due:friday @work", before: "Pay") == "Pay|2026-11-27|work")
  }

  @Test("is read with the categories in use only where it may name one")
  func categories() async throws {
    #expect(try await rules.line("Call Mia tomorrow").day?.description == "2026-11-24")
    source.counting.answers(used)
    #expect(try await rules.line("Sow @garden seeds").category?.rawValue == "Garden")
  }
}
