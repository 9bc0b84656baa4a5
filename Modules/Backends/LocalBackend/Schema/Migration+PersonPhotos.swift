import AppValues
import SocialDatabase

extension Migration {
  /// A person's posts with photos, however few they are among all that they wrote.
  static let personPhotos = Migration("personPhotos") { connection throws(AppError) in
    try connection.execute("CREATE INDEX post_photos ON post (author_id, id) WHERE photo_count > 0")
  }
}
