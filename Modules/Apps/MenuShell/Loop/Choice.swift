import AppScreens

/// What a person meant by what they typed where a choice was awaited.
enum Choice<Place: Hashable & Sendable> {
  /// One action or several, one after another; `item` is the number that was opened, `answer` what was typed for the
  /// question that follows.
  case actions([ShellAction], item: Int? = nil, answer: String? = nil)
  /// `g PLACE`, or a name that says where by itself.
  case go(String)
  /// A place of the app.
  case open(Place)
  /// An empty line.
  case nothing
  /// On with the list: what follows below, or what can be loaded.
  case more
  /// There is no item of this number.
  case noItem(Int)
  /// There is, but not on the pages that were shown.
  case notShown(Int)
  /// The item of this number does not take this short command.
  case noShortcut(String, Int)
  /// This short command is for items, and no number was given.
  case needsNumber(String)
  /// Nothing, and the word that was perhaps meant.
  case unknown(String, suggestion: String?)
}

/// Reads what is typed on a screen: numbers, letters, words, and letters or words with numbers.
struct ChoiceReader<Place: Hashable & Sendable> {
  let screen: Screen<ShellAction>
  /// How many choices of the menu can be made by the numbers beyond those of the items.
  let numberedChoices: Int
  /// The highest number of an item on the pages that were shown; nil where all are.
  var lastShown: Int?
  /// Whether some of the help is still to be shown: then an empty line and `m` go on with that.
  var isInHelp = false
  let keys: AppKeys<Place>
  /// The words that name places.
  let placeNames: [String]

  /// What a line means.
  func read(_ line: String) -> Choice<Place> {
    let given = line.trimmingSpaces()
    let text = given.narrowed.trimmingSpaces()
    let key = ShellAction.key(for: text.lowercased())
    if isInHelp, text.isEmpty || key == "m" { return .more }
    if text.isEmpty { return screen.menu.first(where: \.isDefault).map(choice) ?? .nothing }
    if let known = number(text) ?? item(of: key) ?? more(key) ?? consent(key) { return known }
    if let action = ShellAction(word: key) { return .actions([action]) }
    return place(text, as: given) ?? onItems(text, as: given) ?? word(text, as: given) ?? withoutNumber(key)
      ?? .unknown(given, suggestion: suggestion(for: key))
  }

  // MARK: Numbers

  private func number(_ text: String) -> Choice<Place>? {
    guard text.allSatisfy(\.isNumber), let number = Int(text) else { return nil }
    let entries = screen.numberedEntries
    if entries.indices.contains(number - 1) {
      if isHidden(number) { return .notShown(number) }
      return entries[number - 1].open.map { .actions([$0], item: number) } ?? .noItem(number)
    }
    let item = number - 1 - entries.count
    if item < numberedChoices, screen.menu.indices.contains(item) { return choice(screen.menu[item]) }
    return .noItem(number)
  }

  /// `l 3`, `like 3`, `f 1-5`, `f 3 4 5`, and `c 3 what to say`.
  private func onItems(_ text: String, as given: String) -> Choice<Place>? {
    guard let match = text.wholeMatch(of: /([^\s\d\-]+)\s*(\d.*)/.asciiOnlyDigits()),
      let key = itemKey(match.1.lowercased())
    else { return nil }
    if keys.items.contains(where: { $0.key == key && $0.takesText }) {
      guard let match = match.2.wholeMatch(of: /(\d{1,4})(?:\s+(\S.*))?/.asciiOnlyDigits()) else {
        return nil
      }
      // What is said is taken as it was typed.
      return items(Self.numbers(match.1), key, answer: match.2.map { String(given.suffix($0.count)) })
    }
    let list = /\d{1,4}(?:\s*-\s*\d{1,4})?(?:[\s,、]+\d{1,4}(?:\s*-\s*\d{1,4})?)*/.asciiOnlyDigits()
    return match.2.wholeMatch(of: list) == nil ? nil : items(Self.numbers(match.2), key, answer: nil)
  }

  private func items(_ numbers: [Int], _ key: String, answer: String?) -> Choice<Place> {
    let entries = screen.numberedEntries
    var actions: [ShellAction] = []
    for number in numbers {
      guard entries.indices.contains(number - 1) else { return .noItem(number) }
      if isHidden(number) { return .notShown(number) }
      guard let action = entries[number - 1].shortcuts[key] else { return .noShortcut(key, number) }
      actions.append(action)
    }
    if actions.count > 1, let action = screen.together?(key, numbers.map { $0 - 1 }) {
      return .actions([action], answer: answer)
    }
    return .actions(actions, answer: answer)
  }

  /// Whether no one has seen the item of this number: it is below the pages that were shown.
  private func isHidden(_ number: Int) -> Bool { lastShown.map { number > $0 } ?? false }

  /// The letter of a short command, by itself or by a word for it: one that some item takes, or any where there are
  /// items.
  private func itemKey(_ word: String) -> String? {
    let taken = taken
    if taken.contains(word) { return word }
    if taken.isEmpty, screen.numberedEntries.isEmpty { return nil }
    return name(word, among: keys.items.filter { taken.contains($0.key) }) ?? name(word, among: keys.items)
  }

  /// The short commands that items of the screen take.
  private var taken: Set<String> { Set(screen.numberedEntries.flatMap(\.shortcuts.keys)) }

  private func name(_ word: String, among items: [AppKeys<Place>.ItemKey]) -> String? {
    if items.contains(where: { $0.key == word }) { return word }
    let named = items.filter { $0.words.contains { $0.hasPrefix(word) } }
    return word.count > 1 && named.count == 1 ? named[0].key : nil
  }

  /// A short command for items that was typed alone, where some item takes it.
  private func withoutNumber(_ word: String) -> Choice<Place>? {
    let word = word.lowercased()
    return name(word, among: keys.items.filter { taken.contains($0.key) }).map { .needsNumber($0) }
  }

  /// The numbers of a list, each once.
  private static func numbers(_ list: Substring) -> [Int] {
    var known: Set<Int> = []
    return list.matches(of: /(\d+)(?:\s*-\s*(\d+))?/.asciiOnlyDigits()).flatMap { match -> [Int] in
      guard let first = Int(match.1) else { return [] }
      let last = match.2.flatMap { Int($0) } ?? first
      return Array(min(first, last)...max(first, last))
    }
    .filter { known.insert($0).inserted }
  }

  // MARK: Letters

  private func item(of key: String) -> Choice<Place>? {
    screen.menu.last { $0.key == key }.map(choice)
  }

  private func choice(_ item: MenuItem<ShellAction>) -> Choice<Place> {
    item.key == "m" ? .more : .actions([item.action])
  }

  /// A list goes on wherever it has been read to, also where nothing is left to load.
  private func more(_ key: String) -> Choice<Place>? { key == "m" && screen.hasEntries ? .more : nil }

  /// Yes and no, where that is the question.
  private func consent(_ word: String) -> Choice<Place>? {
    guard screen.asksYesOrNo else { return nil }
    switch word {
    case "yes", "はい": return item(of: "y")
    case "n", "no", "いいえ": return item(of: "b")
    default: return nil
    }
  }

  private func place(_ text: String, as given: String) -> Choice<Place>? {
    if text.wholeMatch(of: /[@#]\S.*|[A-Za-z]+:\/\/\S+/) != nil { return .go(text) }
    if let match = text.wholeMatch(of: /[gG](?:\s+(\S.*)|([@#].+))/) {
      return .go(String(match.1 ?? match.2 ?? ""))
    }
    for place in keys.places {
      if text.lowercased() == place.key { return .open(place.place) }
      guard let argument = place.argument, text.lowercased().hasPrefix(place.key) else { continue }
      let rest = text.dropFirst(place.key.count)
      // A letter is parted from what is behind it; a sign need not be.
      guard rest.first == " " || !place.key.allSatisfy(\.isLetter) else { continue }
      return .open(argument(String(given.suffix(rest.count)).trimmingSpaces()))
    }
    return textOfItem(text, as: given)
  }

  /// `c what to say` on a screen that offers to say it.
  private func textOfItem(_ text: String, as given: String) -> Choice<Place>? {
    guard let match = text.wholeMatch(of: /(\S+)\s+(\D\S*.*)/),
      keys.items.contains(where: { $0.takesText && $0.key == match.1.lowercased() }),
      let item = screen.menu.last(where: { $0.key == match.1.lowercased() })
    else { return nil }
    return .actions([item.action], answer: String(given.suffix(match.2.count)))
  }

  // MARK: Words

  /// A word of the menu or the name of a place, or how either begins.
  private func word(_ text: String, as given: String) -> Choice<Place>? {
    let text = text.lowercased()
    let (word, rest) = text.firstWord
    guard word.count > 1 || word.unicodeScalars.contains(where: { $0.value > 0x2E80 }) else { return nil }
    let behind = rest.isEmpty ? "" : "/" + given.suffix(rest.count)
    if placeNames.contains(word) { return .go(word + behind) }
    let labels = screen.menu.map { $0.label.narrowed.lowercased() }
    if let index = labels.firstIndex(of: text) { return choice(screen.menu[index]) }
    let items = labels.indices.filter { labels[$0].hasPrefix(text) }
    if items.count == 1 { return choice(screen.menu[items[0]]) }
    guard items.isEmpty else { return nil }
    let names = placeNames.filter { $0.hasPrefix(word) }
    if names.count == 1 { return .go(names[0] + behind) }
    let keys = keys.places.filter { $0.hint.lowercased().hasPrefix(word) }
    return keys.count == 1 && rest.isEmpty ? .open(keys[0].place) : nil
  }

  private func suggestion(for text: String) -> String? {
    let word = text.firstWord.word
    return word.nearest(
      of: placeNames + screen.menu.map { $0.label.lowercased() }
        + keys.items.filter { taken.contains($0.key) }.flatMap(\.words))
  }
}

extension Screen<ShellAction> {
  /// Whether it is a question that is answered by yes or no, which has a way back of its own. Where one of the choices is
  /// what one most likely wants, there is more to choose, and `n` is no answer to it.
  var asksYesOrNo: Bool {
    menu.contains { $0.key == "y" } && !menu.contains(where: \.isDefault)
      && menu.contains { item in
        guard item.key == "b", case .screen = item.action else { return false }
        return true
      }
  }
}

extension String {
  /// The text with full-width letters, digits and signs as the usual ones: a Japanese keyboard gives either.
  var narrowed: String {
    var narrowed = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: narrowed.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case 0x3000: narrowed.append(" ")
      default: narrowed.append(scalar)
      }
    }
    return String(narrowed)
  }

  /// The text without white space at either end.
  func trimmingSpaces() -> String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// What stands before the first space, and what behind it.
  fileprivate var firstWord: (word: String, rest: Substring) {
    let word = prefix { !$0.isWhitespace }
    return (String(word), dropFirst(word.count).drop { $0.isWhitespace })
  }
}
