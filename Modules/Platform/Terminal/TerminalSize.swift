import CSocialLineEditor

/// The size of a terminal.
enum TerminalSize {
  /// The width of the terminal behind a descriptor, in columns; nil if it isn't a terminal or doesn't know.
  static func columns(of descriptor: Int32) -> Int? {
    let columns = line_editor_columns(descriptor)
    return columns > 0 ? Int(columns) : nil
  }

  /// The height of the terminal behind a descriptor, in rows; nil if it isn't a terminal or doesn't know.
  static func rows(of descriptor: Int32) -> Int? {
    let rows = line_editor_rows(descriptor)
    return rows > 0 ? Int(rows) : nil
  }
}
