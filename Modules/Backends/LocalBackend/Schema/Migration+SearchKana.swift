import AppValues
import SocialDatabase

extension Migration {
  /// Has people found whose names are in katakana by hiragana, and the other way round. Posts are found so as they're
  /// indexed already.
  ///
  /// Every name is read, which takes about a second for 100,000 people; only those that change are written.
  static let searchKana = Migration("searchKana") { connection throws(AppError) in
    var last: Int64 = 0
    while true {
      let people = try connection.rows(
        """
        SELECT id, name, name_folded FROM person WHERE id > \(last) AND deleted_at IS NULL ORDER BY id LIMIT \(batch)
        """
      ) { row throws(AppError) in (id: row.integer(0), name: row.text(1), folded: row.text(2)) }
      for person in people {
        let searchable = SearchText.searchable(person.name)
        if searchable.isSame(as: person.folded) { continue }
        try connection.execute("UPDATE person SET name_folded = \(searchable) WHERE id = \(person.id)")
      }
      guard let end = people.last?.id, people.count == batch else { return }
      last = end
    }
  }

  /// How many rows are read at once.
  private static let batch = 500
}
