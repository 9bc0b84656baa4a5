import Database
import Entities

/// The people named in a post, in one column of its row: a statement of their own would be one more for each
/// page, though few posts name anybody.
enum MentionList {
  /// Parts one person from the next; stands in no name.
  private static let mark: Character = "\u{1E}"

  /// The column of a post `p`: null when nobody is named.
  static func column(_ dialect: Dialect) -> SQL {
    let mark = SQL(stringLiteral: "'\(mark)'")
    let aggregate: SQL =
      switch dialect {
      case .sqlite: "group_concat"
      case .postgreSQL: "string_agg"
      }
    return """
      CASE WHEN p.mention_count > 0 THEN (
        SELECT \(aggregate)(
          CAST(m.position AS TEXT) || ' ' || CAST(mp.id AS TEXT) || ' ' || replace(mp.handle, \(mark), '') || ' '
            || replace(mp.name, \(mark), ''), \(mark))
        FROM mention m JOIN person mp ON mp.id = m.person_id WHERE m.post_id = p.id) END
      """
  }

  /// Reads the column: the people in the order of their names in the text.
  static func people(_ list: String) -> [Author] {
    let people = list.split(separator: mark).compactMap { person -> (position: Int, author: Author)? in
      let parts = person.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, let position = Int(parts[0]) else { return nil }
      return (position, Author(id: ID(String(parts[1])), handle: String(parts[2]), name: String(parts[3])))
    }
    return people.sorted { $0.position < $1.position }.map(\.author)
  }
}
