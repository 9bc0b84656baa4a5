import AppScreens

extension ScreenPage {
  /// The rows of a page of a screen.
  ///
  /// - Parameter isTurned: Whether consecutive items are in reverse order, so that the newest is next to the prompt; those
  ///   of a conversation never are.
  func rows<Action>(of screen: Screen<Action>, turned isTurned: Bool) -> [String] {
    guard isTurned, !screen.keepsOrder else { return rows.flatMap(\.self) }
    var turned: [[String]] = []
    var list: [[String]] = []
    for (index, block) in zip(blocks, rows) {
      if screen.blocks[index].isListed {
        list.append(block)
      } else {
        turned += Self.turned(list) + [block]
        list = []
      }
    }
    return (turned + Self.turned(list)).flatMap(\.self)
  }

  /// Items from the last to the first, parted by blank rows as they were.
  private static func turned(_ list: [[String]]) -> [[String]] {
    var rows: [[String]] = []
    var isParted = true
    for item in list.reversed() {
      let text = item.drop(while: \.isEmpty)
      rows.append((isParted ? [""] : []) + text)
      isParted = text.count < item.count
    }
    return rows
  }
}
