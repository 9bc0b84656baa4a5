import Database
import Entities

extension Migration {
  /// What people note about others for themselves.
  static let personNotes = Migration("personNotes") { connection throws(SocialError) in
    try connection.execute(
      """
      CREATE TABLE person_note (
        writer_id BIGINT NOT NULL, person_id BIGINT NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (writer_id, person_id)) \(connection.dialect.clustered)
      """)
  }
}
