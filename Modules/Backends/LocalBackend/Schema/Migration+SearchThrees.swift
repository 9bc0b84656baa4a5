import AppValues
import SocialDatabase

extension Migration {
  /// English is found by three neighbouring letters: pairs of them are in so many posts that thousands had to
  /// be compared with a word that few hold.
  static let searchThrees = Migration("searchThrees") { connection throws(AppError) in
    switch connection.dialect {
    case .sqlite: try connection.indexPosts()
    case .postgreSQL:
      // Byte by byte: an index in the order of a language takes three times as long to write. One of many rows
      // is made much sooner at once than row by row.
      try connection.execute("DROP INDEX post_search_tokens")
      for table in ["post_search", "person_search"] as [SQL] {
        try connection.execute("ALTER TABLE \(table) ALTER COLUMN tokens TYPE TEXT[] COLLATE \"C\"")
      }
      try connection.indexPosts()
      try connection.execute("CREATE INDEX post_search_tokens ON post_search USING GIN (tokens)")
    }
    try connection.indexPeople()
  }
}

extension SQLConnection {
  /// How many rows are read at once.
  private static var batch: Int { 500 }

  /// Indexes each post again: SQLite keeps no tokens that more could be added to.
  func indexPosts() throws(AppError) {
    try SearchIndex.posts.clear(self)
    try index(.posts, "SELECT id, author_id, text FROM post") { row throws(AppError) in
      (id: row.integer(0), tokens: FoundInText(row.text(2)).tokens(of: row.integer(1)))
    }
  }

  /// Indexes each person again.
  func indexPeople() throws(AppError) {
    try SearchIndex.people.clear(self)
    try index(.people, "SELECT id, handle, name FROM person") { row throws(AppError) in
      (id: row.integer(0), tokens: NewAccount.tokens(handle: row.text(1), name: row.text(2)))
    }
  }

  /// Indexes the rows that a statement selects and that were not deleted.
  private func index(
    _ index: SearchIndex, _ selection: SQL,
    _ decode: (borrowing Row) throws(AppError) -> (id: Int64, tokens: [String])
  ) throws(AppError) {
    var last: Int64 = 0
    while true {
      let found = try rows(
        "\(selection) WHERE id > \(last) AND deleted_at IS NULL ORDER BY id LIMIT \(Self.batch)", decode)
      for row in found { try index.insert(row.id, row.tokens, self) }
      guard let end = found.last?.id, found.count == Self.batch else { return }
      last = end
    }
  }
}
