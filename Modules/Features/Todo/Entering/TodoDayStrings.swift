public import AppScreens

/// The words of one language that people enter for days, in small letters.
public struct TodoDayStrings: LocalizedStrings {
  /// A day as it's reckoned from today.
  public enum Step: Hashable, Sendable {
    /// So many days later, or earlier where they are negative.
    case days(Int)
    /// So many months later, or earlier where they are negative.
    case months(Int)
    /// The last day of the month so many months later.
    case endOfMonth(Int)
    /// The last day of this year.
    case endOfYear
    /// Saturday of this week, or of a later one.
    case weekend(Int)
  }

  /// What lengths of time are counted in.
  public enum Unit: Hashable, Sendable {
    case day, week, month, year

    func step(_ count: Int) -> Step {
      switch self {
      case .day: .days(count)
      case .week: .days(7 * count)
      case .month: .months(count)
      case .year: .months(12 * count)
      }
    }
  }

  /// Words that say a day by themselves.
  public var steps: [(words: [String], step: Step)]
  /// The words for each day of the week, Monday first; and those that could mean something else in a text.
  public var weekdays, shortWeekdays: [[String]]
  /// What stands before a day of the week, and how many weeks ahead it then is.
  public var weeks: [(words: [String], ahead: Int)]
  /// The words for each month; none where months are numbers.
  public var months: [[String]]
  /// What stands before a day of the month, and how many months ahead it then is; nil for the next such day.
  public var daysOfMonth: [(words: [String], ahead: Int?)]
  /// What stands behind a day of the month.
  public var ordinals: [String]
  /// Whether a number with that can be nothing but a day: "Henry the 8th" is no day.
  public var isOrdinalDay: Bool
  /// The words for numbers, as they stand before what is counted, from 1 on.
  public var numbers: [[String]]
  /// What lengths of time are counted in.
  public var units: [(words: [String], unit: Unit)]
  /// What stands before and behind a length of time that says a day: 1 for one ahead, -1 for one that has been.
  public var lengths: [(before: String, behind: String, direction: Int)]
  /// What stands before or behind a day by which something is to be done ("by "), and says no more of it.
  public var before, behind: [String]
  /// What stands in a date and says nothing ("of").
  public var fillers: [String]
  /// What parts or ends the numbers of a date.
  public var dateMarks: String
  /// That there is to be no day.
  public var none: [String]

  /// The day of the week that a word means, from 1 for Monday.
  ///
  /// - Parameter isFull: Whether only words count that mean nothing else.
  func weekday(_ word: String, isFull: Bool = false) -> Int? {
    let full = weekdays.firstIndex { $0.contains(word) }
    let index = full ?? (isFull ? nil : shortWeekdays.firstIndex { $0.contains(word) })
    return index.map { $0 + 1 }
  }

  /// A number as it stands before what is counted.
  func number(_ text: String) -> Int? {
    if let index = numbers.firstIndex(where: { $0.contains(text) }) { return index + 1 }
    return Self.digits(text.last == " " ? text.dropLast() : text[...])
  }

  /// A number of up to four digits.
  static func digits(_ text: Substring) -> Int? {
    guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}

extension TodoDayStrings {
  public static let english = TodoDayStrings(
    steps: [
      (["today", "tonight"], .days(0)), (["tomorrow", "tmr"], .days(1)),
      (["day after tomorrow", "the day after tomorrow"], .days(2)), (["yesterday"], .days(-1)),
      (["next week"], .days(7)), (["next month"], .months(1)), (["next year"], .months(12)),
      (["end of month", "end of the month", "end of this month", "month end", "eom"], .endOfMonth(0)),
      (["end of next month", "the end of next month"], .endOfMonth(1)),
      (["end of year", "end of the year", "year end", "eoy"], .endOfYear),
      (["weekend", "this weekend", "the weekend"], .weekend(0)), (["next weekend"], .weekend(1)),
    ],
    weekdays: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map { [$0] },
    shortWeekdays: [
      ["mon"], ["tue", "tues"], ["wed"], ["thu", "thur", "thurs"], ["fri"], ["sat"], ["sun"],
    ],
    weeks: [(["this coming ", "this ", "coming "], 0), (["next "], 1)],
    months: [
      ["jan", "january"], ["feb", "february"], ["mar", "march"], ["apr", "april"], ["may"],
      ["jun", "june"], ["jul", "july"], ["aug", "august"], ["sep", "sept", "september"], ["oct", "october"],
      ["nov", "november"], ["dec", "december"],
    ],
    daysOfMonth: [(["the ", ""], nil)], ordinals: ["st", "nd", "rd", "th"], isOrdinalDay: false,
    numbers: [
      ["a ", "an ", "one "], ["two "], ["three "], ["four "], ["five "], ["six "], ["seven "], ["eight "],
      ["nine "], ["ten "],
    ],
    units: [
      (["days", "day", "d"], .day), (["weeks", "week", "w"], .week), (["months", "month"], .month),
      (["years", "year"], .year),
    ],
    lengths: [
      ("in ", "", 1), ("", " from now", 1), ("", " from today", 1), ("", " ago", -1), ("", "", 1),
    ],
    before: ["by ", "on "], behind: [], fillers: ["of", "the"], dateMarks: "/-", none: ["none"])

  public static let japanese = TodoDayStrings(
    steps: [
      (["今日", "きょう", "本日", "今日中", "本日中", "今夜", "今晩"], .days(0)),
      (["明日", "あした", "あす", "明日中"], .days(1)), (["明後日", "あさって"], .days(2)),
      (["明々後日", "明明後日", "しあさって"], .days(3)), (["昨日", "きのう"], .days(-1)),
      (["一昨日", "おととい"], .days(-2)), (["来週"], .days(7)), (["再来週"], .days(14)),
      (["来月"], .months(1)), (["再来月"], .months(2)), (["来年"], .months(12)), (["半年後"], .months(6)),
      (["月末", "今月末", "今月中"], .endOfMonth(0)), (["来月末", "来月中"], .endOfMonth(1)),
      (["年末", "今年中", "年内"], .endOfYear), (["週末", "今週末"], .weekend(0)), (["来週末"], .weekend(1)),
    ],
    weekdays: ["月", "火", "水", "木", "金", "土", "日"].map { [$0 + "曜日", $0 + "曜"] },
    shortWeekdays: ["月", "火", "水", "木", "金", "土", "日"].map { [$0] },
    weeks: [
      (["今週の", "今週", "今度の"], 0), (["来週の", "来週"], 1), (["再来週の", "再来週"], 2),
    ],
    months: [],
    daysOfMonth: [
      (["今月の", "今月"], 0), (["来月の", "来月"], 1), (["再来月の", "再来月"], 2), ([""], nil),
    ],
    ordinals: ["日"], isOrdinalDay: true,
    numbers: ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"].map { [$0] },
    units: [
      (["日間", "日"], .day), (["週間", "週"], .week),
      (["か月", "カ月", "ヶ月", "ヵ月", "ケ月", "箇月"], .month), (["年"], .year),
    ],
    lengths: [("", "後", 1), ("", "前", -1)],
    before: [], behind: ["までに", "まで", "に"], fillers: [], dateMarks: "年月日", none: ["なし"])
}
