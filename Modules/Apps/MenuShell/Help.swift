import AppScreens
import AppValues

/// What can be typed on a screen, with examples.
struct Help<Place: Hashable & Sendable> {
  let strings: HelpStrings
  let keys: AppKeys<Place>

  /// The help for a screen: only what works there, with numbers that are on the page.
  func list<Action>(for screen: Screen<Action>, among shown: ClosedRange<Int>?) -> KeyList {
    var list: [(String, String)] = []
    if let number = screen.example(among: shown, where: { $0.open != nil }) {
      list.append(("\(number)", strings.number(number)))
    }
    list += keys.items.compactMap { item in
      screen.example(of: item.key, among: shown).map { ("\(item.key) \($0)", item.meaning($0)) }
    }
    list += screen.menu.compactMap { item in item.key.map { ($0, item.label) } }
    let listed = Set(screen.menu.compactMap(\.key))
    list += keys.places.filter { !listed.contains($0.key) }.map { ($0.key, $0.hint) }
    list += keys.examples.map { ($0.input, $0.meaning) }
    list += keys.settings.map { [($0, strings.settings)] } ?? []
    list += [
      ("Enter", strings.enter), (".", strings.dot), ("<", strings.leave), ("Ctrl-C", strings.stop),
    ]
    return KeyList(title: strings.title, keys: list)
  }
}
