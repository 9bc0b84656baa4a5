import SocialDatabase

/// The mark between entries where several rows are read as one column. No name, description or token contains it.
enum ListSeparator {
  static let scalar: Unicode.Scalar = "\u{1E}"
  /// The mark as a text in a statement.
  static let sql: SQL = "'\u{1E}'"
}
