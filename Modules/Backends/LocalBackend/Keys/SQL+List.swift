import SocialDatabase

extension SQL {
  /// Pieces of a statement, parted by commas.
  ///
  /// - Parameter parts: At least one.
  init(list parts: [SQL]) {
    self = parts.dropFirst().reduce(parts[0]) { "\($0), \($1)" }
  }
}
