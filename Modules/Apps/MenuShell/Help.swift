import AppScreens

/// What can be typed on a screen, with examples.
struct Help<Place: Hashable & Sendable> {
  let strings: HelpStrings
  let keys: AppKeys<Place>

  /// The help for a screen: only what works there, with numbers that are on the page.
  func list(for screen: Screen<ShellAction>, among shown: ClosedRange<Int>?) -> KeyList {
    KeyList(
      title: strings.title,
      groups: [
        KeyList.Group(title: strings.here, keys: items(of: screen, among: shown) + choices(of: screen)),
        KeyList.Group(title: strings.everywhere, keys: everywhere(besides: screen)),
        KeyList.Group(
          title: strings.typing,
          keys: [
            ("Enter", strings.enter), (".", strings.dot), ("<", strings.leave), ("Ctrl-C", strings.stop),
          ]),
      ])
  }

  private func items(
    of screen: Screen<ShellAction>, among shown: ClosedRange<Int>?
  ) -> [(input: String, meaning: String)] {
    let number = screen.example(among: shown) { $0.open != nil }
    return (number.map { [("\($0)", strings.number($0))] } ?? [])
      + keys.items.compactMap { item in
        screen.example(of: item.key, among: shown).map { ("\(item.key) \($0)", item.meaning($0)) }
      }
  }

  /// What the screen itself offers: by its letter, or by the word with which it begins.
  private func choices(of screen: Screen<ShellAction>) -> [(input: String, meaning: String)] {
    let labels = screen.menu.map { $0.label.lowercased() }
    return screen.menu.filter { !$0.action.isOfShell }.map { item in
      let label = item.label.lowercased()
      let word = String(label.prefix { !$0.isWhitespace })
      let isOne = labels.count { $0.hasPrefix(word) } == 1
      return (item.key ?? (isOne ? word : label), item.label)
    }
  }

  private func everywhere(besides screen: Screen<ShellAction>) -> [(input: String, meaning: String)] {
    let listed = Set(screen.menu.compactMap(\.key))
    return screen.menu.filter(\.action.isOfShell).compactMap { item in item.key.map { ($0, item.label) } }
      + keys.places.filter { !listed.contains($0.key) }.map { ($0.key, $0.hint) }
      + keys.examples.map { ($0.input, $0.meaning) }
      + (keys.settings.map { [($0, strings.settings)] } ?? [])
  }
}
