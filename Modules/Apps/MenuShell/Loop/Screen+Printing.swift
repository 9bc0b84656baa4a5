import AppScreens

extension Screen {
  var hasEntries: Bool { blocks.contains { $0.isNumbered } }

  /// The number of an item to show how something is typed: 3 where that is on the page and fits, else the first that
  /// does; nil where none does.
  ///
  /// - Parameter shown: The numbers on the page; nil where all of them are.
  func example(among shown: ClosedRange<Int>?, where fits: (Entry<Action>) -> Bool) -> Int? {
    let numbers = zip(1..., numberedEntries).filter { shown?.contains($0) ?? true && fits($1) }.map(\.0)
    return numbers.contains(3) ? 3 : numbers.first
  }

  /// The same for a short command.
  func example(of key: String, among shown: ClosedRange<Int>?) -> Int? {
    example(among: shown) { $0.shortcuts[key] != nil }
  }

  /// Whether a short command undoes something for every item on the page that takes it.
  ///
  /// - Parameter shown: The numbers on the page; nil where all of them are.
  func undoes(_ key: String, among shown: ClosedRange<Int>?) -> Bool {
    example(among: shown) { $0.shortcuts[key] != nil && !$0.undoes.contains(key) } == nil
  }

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
