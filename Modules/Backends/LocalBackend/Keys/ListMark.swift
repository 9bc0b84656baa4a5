import SocialDatabase

/// Parts one entry from the next where several rows are read in one column. No name, description or token has it.
enum ListMark {
  static let scalar: Unicode.Scalar = "\u{1E}"
  /// The same as a text in a statement.
  static let sql: SQL = "'\u{1E}'"
}
