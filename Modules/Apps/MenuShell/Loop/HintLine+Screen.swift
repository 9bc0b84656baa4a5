import AppScreens

extension HintLine {
  /// What one line says can be typed on a screen: what goes on, what the items take, what the screen offers, what leads
  /// elsewhere.
  ///
  /// - Parameters:
  ///   - screen: With what the shell adds.
  ///   - place: Where it is: nothing leads there.
  ///   - keys: What can be typed in the app.
  ///   - strings: The shell's words.
  ///   - hasNextPage: Whether the list goes on below the page.
  ///   - shown: The numbers on the page; nil where all of them are.
  init<Place: Hashable & Sendable>(
    _ screen: Screen<ShellAction>, at place: Place, keys: AppKeys<Place>, strings: MenuShellStrings,
    hasNextPage: Bool, shown: ClosedRange<Int>?
  ) {
    let own = screen.menu.prefix { $0.key != "g" }
    let letters = Set(own.compactMap(\.key))
    let hasEntries = screen.hasEntries
    var hints: [Hint] = []
    if hasEntries, letters.contains("m") || hasNextPage {
      hints.append(Hint(key: "m", meaning: strings.moreHint))
    }
    // What can be done to the screen itself, too, is named once.
    let ofScreen = { (item: AppKeys<Place>.ItemKey) in
      own.contains { $0.key == item.key && $0.label.startingSmall.hasPrefix(item.hint) }
    }
    hints += keys.items.filter { !ofScreen($0) }
      .compactMap { item in
        let number = screen.example(of: item.key, among: shown)
        let undoHint = screen.undoes(item.key, among: shown) ? item.undoHint : nil
        return number.map { Hint(key: "\(item.key) \($0)", meaning: undoHint ?? item.hint) }
      }
      .prefix(3)
    if hasEntries {
      let named = Dictionary(keys.places.map { ($0.key, $0.hint) }) { first, _ in first }
      hints += own.filter { !["m", "b", "r", nil].contains($0.key) }
        .map { Hint(key: $0.key ?? "", meaning: named[$0.key ?? ""] ?? $0.label.startingSmall) }
      // What has no letter is typed as the word that it is.
      hints += own.filter { $0.key == nil && $0.label.isWord }
        .map { Hint(key: $0.label.startingSmall, meaning: "") }
    }
    // A question is answered before one goes elsewhere.
    if !screen.asksYesOrNo {
      hints += keys.places.filter { !letters.contains($0.key) && $0.place != place }
        .map { Hint(key: $0.key, meaning: $0.hint) }
    }
    let back = letters.contains("b") ? [Hint(key: "b", meaning: strings.backHint)] : []
    self.init(hints: hints, always: back + [Hint(key: "?", meaning: strings.helpHint)])
  }
}

extension String {
  /// Whether it can be typed as one short word.
  var isWord: Bool { !contains(" ") && TextWidth.columns(self) <= 12 }

  /// As it stands within a line, unless it begins with an abbreviation.
  fileprivate var startingSmall: String {
    dropFirst().first?.isLowercase == true ? prefix(1).lowercased() + dropFirst() : self
  }
}
