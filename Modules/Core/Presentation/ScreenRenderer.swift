import PostText

/// Draws a screen as lines of text: a pure function of the screen and the width.
///
/// Entries are numbered first, then the menu goes on counting. What came from people is stripped of anything
/// unsafe to print. Nothing is drawn with boxes: a screen reader reads it in order.
public struct ScreenRenderer: Sendable {
  /// The columns of the terminal, at least 10.
  public let width: Int
  private let paint: @Sendable (String, Emphasis) -> String

  /// - Parameters:
  ///   - width: The columns to wrap at.
  ///   - paint: How a piece of emphasised text is written; plain by default.
  public init(
    width: Int = 80, paint: @escaping @Sendable (String, Emphasis) -> String = { text, _ in text }
  ) {
    self.width = max(width, 10)
    self.paint = paint
  }

  /// The whole screen without its prompt, each line ended by a newline.
  public func render<Action>(_ screen: Screen<Action>) -> String {
    var lines = wrap(Line(screen.title, .strong))
    if let progress = screen.progress { lines += wrap(Line(progress, .faint)) }
    lines += screen.notices.flatMap(notice) + content(screen.blocks, from: 1) + menuLines(screen)
    return text(lines)
  }

  /// What a list has gained since it was drawn with `count` entries: its notices, the entries and other
  /// blocks after those, numbered on, and the menu.
  public func render<Action>(_ screen: Screen<Action>, after count: Int) -> String {
    guard count > 0 else { return render(screen) }
    var entries = 0
    let rest = screen.blocks.drop { block in
      if entries == count { return false }
      if case .entry = block { entries += 1 }
      return true
    }
    var lines = screen.notices.flatMap(notice)
    lines += content(rest, from: count + 1) + menuLines(screen)
    if lines.first?.isEmpty == true { lines.removeFirst() }
    return text(lines)
  }

  /// The menu alone, numbered as on the whole screen.
  public func menu<Action>(_ screen: Screen<Action>) -> String {
    text(Array(menuLines(screen).drop(while: \.isEmpty)))
  }

  /// A notice's line, as it also stands above the prompt when it comes while somebody types.
  public func notice(_ notice: ScreenNotice) -> [String] {
    let mark =
      switch notice.kind {
      case .working: "… "
      case .done: "✓ "
      case .failed: "! "
      case .offline: "! "
      case .news: "* "
      }
    let emphasis: Emphasis = notice.kind == .done || notice.kind == .working ? .faint : .accent
    return wrap(Line(mark + notice.text, emphasis), hanging: 2)
  }

  /// A line as wrapped lines of at most `width` columns.
  public func wrap(_ line: Line, hanging: Int = 0) -> [String] {
    LineWrapper(width: width, paint: paint).wrap(line, hanging: hanging)
  }

  private func content<Action>(
    _ blocks: some Sequence<Block<Action>>, from first: Int
  ) -> [String] {
    var number = first
    return blocks.flatMap { block in
      switch block {
      case .heading(let text): return [""] + wrap(Line(text, .strong))
      case .paragraph(let line): return [""] + wrap(line)
      case .divider(let text): return [""] + wrap(Line("— \(text) —", .faint))
      case .entry(let entry):
        defer { number += 1 }
        return [""] + self.entry(entry.lines, number: number)
      }
    }
  }

  private func menuLines<Action>(_ screen: Screen<Action>) -> [String] {
    guard screen.field == nil, !screen.menu.isEmpty else { return [] }
    let first = screen.entries.count + 1
    return [""]
      + screen.menu.enumerated().flatMap { index, item in
        menuItem(item.label, key: item.key, number: first + index)
      }
  }

  private func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  private func entry(_ lines: [Line], number: Int) -> [String] {
    let label = "\(number). "
    let indent = width < 30 ? 2 : max(4, label.count)
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      if index == 0 {
        let padded = label + String(repeating: " ", count: max(0, indent - label.count))
        result += wrap(Line([Span(padded)] + line.spans), hanging: indent)
      } else {
        result += wrap(Line(line.spans, indent: indent + line.indent))
      }
    }
    return result
  }

  private func menuItem(_ label: String, key: String?, number: Int) -> [String] {
    let suffix = key.map { [Span(" (\($0))", .faint)] } ?? []
    return wrap(Line([Span("\(number). "), Span(label)] + suffix), hanging: 4)
  }
}
