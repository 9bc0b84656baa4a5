import AppValues
import SocialDatabase

extension Migration {
  /// Whether the photos of a post may disturb people, and what someone has chosen for new posts.
  static let sensitivePhotos = Migration("sensitivePhotos") { connection throws(AppError) in
    let columns: [(table: SQLName, column: SQLName)] = [
      ("post", "is_sensitive"), ("revision", "is_sensitive"), ("account", "post_sensitive"),
    ]
    for (table, column) in columns {
      try connection.execute("ALTER TABLE \(table) ADD COLUMN \(column) BIGINT NOT NULL DEFAULT 0")
    }
  }
}

extension Columns {
  static let sensitivePhotos = [
    Columns("post", source: ["is_sensitive"], rules: [.among("is_sensitive", 0...1)]),
    Columns("revision", source: ["is_sensitive"], rules: [.among("is_sensitive", 0...1)]),
    Columns("account", source: ["post_sensitive"], rules: [.among("post_sensitive", 0...1)]),
  ]
}
