import AppValues
import SocialDatabase

extension Migration {
  /// What someone likes is found in the order in which they liked it.
  static let likes = Migration("likes") { connection throws(AppError) in
    try connection.execute("CREATE INDEX post_like_order ON post_like (person_id, id)")
    try connection.execute("DROP INDEX post_like_person")
  }
}
