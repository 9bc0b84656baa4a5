public import AppScreens

/// The words of one language for how often something comes again: what people enter, and what is shown.
public struct TodoRepetitionStrings: LocalizedStrings {
  /// What can stand before a count or a unit ("every"), and behind it, in small letters.
  public var before, behind: [String]
  /// Words that say all of it, in small letters.
  public var whole: [(words: [String], count: Int, unit: TodoRepetition.Unit)]
  /// Words for a unit, in small letters.
  public var units: [(words: [String], unit: TodoRepetition.Unit)]
  /// "every day".
  public var daily, weekly, monthly, yearly: String
  /// "every 3 days".
  public var days, weeks, months, years: @Sendable (_ count: Int) -> String

  public static let english = TodoRepetitionStrings(
    before: ["every"], behind: [],
    whole: [
      (["daily"], 1, .day), (["weekly"], 1, .week), (["monthly"], 1, .month),
      (["yearly", "annually"], 1, .year),
      (["every other day"], 2, .day), (["every other week"], 2, .week), (["every other month"], 2, .month),
      (["every other year"], 2, .year),
    ],
    units: [
      (["day", "days"], .day), (["week", "weeks"], .week), (["month", "months"], .month),
      (["year", "years"], .year),
    ],
    daily: "every day", weekly: "every week", monthly: "every month", yearly: "every year",
    days: { "every \($0, in: .english) days" }, weeks: { "every \($0, in: .english) weeks" },
    months: { "every \($0, in: .english) months" },
    years: { "every \($0, in: .english) years" })

  public static let japanese = TodoRepetitionStrings(
    before: [], behind: ["ごと", "毎"],
    whole: [
      (["毎日"], 1, .day), (["毎週"], 1, .week), (["毎月"], 1, .month), (["毎年"], 1, .year),
      (["隔日", "1日おき"], 2, .day), (["隔週", "1週間おき"], 2, .week), (["隔月"], 2, .month), (["隔年"], 2, .year),
    ],
    units: [
      (["日"], .day), (["週", "週間"], .week), (["月", "か月", "ヶ月", "カ月", "ケ月", "ヵ月"], .month), (["年"], .year),
    ],
    daily: "毎日", weekly: "毎週", monthly: "毎月", yearly: "毎年",
    days: { "\($0, in: .japanese)日ごと" }, weeks: { "\($0, in: .japanese)週間ごと" },
    months: { "\($0, in: .japanese)か月ごと" }, years: { "\($0, in: .japanese)年ごと" })

  /// What a repetition is called ("every 2 weeks").
  public func name(of repetition: TodoRepetition) -> String {
    let count = repetition.count
    return switch repetition.unit {
    case .day: count == 1 ? daily : days(count)
    case .week: count == 1 ? weekly : weeks(count)
    case .month: count == 1 ? monthly : months(count)
    case .year: count == 1 ? yearly : years(count)
    }
  }
}
