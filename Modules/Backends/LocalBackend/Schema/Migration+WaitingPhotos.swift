import AppValues
import SocialDatabase

extension Migration {
  /// The bytes of a photo's files while it waits for its first post, which are limited for each person; 0 for a photo that
  /// doesn't count, such as that of a deleted post.
  static let waitingPhotos = Migration("waitingPhotos") { connection throws(AppError) in
    try connection.execute("ALTER TABLE photo ADD COLUMN waiting_bytes BIGINT NOT NULL DEFAULT 0")
    try connection.execute(
      "CREATE INDEX photo_waiting ON photo (owner_id) WHERE post_id IS NULL AND waiting_bytes > 0")
  }

  /// Finds all photos of a person, which are withheld while the person is suspended.
  static let photoOwners = Migration("photoOwners") { connection throws(AppError) in
    try connection.execute("CREATE INDEX photo_owner ON photo (owner_id)")
  }
}

extension Columns {
  static let waitingPhotos = [Columns("photo", source: ["waiting_bytes"])]
}
