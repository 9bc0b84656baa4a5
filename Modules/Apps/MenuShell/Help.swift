import AppScreens
import AppValues

/// What can be typed on a screen, with examples.
struct Help<Place: Hashable & Sendable> {
  let strings: HelpStrings
  let keys: AppKeys<Place>

  /// The help for a screen: only what works there.
  func list<Action>(for screen: Screen<Action>) -> KeyList {
    var list = [("3", strings.number)]
    let taken = Set(screen.numberedEntries.flatMap(\.shortcuts.keys))
    list += keys.items.filter { taken.contains($0.key) }.map { ("\($0.key) 3", $0.meaning) }
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
