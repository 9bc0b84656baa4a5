import AppValues

/// Takes apart a todo that is entered in one line: `Pay rent due:friday @home`.
///
/// - A day counts behind a mark (`due:friday`, `期限:金曜`, `--due friday`) wherever it stands; without one at the end of
///   the line, where it is a phrase that means nothing else (`tomorrow`, `by friday`, `in 3 days`, 月末), and in languages
///   that name it first at the beginning.
/// - How often it comes again is read in the same places: `every:week`, `every friday`, 毎週月曜.
/// - A category counts behind a mark, too (`category:home`, `--category home`); and as `@home` wherever it stands if there
///   is such a category, else at either end of the line.
///
/// All else is text: addresses, links, and the name of someone in the middle.
struct TodoLineReader: Sendable {
  private let days: DueReader
  private let marks: [TodoMarkStrings]
  private let repetitions: RepetitionReader
  private let names: CategoryNames
  private let said: Set<InputField>
  private let before: String

  /// - Parameters:
  ///   - today: The day that it is for the person.
  ///   - input: The words that they can enter.
  ///   - categories: Those in use.
  ///   - said: The values that are said elsewhere, so that no word of the line is taken for them unless it's marked.
  ///   - before: What the todo said that is edited: those words stay text.
  init(
    today: CalendarDate, input: [TodoInputStrings], categories: [TodoCategory], said: Set<InputField> = [],
    before: String = ""
  ) {
    days = DueReader(today: today, input: input.map(\.days))
    marks = input.map(\.marks)
    repetitions = RepetitionReader(today: today, input: input)
    names = CategoryNames(input: input, used: categories)
    self.said = said
    self.before = before
  }

  /// Whether what a line says may depend on the categories in use.
  static func mayNameCategory(_ entered: String) -> Bool {
    entered.contains { "@＠:：".contains($0) } || entered.contains("--")
  }

  /// The most words that name a day or a category.
  private static let longest = 6

  /// Throws `invalid(.due, .malformed)` where no day stands behind its mark.
  func read(_ entered: String) throws(AppError) -> TodoLine {
    // What is far too long is refused later: it need not be read.
    guard entered.utf8.count <= 2 * TextLimit.description.bytes else { return TodoLine(entered) }
    var reading = Reading(words: entered.split(whereSeparator: \.isWhitespace).map(String.init))
    try takeMarked(&reading)
    takeUnmarked(&reading)
    guard reading.isChanged else { return TodoLine(entered) }
    return TodoLine(reading.words.joined(separator: " "), said: reading.said)
  }

  /// What is left of the words, and what was taken from them.
  private struct Reading {
    var words: [String]
    var said = TodoEdit()

    var isChanged: Bool { said != TodoEdit() }
  }

  // MARK: Marked

  private func takeMarked(_ reading: inout Reading) throws(AppError) {
    var index = 0
    while index < reading.words.count {
      let count = try takeMarked(at: index, &reading)
      reading.words.removeSubrange(index..<index + count)
      if count == 0 { index += 1 }
    }
  }

  /// How many words a mark and its value are; 0 where there is none.
  private func takeMarked(at index: Int, _ reading: inout Reading) throws(AppError) -> Int {
    let rest = Array(reading.words[index...])
    if let (value, words) = value(of: ["due"], marks.flatMap(\.due), in: rest), !isOld(rest.prefix(words)) {
      guard let (due, count) = due(value) else { throw .invalid(.due, .malformed) }
      reading.said.due = due
      return words + count - 1
    }
    if let (value, words) = value(of: ["category"], marks.flatMap(\.category), in: rest),
      !isOld(rest.prefix(words))
    {
      let (category, count) = knownCategory(value) ?? (TodoCategory(rawValue: value[0]), 1)
      reading.said.category = category
      return words + count - 1
    }
    if let (value, words) = value(of: ["every"], marks.flatMap(\.every), in: rest), !isOld(rest.prefix(words))
    {
      guard let (repeated, count) = repetition(value) else { throw .invalid(.repetition, .malformed) }
      reading.said.setRepetition(repeated)
      return words + count - 1
    }
    if !said.contains(.category), let value = Self.atName(rest), !isOld(rest.prefix(1)),
      let (category, count) = knownCategory(value)
    {
      reading.said.category = category
      return count
    }
    return 0
  }

  /// What stands behind a mark, and how many words the mark and the first of those are.
  private func value(
    of options: [String], _ names: [String], in words: [String]
  ) -> (value: [String], words: Int)? {
    let first = words[0]
    if options.contains(where: { first == "--\($0)" }), words.count > 1 {
      return (Array(words.dropFirst()), 2)
    }
    for mark in options.map({ "--\($0)=" }) where first.hasPrefix(mark) && first != mark {
      return ([String(first.dropFirst(mark.count))] + words.dropFirst(), 1)
    }
    guard let colon = first.firstIndex(where: { $0 == ":" || $0 == "：" }),
      names.contains(TodoInteractor.folded(String(first[..<colon])))
    else { return nil }
    let value = String(first[first.index(after: colon)...])
    // "due: see mail" is text, and so is a link.
    return value.isEmpty || value.hasPrefix("//") ? nil : ([value] + words.dropFirst(), 1)
  }

  /// The day that the first words say, as many as possible.
  private func due(_ words: [String]) -> (TodoEdit.Due, count: Int)? {
    for count in (1...min(Self.longest, words.count)).reversed() {
      do throws(AppError) {
        let day = try days.day(words.prefix(count).joined(separator: " "))
        return (day.map { .day($0) } ?? .anyTime, count)
      } catch {
        // With fewer words, it may be one.
        continue
      }
    }
    return nil
  }

  /// How often it comes again as the first words say, as many as possible.
  private func repetition(_ words: [String]) -> (EnteredRepetition?, count: Int)? {
    for count in (1...min(Self.longest, words.count)).reversed() {
      do throws(AppError) {
        let entered = try repetitions.repetition(words.prefix(count).joined(separator: " "))
        return (entered, count)
      } catch {
        // With fewer words, it may be one.
        continue
      }
    }
    return nil
  }

  /// The category there is that the first words name, as many as possible.
  private func knownCategory(_ words: [String]) -> (TodoCategory, count: Int)? {
    for count in (1...min(Self.longest, words.count)).reversed() {
      if let category = names.known(words.prefix(count).joined(separator: " ")) { return (category, count) }
    }
    return nil
  }

  /// The words from one that begins with `@` on, without that; nil where it's an address.
  private static func atName(_ words: [String]) -> [String]? {
    guard let first = words.first, let sign = first.first, sign == "@" || sign == "＠" else { return nil }
    let name = first.dropFirst()
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else {
      return nil
    }
    return [String(name)] + words.dropFirst()
  }

  // MARK: At the ends

  private func takeUnmarked(_ reading: inout Reading) {
    // One may stand behind the other.
    for _ in 0..<3 {
      if reading.said.category == nil, !said.contains(.category) { takeNewCategory(&reading) }
      if reading.said.repetition == nil, !said.contains(.repetition) { takeRepetition(&reading) }
      if reading.said.due == nil, !said.contains(.due) { takeDay(&reading) }
    }
  }

  private func takeNewCategory(_ reading: inout Reading) {
    guard reading.words.count > 1 else { return }
    for index in [reading.words.count - 1, 0] where !isOld([reading.words[index]]) {
      guard let name = Self.atName([reading.words[index]])?.first else { continue }
      reading.said.category = TodoCategory(rawValue: name)
      reading.words.remove(at: index)
      return
    }
  }

  private func takeRepetition(_ reading: inout Reading) {
    let words = reading.words
    for count in (1...Self.longest).reversed() where count < words.count {
      let (end, start) = (words.suffix(count), words.prefix(count))
      if !isOld(end), let repeated = repetitions.repetitionAlone(end.joined(separator: " ")) {
        reading.said.setRepetition(repeated)
        reading.words.removeLast(count)
        return
      }
      // English sentences begin with it, too: "Every day counts".
      guard !isOld(start), start.first?.utf8.allSatisfy({ $0 < 0x80 }) == false,
        let repeated = repetitions.repetitionAlone(start.joined(separator: " "))
      else { continue }
      reading.said.setRepetition(repeated)
      reading.words.removeFirst(count)
      return
    }
  }

  private func takeDay(_ reading: inout Reading) {
    let words = reading.words
    let counts = (1...Self.longest).reversed().filter { $0 < words.count }
    for count in counts {
      let part = words.suffix(count)
      guard let day = days.dayAlone(part.joined(separator: " ")) else { continue }
      // A shorter part of it would be another day.
      if isJoined(words[words.count - count - 1]) || isOld(part) { break }
      reading.said.due = .day(day)
      reading.words.removeLast(count)
      return
    }
    takeFirstDay(&reading, counts)
  }

  private func takeFirstDay(_ reading: inout Reading, _ counts: [Int]) {
    let first = DueReader(
      today: days.today, input: zip(days.input, marks).filter { $0.1.isDayFirst }.map { $0.0 })
    for count in counts where !isOld(reading.words.prefix(count)) {
      guard let day = first.dayAlone(reading.words.prefix(count).joined(separator: " ")) else { continue }
      reading.said.due = .day(day)
      reading.words.removeFirst(count)
      return
    }
    // 金曜までに報告書を出す
    guard let word = reading.words.first, !isOld([word]) else { return }
    for mark in marks.flatMap(\.byDay) {
      guard let range = word.firstRange(of: mark), range.upperBound < word.endIndex,
        let day = first.dayAlone(String(word[..<range.lowerBound]))
      else { continue }
      reading.said.due = .day(day)
      reading.words[0] = String(word[range.upperBound...])
      return
    }
  }

  private func isJoined(_ word: String) -> Bool {
    let folded = TodoInteractor.folded(word)
    return marks.contains { $0.joining.contains(folded) }
  }

  /// Whether the todo said these words before.
  private func isOld(_ words: some Collection<String>) -> Bool {
    if before.isEmpty { return false }
    let old = before.split(whereSeparator: \.isWhitespace).map(String.init)
    return old.indices.contains { old[$0...].starts(with: words) }
  }
}
