import AppValues
import SocialDatabase

extension Migration {
  /// Finds hashtags by new rules for where links end: some texts have more hashtags now, and some fewer. Posts still
  /// mention the people they did. Every text is read, which takes seconds for a million posts.
  static let textRules = Migration("textRules") { connection throws(AppError) in
    try connection.renewHashtags(withAuthors: true)
  }
}
