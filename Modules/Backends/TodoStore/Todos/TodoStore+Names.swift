public import AppValues
import SocialDatabase
public import Todo

// Ids as people type them: a beginning is enough where no other todo's id begins so.
extension TodoStore {
  /// The todos whose id begins with a text: the one that has just this id, or else up to two of them, which is enough
  /// to know that there are several.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - areDeleted: Whether those that were deleted are meant, and else those that are there.
  ///
  /// Throws `storage`.
  public func ids(
    beginningWith text: String, areDeleted: Bool = false
  ) async throws(AppError) -> [ID<TodoItem>] {
    let end = text + "\u{10FFFF}"
    let bound: SQL =
      areDeleted
      ? " AND id IN (SELECT todo_id FROM todo_field WHERE field = 'deleted' AND value = 'true')"
      : " AND place IS NOT NULL"
    return try await database.read { connection throws(AppError) in
      let found = try connection.rows(
        """
        SELECT name FROM todo WHERE name >= \(text) AND name < \(end)\(bound)
        ORDER BY name LIMIT 2
        """
      ) { row throws(AppError) in ID<TodoItem>(row.text(0)) }
      // It comes before all that are longer.
      return found.first?.rawValue == text ? [found[0]] : found
    }
  }

  /// How ids can be shortened: the least of each that is the beginning of no other, and a few letters more rather than
  /// fewer, so that it stays so for a while.
  ///
  /// - Parameters:
  ///   - ids: Of todos that are there; the others are left out.
  ///   - least: The fewest letters.
  ///
  /// Throws `storage`.
  public func shortNames(
    of ids: [ID<TodoItem>], atLeast least: Int = 4
  ) async throws(AppError) -> [ID<TodoItem>: String] {
    let names = JSONValue.list(ids.map { .text($0.rawValue) }).json
    return try await database.readAtLength { connection throws(AppError) in
      let rows = try connection.rows(
        """
        SELECT t.name,
          (SELECT b.name FROM todo b WHERE b.name < t.name AND b.place IS NOT NULL ORDER BY b.name DESC LIMIT 1),
          (SELECT a.name FROM todo a WHERE a.name > t.name AND a.place IS NOT NULL ORDER BY a.name LIMIT 1)
        FROM todo t WHERE t.name IN (SELECT value FROM json_each(\(names))) AND t.place IS NOT NULL
        """
      ) { row throws(AppError) in
        (name: row.text(0), others: [row.optionalText(1), row.optionalText(2)].compactMap(\.self))
      }
      let short = rows.map { row in
        let same = row.others.map { row.name.commonPrefix(with: $0).count }.max() ?? 0
        return (ID<TodoItem>(row.name), String(row.name.prefix(max(least, same + 1))))
      }
      return Dictionary(short) { first, _ in first }
    }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> Substring {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }
}
