package import Entities
package import SocialDatabase

/// The columns that make someone's defaults for new posts.
package enum DefaultsColumns {
  package static let count = 4

  /// - Parameter account: The name of the table `account` in the statement.
  package static func all(_ account: SQL) -> SQL {
    "\(account).post_visibility, \(account).post_language, \(account).post_sensitive, \(account).language"
  }

  package static func defaults(_ row: borrowing Row, at first: Int = 0) -> WritingDefaults {
    let language = row.text(first + 1)
    return WritingDefaults(
      visibility: PostVisibility(number: row.integer(first)), language: language.isEmpty ? nil : language,
      isSensitive: row.boolean(first + 2), accountLanguage: row.text(first + 3))
  }
}
