import AppValues
import Entities
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// The people named in a post, in one column of its row: a statement of their own would be one more for each
/// page, though few posts name anyone.
enum MentionList {
  /// The column of a post `p`: null when no one is named.
  static func column(_ dialect: Dialect) -> SQL {
    """
    CASE WHEN p.mention_count > 0 THEN (
      SELECT \(dialect.joining)(
        CAST(m.position AS TEXT) || ' ' || CAST(mp.id AS TEXT) || ' ' || replace(mp.handle, \(ListSeparator.sql), '') || ' '
          || mp.avatar || ' ' || CAST(mp.avatar_store AS TEXT) || ' ' || replace(mp.name, \(ListSeparator.sql), ''),
        \(ListSeparator.sql))
      FROM mention m JOIN person mp ON mp.id = m.person_id WHERE m.post_id = p.id) END
    """
  }

  /// Reads the column: the people in the order of their names in the text.
  ///
  /// - Parameter media: Where pictures lie.
  static func people(_ list: String, in media: MediaStore?) -> [Author] {
    let people = list.pieces(at: ListSeparator.scalar).compactMap {
      person -> (position: Int, author: Author)? in
      let parts = person.parts(6)
      guard parts.count == 6, let position = Int(parts[0]), let store = Int64(parts[4]) else { return nil }
      let avatar = AuthorColumns.picture(parts[3], in: store, media)
      return (position, Author(id: ID(parts[1]), handle: parts[2], name: parts[5], avatar: avatar))
    }
    return people.sorted { $0.position < $1.position }.map(\.author)
  }
}

extension Substring {
  /// The parts between spaces; the last part keeps its own spaces. It goes by scalars, since a part that begins
  /// with an accent would form one character with the space before it.
  func parts(_ count: Int) -> [String] {
    unicodeScalars.split(separator: " ", maxSplits: count - 1, omittingEmptySubsequences: false)
      .map { String($0) }
  }
}

extension Dialect {
  /// The function that joins the texts of several rows, with a separator.
  var joining: SQL {
    switch self {
    case .sqlite: "group_concat"
    case .postgreSQL: "string_agg"
    }
  }
}
