extension Screen {
  /// Whether this is an earlier screen whose list has only grown at its end: drawing what was added is enough
  /// for somebody who reads from top to bottom.
  ///
  /// Faint text is passed over: ages and counts change while one reads.
  public func continues<Other>(_ earlier: Screen<Other>) -> Bool {
    let before = earlier.entries
    let now = entries
    guard title == earlier.title, field == nil, earlier.field == nil else { return false }
    guard !before.isEmpty, now.count > before.count else { return false }
    return zip(before, now).allSatisfy { $0.essence == $1.essence }
  }
}

extension Entry {
  /// What the entry says, without what is said faintly.
  fileprivate var essence: [String] {
    lines.map { line in
      line.spans.filter { $0.emphasis != .faint }.map(\.text).joined()
    }
  }
}
