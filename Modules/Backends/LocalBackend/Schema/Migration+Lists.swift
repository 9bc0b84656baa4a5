import Database
import Entities

extension Migration {
  /// The lists of people that somebody reads apart. A member is somebody whom the owner follows, for as long
  /// as they do.
  static let lists = Migration("lists") { connection throws(SocialError) in
    let dialect = connection.dialect
    try connection.execute(
      """
      CREATE TABLE user_list (
        id \(dialect.rowID), owner_id BIGINT NOT NULL, title TEXT NOT NULL,
        title_folded TEXT \(dialect.bytewise) NOT NULL)
      """)
    try connection.execute("CREATE UNIQUE INDEX user_list_title ON user_list (owner_id, title_folded)")
    try connection.execute(
      """
      CREATE TABLE list_member (
        list_id BIGINT NOT NULL, person_id BIGINT NOT NULL, owner_id BIGINT NOT NULL, id BIGINT NOT NULL,
        PRIMARY KEY (list_id, person_id)) \(dialect.clustered)
      """)
    try connection.execute("CREATE INDEX list_member_list ON list_member (list_id, id)")
    try connection.execute("CREATE INDEX list_member_person ON list_member (owner_id, person_id)")
  }
}
