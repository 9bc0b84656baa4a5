import AppValues

/// Reads how often something comes again, as people enter it: `every 2 weeks`, `month`, `毎週`, `3日ごと`; also with the day
/// on which it comes: `every friday`, `毎月1日`.
struct RepetitionReader {
  private let days: DueReader
  private let marks: [TodoMarkStrings]
  private let words: [TodoRepetitionStrings] = [.english, .japanese]

  /// - Parameters:
  ///   - today: The day that it is for the person.
  ///   - input: The words that they can enter.
  init(today: CalendarDate, input: [TodoInputStrings]) {
    days = DueReader(today: today, input: input.map(\.days))
    marks = input.map(\.marks)
  }

  /// How often it comes again; nil where it's not to.
  ///
  /// Throws `invalid(.repetition, .malformed)`.
  func repetition(_ entered: String) throws(AppError) -> EnteredRepetition? {
    if entered.allSatisfy(\.isWhitespace) || entered.meansNone { return nil }
    if let text = folded(entered) {
      if let repetition = plain(text) { return EnteredRepetition(repetition) }
      if let repetition = onEach(text) ?? weekly(text) { return repetition }
    }
    throw .invalid(.repetition, .malformed)
  }

  /// How often it comes again as a part of a longer text says by itself; nil where it could as well mean something else.
  func repetitionAlone(_ part: String) -> EnteredRepetition? {
    guard let text = folded(part) else { return nil }
    if let repetition = onEach(text) { return repetition }
    let isClear = marks.contains { words in
      words.repeating.before.contains { text.hasPrefix($0) }
        || words.repeating.behind.contains { text.hasSuffix($0) }
    }
    return isClear ? plain(text).map { EnteredRepetition($0) } : nil
  }

  /// A few words say it; what is far longer isn't folded.
  private func folded(_ text: String) -> String? {
    text.utf8.count <= 200 ? TodoInteractor.folded(text) : nil
  }

  // MARK: With its day

  /// "every friday", 毎月1日.
  private func onEach(_ text: String) -> EnteredRepetition? {
    for (prefixes, unit) in marks.flatMap(\.onEach) {
      for prefix in prefixes where text.hasPrefix(prefix) {
        let day = text.dropFirst(prefix.count).drop { $0 == " " }
        if let first = days.dayOfEach(unit, String(day)), let repetition = TodoRepetition(unit) {
          return EnteredRepetition(repetition, first: first)
        }
      }
    }
    return nil
  }

  /// "friday".
  private func weekly(_ text: String) -> EnteredRepetition? {
    guard let first = days.dayOfEach(.week, text), let repetition = TodoRepetition(.week) else { return nil }
    return EnteredRepetition(repetition, first: first)
  }

  // MARK: Without

  private func plain(_ text: String) -> TodoRepetition? {
    words.lazy.compactMap { whole(text, $0) ?? counted(text, $0) }.first
  }

  private func whole(_ text: String, _ words: TodoRepetitionStrings) -> TodoRepetition? {
    let found = words.whole.first { $0.words.contains { TodoInteractor.folded($0) == text } }
    return found.flatMap { TodoRepetition(every: $0.count, $0.unit) }
  }

  private func counted(_ text: String, _ words: TodoRepetitionStrings) -> TodoRepetition? {
    var rest = text[...]
    for word in words.before.map(TodoInteractor.folded) where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      break
    }
    for word in words.behind.map(TodoInteractor.folded) where rest.hasSuffix(word) {
      rest = rest.dropLast(word.count)
      break
    }
    rest = rest.drop { $0.isWhitespace }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let name = rest.dropFirst(digits.count).drop { $0.isWhitespace }
    guard let unit = words.units.first(where: { $0.words.contains { TodoInteractor.folded($0) == name } })
    else { return nil }
    return TodoRepetition(every: digits.isEmpty ? 1 : Int(digits) ?? 0, unit.unit)
  }
}
