import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// Finds people whose handle or name holds every word of a query: those whose handle begins with it first,
/// then by handle. A cursor is the person's position in that order: `0:alice`.
struct PeopleSearch: Sendable {
  private let words: [String]
  private let tokens: [String]
  private let beginning: String
  private let request: PageRequest
  private let start, end: (rank: Int, handle: String)?

  /// - Returns: nil when there is nothing in the query to look for.
  ///
  /// Throws `invalid(.cursor, .malformed)`.
  init?(_ query: String, _ request: PageRequest) throws(AppError) {
    words = SearchText.words(query)
    tokens = SearchText.tokens(ofQuery: query)
    beginning = String(
      SearchText.folded(query).drop { $0 == "@" || $0.isWhitespace }.prefix { !$0.isWhitespace })
    self.request = request
    start = try request.start.map(Self.position)
    end = try request.end.map(Self.position)
    if tokens.isEmpty { return nil }
  }

  func page(_ transaction: Transaction) throws(AppError) -> Page<User> {
    let rank: SQL =
      "CASE WHEN p.handle_folded LIKE \(beginning.likePattern + "%") ESCAPE '\\' THEN 0 ELSE 1 END"
    let step: SQL = request.isReversed ? "DESC" : "ASC"
    let rows = try transaction.connection.rows(
      """
      SELECT \(PersonColumns.all(for: transaction)), \(rank) AS rank, p.handle_folded FROM person p
      WHERE p.id IN (\(SearchIndex.people.candidates(tokens, transaction.dialect)))
        AND p.deleted_at IS NULL AND p.state = 0\(transaction.visible.notHidden("p.id"))\(holdsWords)\(bounds(rank))
      ORDER BY rank \(step), p.handle_folded \(step) LIMIT \(request.limit + 1)
      """
    ) { row throws(AppError) in
      (
        user: PersonColumns.user(row, for: transaction),
        cursor: Cursor(
          "\(row.integer(PersonColumns.count)):\(row.text(PersonColumns.count + 1))")
      )
    }
    let page = request.page(rows, cursor: { $0.cursor })
    return page.map(\.user)
  }

  private var holdsWords: SQL {
    words.reduce("") { sql, word in
      let pattern = "%\(word.likePattern)%"
      return
        "\(sql) AND (p.handle_folded LIKE \(pattern) ESCAPE '\\' OR p.name_folded LIKE \(pattern) ESCAPE '\\')"
    }
  }

  private func bounds(_ rank: SQL) -> SQL {
    .between(
      "(\(rank), p.handle_folded)", start.map { "(\($0.rank), \($0.handle))" },
      end.map { "(\($0.rank), \($0.handle))" }, isDescending: request.isReversed)
  }

  private static func position(_ cursor: Cursor) throws(AppError) -> (rank: Int, handle: String) {
    let parts = cursor.rawValue.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let rank = Int(parts[0]), (0...1).contains(rank) else {
      throw .invalid(.cursor, .malformed)
    }
    return (rank, String(parts[1]))
  }
}

extension String {
  /// The text with what LIKE gives a meaning escaped by a backslash.
  fileprivate var likePattern: String {
    replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_")
  }
}
