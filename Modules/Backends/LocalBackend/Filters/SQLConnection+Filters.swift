import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

extension SQLConnection {
  /// The filters of people, in the order in which they were made, also those that have ended.
  ///
  /// - Parameter condition: ` AND …`: which filters `f`.
  func filters(
    of people: [Int64], where condition: SQL = ""
  ) throws(AppError) -> [Int64: [PostFilter]] {
    if people.isEmpty { return [:] }
    let chosen: SQL = "\(dialect.contains("f.person_id", people))\(condition)"
    let settings = try ask(
      """
      SELECT f.id, f.person_id, f.title, f.action, f.contexts, f.expires_at FROM post_filter f
      WHERE \(chosen) ORDER BY f.id
      """
    ) { row in (id: row.integer(0), person: row.integer(1), settings: FilterSettings(row, at: 2)) }
    let phrases = try ask(
      """
      SELECT e.filter_id, e.id, e.phrase, e.is_whole_word FROM filter_phrase e
      JOIN post_filter f ON f.id = e.filter_id WHERE \(chosen) ORDER BY e.id
      """
    ) { row in
      (row.integer(0), FilterPhrase(id: ID(row.integer(1)), text: row.text(2), isWholeWord: row.boolean(3)))
    }
    let posts = try ask(
      """
      SELECT e.filter_id, e.id, e.post_id FROM filter_post e
      JOIN post_filter f ON f.id = e.filter_id WHERE \(chosen) ORDER BY e.id
      """
    ) { row in (row.integer(0), FilteredPost(id: ID(row.integer(1)), post: ID(row.integer(2)))) }
    let found = try settings.answer()
    let phrasesOf = Dictionary(grouping: try phrases.answer(), by: \.0)
    let postsOf = Dictionary(grouping: try posts.answer(), by: \.0)
    return Dictionary(grouping: found, by: \.person).mapValues { filters in
      filters.map { filter in
        PostFilter(
          id: ID(filter.id), settings: filter.settings, phrases: (phrasesOf[filter.id] ?? []).map(\.1),
          posts: (postsOf[filter.id] ?? []).map(\.1))
      }
    }
  }
}

extension FilterSettings {
  /// Reads the title, the action, the contexts and the end.
  fileprivate init(_ row: borrowing Row, at column: Int) {
    self.init(
      row.text(column), in: Set(bits: row.integer(column + 2)),
      action: FilterAction(number: row.integer(column + 1)),
      expiresAt: row.optionalInteger(column + 3).map(Timestamp.init(milliseconds:)))
  }
}

extension FilterAction {
  /// As it's stored: its position.
  var number: Int64 {
    switch self {
    case .warn: 0
    case .hide: 1
    case .blur: 2
    }
  }

  fileprivate init(number: Int64) {
    self = Self.allCases.first { $0.number == number } ?? .warn
  }
}

extension FilterContext {
  /// The bit that it has among those of a filter.
  var bit: Int64 {
    switch self {
    case .home: 1
    case .notifications: 2
    case .everyone: 4
    case .thread: 8
    case .account: 16
    }
  }
}

extension Set<FilterContext> {
  /// As they're stored.
  var bits: Int64 { reduce(0) { $0 | $1.bit } }

  fileprivate init(bits: Int64) {
    self = Set(FilterContext.allCases.filter { bits & $0.bit != 0 })
  }
}
