import Database
import Entities

extension Migration {
  /// Posts are found by their authors too.
  static let searchAuthors = Migration("searchAuthors") { connection throws(SocialError) in
    switch connection.dialect {
    case .sqlite: try connection.indexAuthors()
    case .postgreSQL:
      try connection.execute(
        """
        UPDATE post_search SET tokens = array_append(tokens, 'by' || p.author_id)
        FROM post p WHERE p.id = post_search.id
        """)
    }
  }
}

extension SQLConnection {
  /// How many posts are read at once.
  private static var batch: Int { 500 }

  /// Indexes each post anew: SQLite keeps no tokens that more could be added to.
  fileprivate func indexAuthors() throws(SocialError) {
    try execute("INSERT INTO post_search (post_search) VALUES ('delete-all')")
    var last: Int64 = 0
    while true {
      let posts = try rows(
        """
        SELECT id, author_id, text FROM post WHERE id > \(last) AND deleted_at IS NULL
        ORDER BY id LIMIT \(Self.batch)
        """
      ) { row throws(SocialError) in (id: row.integer(0), author: row.integer(1), text: row.text(2)) }
      for post in posts {
        try SearchIndex.posts.insert(post.id, FoundInText(post.text).tokens(of: post.author), self)
      }
      guard let end = posts.last?.id, posts.count == Self.batch else { return }
      last = end
    }
  }
}
