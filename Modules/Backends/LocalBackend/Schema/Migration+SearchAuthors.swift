import AppValues
import SocialDatabase

extension Migration {
  /// Posts are found by their authors too.
  static let searchAuthors = Migration("searchAuthors") { connection throws(AppError) in
    switch connection.dialect {
    case .sqlite: try connection.indexPosts()
    case .postgreSQL:
      try connection.execute(
        """
        UPDATE post_search SET tokens = array_append(tokens, 'by' || p.author_id)
        FROM post p WHERE p.id = post_search.id
        """)
    }
  }
}
