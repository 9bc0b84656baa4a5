import SocialDatabase

extension Columns {
  /// The tokens of posts and people, by their ids. SQLite calls those `rowid`.
  static let search = SearchIndex.allCases.map { index in
    Columns(
      index.name, as: { dialect in index.definition(dialect) }, key: ["id"],
      derived: [.found("id"), .found("tokens")])
  }
}
