/// Breaks lines at spaces, between CJK characters, and inside a word only if it's wider than a line.
struct LineWrapper {
  let width: Int
  let paint: @Sendable (String, Emphasis) -> String
  let linking: @Sendable (String, TextLink) -> String

  /// The maximum number of blank rows in succession. More of them would push other text off the screen.
  private static let maximumBlankRows = 2

  /// Breaks the line into rows of at most `width` columns, with those after the first indented by `hanging`; a line
  /// that stays in one row is truncated.
  func wrap(_ line: Line, hanging: Int) -> [String] {
    // Half the width at least stays for the text, however deep it stands.
    let indent = min(line.indent, width / 2)
    if line.staysInOneRow { return [row(of: line, indent).text(paint, linking)] }
    let continued = min(line.indent + hanging, width / 2)
    var rows = [Row(indent: indent)]
    for piece in LinePiece.pieces(of: line) {
      if piece.isNewline {
        rows.append(Row(indent: continued))
      } else {
        add(piece, to: &rows, continued: continued)
      }
    }
    return withoutFloods(rows.map { $0.text(paint, linking) })
  }

  private func row(of line: Line, _ indent: Int) -> Row {
    let pieces = LinePiece.pieces(of: line)
    let first = pieces.prefix { !$0.isNewline }
    var row = Row(indent: indent)
    for piece in first { row.append(piece) }
    return first.count < pieces.count || row.columns > width ? row.cut(to: width) : row
  }

  private func add(_ piece: LinePiece, to rows: inout [Row], continued: Int) {
    func last() -> Row { rows[rows.count - 1] }
    func breakRow() { rows.append(Row(indent: continued, isContinuation: true)) }
    if last().columns + piece.columns > width, !last().isBlank { breakRow() }
    if piece.isSpace, last().isBlank, last().isContinuation { return }
    for part in piece.parts(first: width - last().columns, next: width - continued) {
      if last().columns + part.columns > width, !last().runs.isEmpty { breakRow() }
      rows[rows.count - 1].append(part)
    }
  }

  private func withoutFloods(_ rows: [String]) -> [String] {
    var blank = 0
    return rows.filter { row in
      blank = row.isEmpty ? blank + 1 : 0
      return blank <= Self.maximumBlankRows
    }
  }

  private struct Row {
    let indent: Int
    /// Whether it continues a row that had no more room.
    let isContinuation: Bool
    private(set) var runs: [LinePiece.Run] = []
    private(set) var columns: Int

    init(indent: Int, isContinuation: Bool = false) {
      self.indent = indent
      self.isContinuation = isContinuation
      columns = indent
    }

    var isBlank: Bool { runs.allSatisfy { $0.text.allSatisfy { $0 == " " } } }

    mutating func append(_ piece: LinePiece) {
      columns += piece.columns
      for run in piece.runs {
        if runs.last?.style == run.style { runs[runs.count - 1].text += run.text } else { runs.append(run) }
      }
    }

    /// The row, truncated with a `…` to fit.
    func cut(to width: Int) -> Row {
      var row = self
      while row.columns >= width || row.runs.last?.text.last == " ", let last = row.runs.indices.last {
        row.columns -= row.runs[last].text.popLast().map { TextWidth.columns($0) } ?? 0
        if row.runs[last].text.isEmpty { row.runs.removeLast() }
      }
      row.append(LinePiece("…", row.runs.last?.style ?? LinePiece.Style()))
      return row
    }

    func text(_ paint: (String, Emphasis) -> String, _ linking: (String, TextLink) -> String) -> String {
      var runs = runs
      while let last = runs.last {
        let trimmed = last.text.trimmingTrailingSpaces()
        runs.removeLast()
        if !trimmed.isEmpty {
          runs.append(LinePiece.Run(text: trimmed, style: last.style))
          break
        }
      }
      guard !runs.isEmpty else { return "" }
      return String(repeating: " ", count: indent)
        + runs.map { run in
          let painted = paint(run.text, run.style.emphasis)
          return run.style.link.map { linking(painted, $0) } ?? painted
        }.joined()
    }
  }
}

extension String {
  fileprivate func trimmingTrailingSpaces() -> String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
