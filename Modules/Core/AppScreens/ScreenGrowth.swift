extension Screen {
  /// Whether this is an earlier screen whose list has only grown at its end, so that it's enough to draw the
  /// additions for someone who reads from top to bottom.
  ///
  /// Ignores faint text: ages and counts change over time.
  public func continues<Other>(_ earlier: Screen<Other>) -> Bool {
    let before = earlier.entries
    let now = entries
    guard title == earlier.title, field == nil, earlier.field == nil else { return false }
    guard !before.isEmpty, now.count > before.count else { return false }
    return zip(before, now).allSatisfy { $0.essence == $1.essence && $0.isNumbered == $1.isNumbered }
  }
}

extension Screen {
  /// The blocks that changed since an earlier screen, if it's enough to draw those for someone who has read it. Nil
  /// if most changed, or if it's another screen.
  ///
  /// Ignores faint words within a line: ages change over time.
  public func changedBlocks<Other>(since earlier: Screen<Other>) -> [Int]? {
    guard title == earlier.title, progress == earlier.progress, field == nil, earlier.field == nil else {
      return nil
    }
    let (before, now) = (earlier.blocks.map(\.content), blocks.map(\.content))
    guard !entries.isEmpty, before.map(\.isNumbered) == now.map(\.isNumbered) else { return nil }
    let changed = now.indices.filter { now[$0] != before[$0] }
    return changed.count <= Swift.max(1, now.count / 2) ? changed : nil
  }

  /// Whether the menu is the same as an earlier screen's.
  public func offersTheSame<Other>(as earlier: Screen<Other>) -> Bool {
    menu.map(\.key) == earlier.menu.map(\.key) && menu.map(\.label) == earlier.menu.map(\.label)
  }
}

/// The text of a block, and whether it has a number.
private struct BlockContent: Equatable {
  let isNumbered: Bool
  let texts: [String]
}

extension Block {
  fileprivate var content: BlockContent {
    switch self {
    case .heading(let text), .divider(let text): BlockContent(isNumbered: false, texts: [text])
    case .paragraph(let line): BlockContent(isNumbered: false, texts: [line.lasting])
    case .picture(let picture): BlockContent(isNumbered: false, texts: [picture.path, picture.caption])
    case .entry(let entry): BlockContent(isNumbered: entry.isNumbered, texts: entry.lines.map(\.lasting))
    }
  }
}

extension Line {
  /// The text of the line, without its faint parts.
  fileprivate var lasting: String {
    let words = joined.spans.filter { $0.emphasis != .faint }
    // Counts and one's own marks beside them stand alone, and are what changes.
    return words.contains { $0.emphasis != .own && !$0.text.isEmpty } ? words.map(\.text).joined() : text
  }
}

extension Entry {
  /// The text of the entry, without its faint parts.
  fileprivate var essence: [String] {
    lines.map { line in
      line.joined.spans.filter { $0.emphasis != .faint && $0.emphasis != .own }.map(\.text).joined()
    }
  }
}
