import CSocialLineEditor

/// How large a terminal is.
enum TerminalSize {
  /// The columns of the terminal behind a descriptor; nil when it is none, or does not know.
  static func columns(of descriptor: Int32) -> Int? {
    let columns = line_editor_columns(descriptor)
    return columns > 0 ? Int(columns) : nil
  }

  /// The rows, likewise.
  static func rows(of descriptor: Int32) -> Int? {
    let rows = line_editor_rows(descriptor)
    return rows > 0 ? Int(rows) : nil
  }
}
