import AppValues
import SocialDatabase

extension Migration {
  /// What people note about others for themselves.
  static let personNotes = Migration("personNotes") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE TABLE person_note (
        writer_id BIGINT NOT NULL, person_id BIGINT NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (writer_id, person_id)) \(connection.dialect.clustered)
      """)
  }
}

extension Columns {
  static let personNotes = [
    Columns(
      "person_note", key: ["writer_id", "person_id"], source: ["writer_id", "person_id", "text"],
      rules: [
        .refersToPerson("writer_id", .own(key: nil)), .refersToPerson("person_id", .own(key: nil)),
        .never("is about its own writer", "t.writer_id = t.person_id"),
      ])
  ]
}
