import AppScreens

/// One line that says what can be typed on a screen: as many hints as fit, those first that one most likely wants.
struct HintLine {
  /// A key and what it does, in a word or two; a word that says that itself has no meaning beside it.
  struct Hint: Hashable {
    let key: String
    let meaning: String
  }

  /// In the order in which they are left out when there is no room, the last first.
  var hints: [Hint]
  /// Stand at the end, whatever is left out.
  var always: [Hint]

  /// The hints that fit in so many columns, as a line.
  func line(width: Int) -> Line {
    let tail = always.map(\.width).reduce(0, +)
    var room = width - tail + Self.gap
    var chosen: [Hint] = []
    for hint in hints where hint.width <= room {
      chosen.append(hint)
      room -= hint.width
    }
    let spans = (chosen + always).map { hint -> [TextSpan] in
      [TextSpan(hint.key, .accent)] + (hint.meaning.isEmpty ? [] : [TextSpan(" \(hint.meaning)", .faint)])
    }
    return Line(Array(spans.joined(separator: [TextSpan("  ")])))
  }

  fileprivate static let gap = 2
}

extension HintLine.Hint {
  /// The columns that it takes, with those that part it from the next.
  fileprivate var width: Int {
    TextWidth.columns(key) + (meaning.isEmpty ? 0 : 1 + TextWidth.columns(meaning)) + HintLine.gap
  }
}
