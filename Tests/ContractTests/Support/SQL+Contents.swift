import SocialDatabase

extension SQL {
  /// What stands in some columns of a row `t`, as one text.
  ///
  /// - Parameter columns: At least one.
  init(contentsOf columns: [SQLName]) {
    let texts = columns.map { "COALESCE(CAST(t.\($0) AS TEXT), 'null')" as SQL }
    self = texts.dropFirst().reduce(texts[0]) { "\($0) || '|' || \($1)" }
  }
}
