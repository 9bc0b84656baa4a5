import AppValues
package import Entities
package import SocialDatabase
package import SocialMediaStorage

/// Reads people as they stand beside a post or a notice.
package enum AuthorColumns {
  /// Columns of a person.
  package static func all(_ person: SQL) -> SQL {
    "\(person).id, \(person).handle, \(person).name, \(person).avatar, \(person).avatar_store"
  }

  /// How many columns those are.
  package static let count = 5

  /// Reads those columns, from `column` on.
  ///
  /// - Parameter media: Where pictures lie.
  package static func author(_ row: borrowing Row, at column: Int, in media: MediaStore?) -> Author {
    Author(
      id: ID(row.integer(column)), handle: row.text(column + 1), name: row.text(column + 2),
      avatar: picture(row.text(column + 3), in: row.integer(column + 4), media))
  }

  /// A picture of a person.
  ///
  /// - Parameters:
  ///   - file: Its name; empty when there is none.
  ///   - store: The number of the store that keeps it.
  package static func picture(_ file: String, in store: Int64, _ media: MediaStore?) -> User.Picture? {
    if file.isEmpty { return nil }
    return media.location(of: file, in: store).map(User.Picture.at) ?? .elsewhere
  }
}

extension MediaStore? {
  /// The path of a file; nil if it is in another store, which can't be reached from here.
  ///
  /// - Parameter store: The number of the store that has it.
  package func location(of file: String, in store: Int64) -> String? {
    guard let media = self else { return file }
    return media.number == store ? media.path(of: file) : nil
  }
}
