import AppScreens

extension Screen {
  var hasEntries: Bool { blocks.contains { $0.isNumbered } }

  var withoutNotices: Screen {
    var screen = self
    screen.notices = []
    return screen
  }

  var withoutMenu: Screen {
    var screen = self
    screen.menu = []
    return screen
  }

  /// What tells the first item from others: its words, without times and counts.
  var newest: String? {
    for case .entry(let entry) in blocks {
      let spans = entry.lines.flatMap(\.spans).filter { $0.emphasis == .strong || $0.emphasis == .plain }
      return spans.map(\.text).joined(separator: "\n")
    }
    return nil
  }
}
