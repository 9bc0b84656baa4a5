import AppValues
import SocialDatabase

extension Migration {
  /// Applies new rules for where links end: what stands behind some is a hashtag now, and in others there is none. Whom
  /// a post mentions stays as it was told. It reads each text, which takes seconds for a million posts.
  static let textRules = Migration("textRules") { connection throws(AppError) in
    try connection.renewHashtags(withAuthors: true)
  }
}
