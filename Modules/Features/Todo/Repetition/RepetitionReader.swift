import AppValues

/// Reads how often something comes again, as people enter it: `every 2 weeks`, `month`, `毎週`, `3日ごと`.
struct RepetitionReader {
  let input: [TodoRepetitionStrings]

  /// The repetition; nil where there is to be none.
  ///
  /// Throws `invalid(.repetition, .malformed)`.
  func repetition(_ entered: String) throws(AppError) -> TodoRepetition? {
    if entered.allSatisfy(\.isWhitespace) || entered.meansNone { return nil }
    // A few words say it; what is far longer isn't folded.
    if entered.utf8.count <= 200 {
      let text = TodoInteractor.folded(entered)
      for words in input {
        if let repetition = whole(text, words) ?? counted(text, words) { return repetition }
      }
    }
    throw .invalid(.repetition, .malformed)
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
