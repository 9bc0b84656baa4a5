import AppValues

/// Reads the day that something is due, as people enter it.
struct DueReader {
  let today: CalendarDate
  let input: [TodoInputStrings]

  /// The day; nil where there is to be none.
  ///
  /// Throws `invalid(.due, .malformed)`.
  func day(_ entered: String) throws(AppError) -> CalendarDate? {
    if entered.allSatisfy(\.isWhitespace) || entered.meansNone { return nil }
    // A few words say it; what is far longer isn't folded.
    if entered.utf8.count <= 200 {
      let text = TodoInteractor.folded(entered)
      if let day = CalendarDate(text) ?? named(text) ?? numbered(text) { return day }
    }
    throw .invalid(.due, .malformed)
  }

  private func named(_ text: String) -> CalendarDate? {
    for words in input {
      if let days = words.days.first(where: { $0.words.contains(text) }) {
        return today.adding(days: days.count)
      }
      if let index = words.weekdays.firstIndex(where: { $0.contains(text) }) {
        // On a Monday, Monday is a week away: today has a word of its own.
        let ahead = (index + 1 - today.weekday + 6) % 7 + 1
        return today.adding(days: ahead)
      }
    }
    return nil
  }

  /// `11/30`, `11月30日` or `11-30`: the next such day, today among them; and `2026/11/30`, `2026年11月30日`.
  private func numbered(_ text: String) -> CalendarDate? {
    let marks = input.map(\.dateMarks).joined()
    var parts = text.split(omittingEmptySubsequences: false) { marks.contains($0) }
    // A mark may end the last number, and none stands by itself.
    if parts.last?.isEmpty == true { parts.removeLast() }
    let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
    guard numbers.count == parts.count, text.allSatisfy({ $0.isNumber || marks.contains($0) }) else {
      return nil
    }
    if numbers.count == 3 { return CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]) }
    guard numbers.count == 2 else { return nil }
    // 29 February comes within eight years.
    return (today.year...today.year + 8).lazy
      .compactMap { CalendarDate(year: $0, month: numbers[0], day: numbers[1]) }.first { $0 >= today }
  }
}
