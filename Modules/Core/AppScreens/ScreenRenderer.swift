/// Draws a screen as lines of text: a pure function of the screen and the width.
///
/// Entries are numbered first, then the menu goes on counting; all numbers of a screen stand in one column, and
/// what they number beside it, however many rows it takes. What came from people is stripped of anything
/// unsafe to print. Nothing is drawn with boxes: a screen reader reads it in order.
public struct ScreenRenderer: Sendable {
  /// The columns of the terminal, at least 10.
  public let width: Int
  private let paint: @Sendable (String, Emphasis) -> String
  private let drawing: @Sendable (Picture) -> String?

  /// - Parameters:
  ///   - width: The columns to wrap at.
  ///   - paint: How a piece of emphasised text is written; plain by default.
  ///   - drawing: The rows in which a picture is shown; nil where it is not.
  public init(
    width: Int = 80, paint: @escaping @Sendable (String, Emphasis) -> String = { text, _ in text },
    drawing: @escaping @Sendable (Picture) -> String? = { _ in nil }
  ) {
    self.width = max(width, 10)
    self.paint = paint
    self.drawing = drawing
  }

  /// The whole screen without its prompt, each line ended by a newline.
  public func render<Action>(_ screen: Screen<Action>) -> String {
    var lines = wrap(Line(screen.title, .strong))
    if let progress = screen.progress { lines += wrap(Line(progress, .faint)) }
    lines += screen.notices.flatMap(notice)
    lines += content(screen.blocks, from: 1, in: column(screen)) + menuLines(screen)
    return text(lines)
  }

  /// What the list of a `screen` has gained since it was drawn with `count` entries: its notices, the entries and
  /// other blocks after those, numbered on, and the menu.
  public func render<Action>(_ screen: Screen<Action>, after count: Int) -> String {
    guard count > 0 else { return render(screen) }
    var entries = 0
    let rest = screen.blocks.drop { block in
      if entries == count { return false }
      if case .entry = block { entries += 1 }
      return true
    }
    var lines = screen.notices.flatMap(notice)
    lines += content(rest, from: count + 1, in: column(screen)) + menuLines(screen)
    if lines.first?.isEmpty == true { lines.removeFirst() }
    return text(lines)
  }

  /// The blocks of a screen at `indices` alone, numbered as on the whole screen.
  public func render<Action>(_ screen: Screen<Action>, blocks indices: [Int]) -> String {
    let lines = indices.flatMap { index in
      let before = screen.blocks[..<index].count { if case .entry = $0 { true } else { false } }
      return content(screen.blocks[index...index], from: before + 1, in: column(screen))
    }
    return text(Array(lines.drop(while: \.isEmpty)))
  }

  /// The menu alone, numbered as on the whole screen.
  public func menu<Action>(_ screen: Screen<Action>) -> String {
    text(Array(menuLines(screen).drop(while: \.isEmpty)))
  }

  /// The line of a notice, also printed above the prompt when it arrives while a person types.
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

  /// A line as wrapped lines of at most `width` columns, those after the first moved right by `hanging` columns.
  public func wrap(_ line: Line, hanging: Int = 0) -> [String] {
    LineWrapper(width: width, paint: paint).wrap(line, hanging: hanging)
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
        // Not wrapped: the path in it can be copied whole.
        let caption = LineWrapper(width: .max, paint: paint).wrap(Line(picture.caption, .faint), hanging: 0)
        return [""] + (drawing(picture).map { [$0] } ?? []) + caption
      case .entry(let entry):
        defer { number += 1 }
        return [""] + numbered(number, entry.lines, in: column)
      }
    }
  }

  private func menuLines<Action>(_ screen: Screen<Action>) -> [String] {
    guard screen.field == nil, !screen.menu.isEmpty else { return [] }
    let (first, column) = (screen.entries.count + 1, column(screen))
    return [""]
      + screen.menu.enumerated().flatMap { index, item in
        let key = item.key.map { [TextSpan(" (\($0))", .faint)] } ?? []
        return numbered(first + index, [Line([TextSpan(item.label)] + key)], in: column)
      }
  }

  /// How many columns the numbers of a screen take, with the stop and the space behind them.
  private func column<Action>(_ screen: Screen<Action>) -> Int {
    let highest = screen.entries.count + (screen.field == nil ? screen.menu.count : 0)
    return "\(highest). ".count
  }

  private func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  private func numbered(_ number: Int, _ lines: [Line], in column: Int) -> [String] {
    let label = "\(number). "
    let padded = label + String(repeating: " ", count: max(0, column - label.count))
    return lines.enumerated().flatMap { index, line in
      guard index == 0 else { return wrap(line.indented(by: column)) }
      let indent = String(repeating: " ", count: min(line.indent, max(0, width / 2 - column)))
      return wrap(Line([TextSpan(padded + indent)] + line.spans), hanging: column + line.indent)
    }
  }
}
