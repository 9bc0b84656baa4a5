package import SocialDatabase

extension SQL {
  /// Parts of a statement, separated by commas.
  ///
  /// - Parameter parts: At least one.
  package init(list parts: [SQL]) {
    self = parts.dropFirst().reduce(parts[0]) { "\($0), \($1)" }
  }
}
