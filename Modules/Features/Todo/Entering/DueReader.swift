import AppValues

/// Reads the day that something is due, as people say it.
struct DueReader {
  let today: CalendarDate
  let input: [TodoDayStrings]

  /// The day; nil where there is to be none.
  ///
  /// Throws `invalid(.due, .malformed)`.
  func day(_ entered: String) throws(AppError) -> CalendarDate? {
    if entered.allSatisfy(\.isWhitespace) || entered.meansNone { return nil }
    guard let text = folded(entered) else { throw .invalid(.due, .malformed) }
    if input.contains(where: { $0.none.contains(text) }) { return nil }
    guard let day = said(text) else { throw .invalid(.due, .malformed) }
    return day
  }

  /// The day that a part of a longer text says by itself; nil where it could as well mean something else there, as "sun"
  /// and "2/3" could, and for a day that has been: nothing is to be done by then.
  func dayAlone(_ part: String) -> CalendarDate? {
    guard let text = folded(part), let day = said(text, isAlone: true), day >= today else { return nil }
    return day
  }

  /// The next day on which something comes that comes each week, or each month; nil for no such day.
  func dayOfEach(_ unit: TodoRepetition.Unit, _ part: String) -> CalendarDate? {
    guard let text = folded(part) else { return nil }
    return input.lazy.compactMap { words -> CalendarDate? in
      switch unit {
      case .week: words.weekday(text).flatMap { next(weekday: $0) }
      case .month: dayOfMonth(text, words)
      case .day, .year: nil
      }
    }.first
  }

  /// A few words say a day; what is far longer isn't folded.
  private func folded(_ text: String) -> String? {
    text.utf8.count <= 200 ? TodoInteractor.folded(text) : nil
  }

  private func said(_ text: String, isAlone: Bool = false) -> CalendarDate? {
    let (whole, text) = (text, withoutBy(text))
    // Behind "by", "sun" is the day; but "3 days" may be how much.
    let isBare = isAlone && whole == text
    return date(text, isAlone: isBare)
      ?? input.lazy.compactMap { words in
        step(text, words) ?? weekday(text, words, isAlone: isBare) ?? length(text, words, isAlone: isAlone)
          ?? dayOfMonth(text, words, isAlone: isBare) ?? dateBesideWeekday(text, words)
      }.first
  }

  /// "by friday" is friday.
  private func withoutBy(_ text: String) -> String {
    for words in input {
      if let word = words.before.first(where: { text.hasPrefix($0) }) {
        return String(text.dropFirst(word.count))
      }
      if let word = words.behind.first(where: { text.hasSuffix($0) }) {
        return String(text.dropLast(word.count))
      }
    }
    return text
  }

  // MARK: Days reckoned from today

  /// "tomorrow", "end of month".
  private func step(_ text: String, _ words: TodoDayStrings) -> CalendarDate? {
    words.steps.first { $0.words.contains(text) }.flatMap { day($0.step) }
  }

  private func day(_ step: TodoDayStrings.Step) -> CalendarDate? {
    switch step {
    case .days(let count): today.adding(days: count)
    case .months(let count): today.adding(months: count)
    case .endOfMonth(let count): today.adding(months: count)?.lastOfMonth
    case .endOfYear: CalendarDate(year: today.year, month: 12, day: 31)
    // On a Sunday, the weekend is there.
    case .weekend(0): today.weekday == 7 ? today : dayOfWeek(6, weeksAhead: 0)
    case .weekend(let count): dayOfWeek(6, weeksAhead: count)
    }
  }

  /// "friday", "next friday".
  private func weekday(_ text: String, _ words: TodoDayStrings, isAlone: Bool) -> CalendarDate? {
    if let day = words.weekday(text, isFull: isAlone) {
      return next(weekday: day)
    }
    for (prefixes, weeks) in words.weeks {
      for prefix in prefixes where text.hasPrefix(prefix) {
        guard let day = words.weekday(String(Self.rest(text, prefix))) else { continue }
        let nearest = today.adding(days: (day - today.weekday + 7) % 7)
        return weeks == 0 ? nearest : dayOfWeek(day, weeksAhead: weeks)
      }
    }
    return nil
  }

  /// On a Monday, Monday is a week away: today has a word of its own.
  private func next(weekday day: Int) -> CalendarDate? {
    today.adding(days: (day - today.weekday + 6) % 7 + 1)
  }

  /// A day of a week that begins on Monday.
  private func dayOfWeek(_ day: Int, weeksAhead: Int) -> CalendarDate? {
    today.adding(days: day - today.weekday + 7 * weeksAhead)
  }

  /// "in 3 days", "2 weeks ago".
  private func length(_ text: String, _ words: TodoDayStrings, isAlone: Bool) -> CalendarDate? {
    for (before, behind, direction) in words.lengths {
      if isAlone, before.isEmpty, behind.isEmpty { continue }
      guard text.count > before.count + behind.count, text.hasPrefix(before), text.hasSuffix(behind) else {
        continue
      }
      let length = String(text.dropFirst(before.count).dropLast(behind.count))
      for (names, unit) in words.units {
        for name in names where length.hasSuffix(name) {
          guard let count = words.number(String(length.dropLast(name.count))) else { continue }
          return day(unit.step(direction * count))
        }
      }
    }
    return nil
  }

  /// "the 15th": the next, today among them.
  private func dayOfMonth(
    _ text: String, _ words: TodoDayStrings, isAlone: Bool = false
  ) -> CalendarDate? {
    if isAlone, !words.isOrdinalDay { return nil }
    for (prefixes, months) in words.daysOfMonth {
      for prefix in prefixes where text.hasPrefix(prefix) {
        let rest = Self.rest(text, prefix)
        guard let ordinal = words.ordinals.first(where: { rest.hasSuffix($0) }),
          let day = Self.number(rest.dropLast(ordinal.count))
        else { continue }
        return self.dayOfMonth(day, monthsAhead: months)
      }
    }
    return nil
  }

  private func dayOfMonth(_ day: Int, monthsAhead: Int?) -> CalendarDate? {
    let months = monthsAhead.map { $0...$0 } ?? 0...12
    return months.lazy.compactMap { count in
      today.adding(months: count).flatMap { CalendarDate(year: $0.year, month: $0.month, day: day) }
    }.first { monthsAhead != nil || $0 >= today }
  }

  // MARK: Dates

  private func date(_ text: String, isAlone: Bool = false) -> CalendarDate? {
    CalendarDate(text) ?? numbered(text, isAlone: isAlone)
      ?? input.lazy.compactMap { withMonth(text, $0) }.first
  }

  /// A date with the day of the week beside it, as dates are shown; both must be the same day.
  private func dateBesideWeekday(_ text: String, _ words: TodoDayStrings) -> CalendarDate? {
    for index in 0..<7 {
      for name in words.weekdays[index] + words.shortWeekdays[index] {
        let rest: Substring
        if text.hasPrefix("\(name) ") || text.hasPrefix("\(name), ") {
          rest = text.dropFirst(name.count).drop { $0 == "," || $0 == " " }
        } else if let end = ["(\(name))", " \(name)", name].first(where: { text.hasSuffix($0) }) {
          rest = text.dropLast(end.count)
        } else {
          continue
        }
        let bare = rest.last == " " ? rest.dropLast() : rest
        if let date = date(String(bare)), date.weekday == index + 1 { return date }
      }
    }
    return nil
  }

  /// `11/30`, `11月30日` or `11-30`: the next such day, today among them; and `2026/11/30`, `2026年11月30日`.
  private func numbered(_ text: String, isAlone: Bool) -> CalendarDate? {
    let marks = input.map(\.dateMarks).joined()
    var parts = text.split(omittingEmptySubsequences: false) { marks.contains($0) }
    // A mark may end the last number, and none stands by itself.
    if parts.last?.isEmpty == true { parts.removeLast() }
    let numbers = parts.compactMap { Self.number($0) }
    guard numbers.count == parts.count, text.allSatisfy({ $0.isNumber || marks.contains($0) }) else {
      return nil
    }
    if numbers.count == 3 {
      return Self.isYear(numbers[0])
        ? CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]) : nil
    }
    // Among other words, `2/3` is perhaps a part of something.
    if isAlone, text.last?.isNumber == true { return nil }
    return numbers.count == 2 ? next(month: numbers[0], day: numbers[1]) : nil
  }

  /// "27 nov 2026", "november 27th": without a year, the next such day, today among them.
  private func withMonth(_ text: String, _ words: TodoDayStrings) -> CalendarDate? {
    var (month, numbers) = (Int?.none, [Int]())
    for part in text.split(whereSeparator: { $0 == " " || $0 == "," })
    where !words.fillers.contains(String(part)) {
      if month == nil, let index = words.months.firstIndex(where: { $0.contains(String(part)) }) {
        month = index + 1
      } else {
        let ordinal = words.ordinals.first { part.hasSuffix($0) } ?? ""
        guard let number = Self.number(part.dropLast(ordinal.count)) else { return nil }
        numbers.append(number)
      }
    }
    guard let month else { return nil }
    switch numbers.count {
    case 1: return next(month: month, day: numbers[0])
    case 2 where Self.isYear(numbers[1]): return CalendarDate(year: numbers[1], month: month, day: numbers[0])
    default: return nil
    }
  }

  private func next(month: Int, day: Int) -> CalendarDate? {
    // 29 February comes within eight years.
    (today.year...today.year + 8).lazy
      .compactMap { CalendarDate(year: $0, month: month, day: day) }.first { $0 >= today }
  }

  /// What stands behind a prefix; a space may part them.
  private static func rest(_ text: String, _ prefix: String) -> Substring {
    text.dropFirst(prefix.count).drop { $0 == " " }
  }

  /// Whether a number can only be a year: which part of `11/12/26` is one, depends on who writes it.
  private static func isYear(_ number: Int) -> Bool { number >= 1000 }

  private static func number(_ text: Substring) -> Int? { TodoDayStrings.digits(text) }
}
