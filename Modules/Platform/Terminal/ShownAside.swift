/// What stands beside the line that is being edited, drawn past libedit: its own prompt at the right is not drawn again
/// as one types, and is gone from the second row on. What libedit draws, it draws without this on the row.
struct ShownAside {
  /// How many columns stay free before it, and how many behind it: a character in the last one would wrap the row for
  /// some terminals.
  private static let (gap, margin) = (2, 1)

  /// What writes it.
  let drawing: String
  /// What takes it away, as long as the line and the window stay as they are.
  let erasing: String

  /// nil where there is no room for it.
  init?(_ aside: LineAside, beside editor: LineEditor) {
    let (end, columns) = (editor.end, editor.columns)
    let start = columns - Self.margin - aside.columns
    guard end.column + Self.gap <= start else { return nil }
    // Where one mostly types nothing is left to reckoning: what the terminal takes for wide may be something else.
    let toEnd = editor.isAtEnd ? "" : Self.move(down: end.row - editor.cursorRow, to: end.column)
    drawing = Self.save + toEnd + Self.move(down: 0, to: start) + aside.text + Self.restore
    erasing = Self.save + toEnd + Self.clear + Self.restore
  }

  private static let save = "\u{1B}7"
  private static let restore = "\u{1B}8"
  private static let clear = "\u{1B}[K"

  private static func move(down rows: Int, to column: Int) -> String {
    (rows > 0 ? "\u{1B}[\(rows)B" : "") + "\u{1B}[\(column + 1)G"
  }
}
