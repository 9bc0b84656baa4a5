import AppScreens

/// The part of a screen's content that fits in a window: whole blocks, starting with one of them.
struct ScreenPage {
  /// The indices of the blocks that are shown.
  let blocks: Range<Int>
  /// The numbers of the entries among them; nil when none is.
  let numbers: ClosedRange<Int>?
  /// How many entries the screen has.
  let count: Int
  /// Whether blocks follow below.
  let hasMore: Bool

  /// What each of them is drawn as.
  let rows: [[String]]

  /// - Parameters:
  ///   - screen: What is shown.
  ///   - first: The block to begin with.
  ///   - room: How many rows there are; at least one block is shown, however high it is.
  ///   - renderer: Draws the blocks.
  init<Action>(_ screen: Screen<Action>, from first: Int, room: Int, renderer: ScreenRenderer) {
    let first = min(max(first, 0), max(screen.blocks.count - 1, 0))
    var (end, used) = (first, 0)
    var rows: [[String]] = []
    while end < screen.blocks.count {
      let unit = Self.unit(screen, at: end)
      var drawn = renderer.rows(screen, of: unit)
      // What stands above the page is parted from it, also from the middle of a list.
      if end == first, drawn[0].first?.isEmpty == false { drawn[0].insert("", at: 0) }
      let height = drawn.reduce(0) { $0 + $1.count }
      // What can't be drawn here, such as a picture, takes no row and no page.
      if end > first, height > 0, used + height > room { break }
      rows += drawn
      used += height
      end = unit.upperBound
    }
    let before = screen.blocks[..<first].count { $0.isNumbered }
    let shown = screen.blocks[first..<end].count { $0.isNumbered }
    self.rows = rows
    blocks = first..<end
    numbers = shown == 0 ? nil : before + 1...before + shown
    count = screen.blocks.count { $0.isNumbered }
    hasMore = end < screen.blocks.count
  }

  /// Blocks that must stay together: a heading, a mark, or what a post answers stays with the block below it.
  private static func unit<Action>(_ screen: Screen<Action>, at index: Int) -> Range<Int> {
    var end = index
    while end < screen.blocks.count - 1, screen.blocks[end].leads { end += 1 }
    return index..<end + 1
  }
}

extension Block {
  /// Whether it is an item of a list, or a mark between two of them.
  var isListed: Bool {
    switch self {
    case .entry(let entry): !entry.leads
    case .divider: true
    case .heading, .paragraph, .picture: false
    }
  }
}

extension Screen {
  /// The index of the block of the item with this number, or of what leads to it.
  func start(ofItem number: Int) -> Int? {
    var seen = 0
    let index = blocks.firstIndex { block in
      if block.isNumbered { seen += 1 }
      return block.isNumbered && seen == number
    }
    guard var index else { return nil }
    while index > 0, blocks[index - 1].leads { index -= 1 }
    return index
  }
}
