package import SocialDatabase

/// The separator between entries where several rows are read as one column. No name, description or token contains it.
package enum ListSeparator {
  package static let scalar: Unicode.Scalar = "\u{1E}"
  /// The separator as a text in a statement.
  package static let sql: SQL = "'\u{1E}'"
}

extension String {
  /// The parts between separators, without empty ones. It goes byte by byte, since characters take ten times as long.
  package func pieces(at separator: Unicode.Scalar) -> [Substring] {
    utf8.split { UInt32($0) == separator.value }.map { Substring($0) }
  }
}
