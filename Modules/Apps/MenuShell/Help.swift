import AppScreens
import AppValues

/// What can be typed on a screen, with examples.
struct Help<Place: Hashable & Sendable> {
  let strings: HelpStrings
  let keys: AppKeys<Place>

  /// The help for a screen: only what works there.
  func lines<Action>(for screen: Screen<Action>) -> [Line] {
    var lines = [Line(strings.title, .strong), entry("3", strings.number)]
    let taken = Set(screen.numberedEntries.flatMap(\.shortcuts.keys))
    lines += keys.items.filter { taken.contains($0.key) }.map { entry("\($0.key) 3", $0.meaning) }
    lines += screen.menu.compactMap { item in item.key.map { entry($0, item.label) } }
    let listed = Set(screen.menu.compactMap(\.key))
    lines += keys.places.filter { !listed.contains($0.key) }.map { entry($0.key, $0.hint) }
    lines += keys.examples.map { entry($0.input, $0.meaning) }
    lines += keys.settings.map { [entry($0, strings.settings)] } ?? []
    lines += [
      entry("Enter", strings.enter), entry(".", strings.dot), entry("<", strings.leave),
      entry("Ctrl-C", strings.stop),
    ]
    return lines
  }

  private func entry(_ input: String, _ meaning: String) -> Line {
    let padding = String(repeating: " ", count: max(1, 10 - TextWidth.columns(input)))
    return Line([TextSpan(input, .accent), TextSpan(padding + meaning)])
  }
}
