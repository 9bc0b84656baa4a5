import AppScreens
import AppValues

/// What can be typed on a screen, with examples.
struct Help {
  let strings: HelpStrings

  /// The help for a screen: only what works there.
  func lines<Action>(for screen: Screen<Action>) -> [Line] {
    var lines = [Line(strings.title, .strong), entry("3", strings.number)]
    let keys = Set(screen.entries.flatMap(\.shortcuts.keys))
    for (key, meaning) in strings.shortcuts where keys.contains(key) {
      lines.append(entry("\(key) 3", meaning))
    }
    for item in screen.menu {
      if let key = item.key { lines.append(entry(key, item.label)) }
    }
    lines += [
      entry("@alice", strings.person), entry("#swift", strings.word),
      entry("g post/ID", strings.post), entry("g home", strings.place),
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
