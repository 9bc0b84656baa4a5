import AppValues
import SocialDatabase

extension Migration {
  /// What people say of themselves beside name and bio (`fields`, as `FieldList` writes them), and what they
  /// have chosen for posts of which they say nothing else; an empty `post_language` is none.
  static let profiles = Migration("profiles") { connection throws(AppError) in
    for column: SQL in [
      "is_bot BIGINT NOT NULL DEFAULT 0", "hides_followers BIGINT NOT NULL DEFAULT 0",
      "fields TEXT NOT NULL DEFAULT ''", "post_visibility BIGINT NOT NULL DEFAULT 0",
      "post_language TEXT NOT NULL DEFAULT ''",
    ] {
      try connection.execute("ALTER TABLE person ADD COLUMN \(column)")
    }
  }
}

extension Columns {
  static let profiles = [
    Columns(
      "person", source: ["is_bot", "hides_followers", "fields"],
      rules: [.among("is_bot", 0...1), .among("hides_followers", 0...1)])
  ]
}
