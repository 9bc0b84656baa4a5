/// How a screen is laid out.
public enum ScreenLayout: Hashable, Sendable {
  /// Plain text, for a pipe, a file, or reading aloud: `1. ` before an item, a `·` before trailing text.
  case words
  /// Columns: trailing text is at the right end of its line.
  case columns
}

/// Draws a screen as lines of text: a pure function of the screen and the width.
///
/// Entries are numbered first, and the menu continues the count. All numbers of a screen are in one column, and what
/// they number is next to it, however many rows it takes. Entries without actions have no number. Text from people is
/// stripped of anything unsafe to print. Nothing is drawn with boxes, since a screen reader reads it in order.
public struct ScreenRenderer: Sendable {
  /// The width of the terminal in columns, at least 10.
  public let width: Int
  private let layout: ScreenLayout
  private let paint: @Sendable (String, Emphasis) -> String
  private let drawing: @Sendable (Picture, PictureSize) -> [String]?
  private let linking: @Sendable (String, TextLink) -> String

  /// - Parameters:
  ///   - width: The number of columns to wrap at.
  ///   - layout: Whether to use columns.
  ///   - paint: Writes a piece of text with its emphasis; without emphasis by default.
  ///   - drawing: The rows in which a picture is shown; nil if it isn't.
  ///   - linking: Writes a text that leads to an address; without the address by default.
  public init(
    width: Int = 80, layout: ScreenLayout = .words,
    paint: @escaping @Sendable (String, Emphasis) -> String = { text, _ in text },
    drawing: @escaping @Sendable (Picture, PictureSize) -> [String]? = { _, _ in nil },
    linking: @escaping @Sendable (String, TextLink) -> String = { text, _ in text }
  ) {
    self.width = max(width, 10)
    self.layout = layout
    self.paint = paint
    self.drawing = drawing
    self.linking = linking
  }

  /// The whole screen without its prompt, each line ended by a newline.
  public func render<Action>(_ screen: Screen<Action>) -> String {
    var lines = wrap(Line(screen.wholeTitle, .strong))
    if let progress = screen.progress { lines += wrap(Line(progress, .faint)) }
    lines += screen.notices.flatMap(notice)
    lines += content(screen.blocks, from: 1, in: column(screen)) + menuLines(screen)
    return text(lines)
  }

  /// What the list of a `screen` has gained since it was drawn with `count` entries: its notices, the entries and
  /// other blocks after those, with continuing numbers, and the menu.
  public func render<Action>(_ screen: Screen<Action>, after count: Int) -> String {
    guard count > 0 else { return render(screen) }
    var entries = 0
    let rest = screen.blocks.drop { block in
      if entries == count { return false }
      if case .entry = block { entries += 1 }
      return true
    }
    var lines = screen.notices.flatMap(notice)
    let first = screen.entries.prefix(count).count(where: \.isNumbered) + 1
    lines += content(rest, from: first, in: column(screen)) + menuLines(screen)
    if lines.first?.isEmpty == true { lines.removeFirst() }
    return text(lines)
  }

  /// The rows of some blocks of a screen, numbered as on the whole screen. Each block begins with a blank row, except in
  /// columns: there, entries follow each other without one if all take one line, or if they lead to the same entry below.
  public func rows<Action>(_ screen: Screen<Action>, of blocks: Range<Int>) -> [[String]] {
    let (column, isTight) = (column(screen), isTight(screen))
    var number = screen.blocks[..<blocks.lowerBound].count { $0.isNumbered } + 1
    return zip(blocks, screen.blocks[blocks]).map { index, block in
      defer { if block.isNumbered { number += 1 } }
      let rows = content([block], from: number, in: column)
      guard index > 0, block.isEntry, screen.blocks[index - 1].isEntry else { return rows }
      let leads = layout == .columns && block.leads && screen.blocks[index - 1].leads
      return isTight || leads ? Array(rows.dropFirst()) : rows
    }
  }

  /// Whether a screen's items follow each other without blank rows: in columns, if each is one line.
  private func isTight<Action>(_ screen: Screen<Action>) -> Bool {
    layout == .columns && screen.entries.allSatisfy { $0.lines.count == 1 && $0.pictures.isEmpty }
  }

  /// Only the menu, numbered as on the whole screen.
  public func menu<Action>(_ screen: Screen<Action>) -> String {
    text(Array(menuLines(screen).drop(while: \.isEmpty)))
  }

  /// The line of a notice, which is also printed above the prompt if it arrives while someone is typing.
  public func notice(_ notice: ScreenNotice) -> [String] {
    let mark =
      switch notice.kind {
      case .working: "… "
      case .done: "✓ "
      case .failed: "! "
      case .offline: "! "
      case .news: "* "
      }
    let emphasis: Emphasis =
      switch notice.kind {
      case .working: .faint
      case .done: .own
      case .failed, .offline: .alert
      case .news: .accent
      }
    return wrap(Line(mark + notice.text, emphasis), hanging: 2)
  }

  /// Wraps a line into rows of at most `width` columns, with those after the first indented by `hanging` columns.
  public func wrap(_ line: Line, hanging: Int = 0) -> [String] {
    let wrapper = LineWrapper(width: width, paint: paint, linking: linking)
    if layout == .words { return wrapper.wrap(line.inWords.joined, hanging: hanging) }
    guard !line.trailing.isEmpty else {
      return wrapper.wrap(line.joined, hanging: hanging)
    }
    let rest = line.trailing.map(\.text).joined()
    let used = line.indent + TextWidth.columns(line.spans.map(\.text).joined())
    let gap = width - used - TextWidth.columns(rest)
    guard gap >= 2, !rest.contains("\n") else { return wrapper.wrap(line.joined, hanging: hanging) }
    // A run of spaces is kept as it is: the line is known to fit.
    let space = TextSpan(String(repeating: " ", count: gap))
    return wrapper.wrap(Line(line.spans + [space] + line.trailing, indent: line.indent), hanging: hanging)
  }

  private func content<Action>(
    _ blocks: some Sequence<Block<Action>>, from first: Int, in column: Int
  ) -> [String] {
    var number = first
    return blocks.flatMap { block in
      switch block {
      case .heading(let text): return [""] + wrap(Line(text, .strong))
      case .paragraph(let line): return [""] + wrap(line)
      case .divider(let text): return [""] + wrap(Line("— \(text) —", .faint))
      case .picture(let picture):
        guard let rows = drawing(picture, picture.size) else { return [] }
        return [""] + rows + (picture.caption.isEmpty ? [] : wrap(Line(picture.caption, .faint)))
      case .entry(let entry):
        let pictures = entry.pictures.flatMap { small($0, indent: column + (entry.lines.last?.indent ?? 0)) }
        guard entry.isNumbered else {
          return [""] + entry.lines.flatMap { wrap($0.indented(by: column)) } + pictures
        }
        defer { number += 1 }
        return [""] + numbered(number, entry.lines.map { $0.naming(number) }, in: column) + pictures
      }
    }
  }

  private func menuLines<Action>(_ screen: Screen<Action>) -> [String] {
    guard screen.field == nil, !screen.menu.isEmpty else { return [] }
    let (first, column) = (screen.numberedEntries.count + 1, column(screen))
    return [""]
      + screen.menu.enumerated().flatMap { index, item in
        let key = item.key.map { [TextSpan(" (\($0))", .faint)] } ?? []
        return numbered(first + index, [Line([TextSpan(item.label)] + key)], in: column)
      }
  }

  /// The width of a screen's numbers, in columns, including the period and the space after them.
  private func column<Action>(_ screen: Screen<Action>) -> Int {
    let highest = screen.numberedEntries.count + (screen.field == nil ? screen.menu.count : 0)
    return label(highest).count
  }

  private func label(_ number: Int) -> String {
    layout == .words ? "\(number). " : "\(number)  "
  }

  /// A picture in an item of a list; nothing if it isn't drawn.
  private func small(_ picture: Picture, indent: Int) -> [String] {
    let space = String(repeating: " ", count: min(indent, width / 2))
    return (drawing(picture, .small) ?? []).map { $0.isEmpty ? "" : space + $0 }
  }

  private func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  private func numbered(_ number: Int, _ lines: [Line], in column: Int) -> [String] {
    let label = label(number)
    let padded = label + String(repeating: " ", count: max(0, column - label.count))
    return lines.enumerated().flatMap { index, line in
      guard index == 0 else { return wrap(line.indented(by: column)) }
      let indent = String(repeating: " ", count: min(line.indent, max(0, width / 2 - column)))
      return wrap(
        Line(
          [TextSpan(padded + indent)] + line.spans, trailing: line.trailing,
          staysInOneRow: line.staysInOneRow), hanging: column + line.indent)
    }
  }
}
