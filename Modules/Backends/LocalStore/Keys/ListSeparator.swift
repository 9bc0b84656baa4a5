package import SocialDatabase

/// The mark between entries where several rows are read as one column. No name, description or token contains it.
package enum ListSeparator {
  package static let scalar: Unicode.Scalar = "\u{1E}"
  /// The mark as a text in a statement.
  package static let sql: SQL = "'\u{1E}'"
}

extension String {
  /// The parts between marks, without empty ones. It goes byte by byte, since characters take ten times as long.
  package func pieces(at mark: Unicode.Scalar) -> [Substring] {
    utf8.split { UInt32($0) == mark.value }.map { Substring($0) }
  }
}
