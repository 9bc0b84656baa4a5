import AppScreens

/// What a person meant by what they typed where a choice was awaited.
enum Choice {
  typealias Action = ShellAction

  case action(Action)
  /// `g PLACE`.
  case go(String)
  /// An empty line.
  case nothing
  /// There is no item of this number.
  case noItem(Int)
  /// The item of this number does not take this short command.
  case noShortcut(String, Int)
  case unknown(String)

  /// Reads what was typed on a screen: a number, a short command, a short command with a number, `g PLACE`,
  /// a person or a word to look for by itself, or one of a few plain words.
  init(_ text: String, on screen: Screen<Action>) {
    let text = text.narrowed.trimmingSpaces()
    let key = Action.key(for: text.lowercased())
    if text.isEmpty {
      self = .nothing
    } else if let number = Int(text), text.allSatisfy(\.isNumber) {
      self = Self.item(number, on: screen)
    } else if let item = screen.menu.last(where: { $0.key == key }) {
      self = .action(item.action)
    } else if let action = Action(word: key) {
      self = .action(action)
    } else if text.wholeMatch(of: /[@#]\S.*/) != nil {
      self = .go(text)
    } else if let match = text.wholeMatch(of: /[gG](?:\s+(\S.*)|([@#].+))/) {
      self = .go(String(match.1 ?? match.2 ?? ""))
    } else if let match = key.wholeMatch(of: /([a-z]+)\s*([0-9]+)/), let number = Int(match.2),
      screen.knowsShortcut(String(match.1))
    {
      self = Self.shortcut(String(match.1), number, on: screen)
    } else {
      self = .unknown(text)
    }
  }

  private static func item(_ number: Int, on screen: Screen<Action>) -> Choice {
    let entries = screen.entries
    let index = number - 1
    if entries.indices.contains(index) { return .action(entries[index].open) }
    let item = index - entries.count
    if screen.menu.indices.contains(item) { return .action(screen.menu[item].action) }
    return .noItem(number)
  }

  private static func shortcut(
    _ key: String, _ number: Int, on screen: Screen<Action>
  ) -> Choice {
    let entries = screen.entries
    guard entries.indices.contains(number - 1) else { return .noItem(number) }
    guard let action = entries[number - 1].shortcuts[key] else { return .noShortcut(key, number) }
    return .action(action)
  }
}

extension Screen {
  /// Whether any entry takes a short command.
  fileprivate func knowsShortcut(_ key: String) -> Bool {
    entries.contains { $0.shortcuts[key] != nil }
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
}
