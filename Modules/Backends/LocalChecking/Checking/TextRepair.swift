import AppValues
import SocialBackend
import SocialDatabase
import SocialLocalStore

/// Rebuilds what is derived from texts, a page at a time.
enum TextRepair {
  typealias Step = (counts: [String: Int], next: Int64?)

  /// Repairs the folded columns of a table's next rows.
  static func foldings(
    of table: CheckedTable, after last: Int64, _ connection: any SQLConnection
  ) throws(AppError) -> Step {
    let check = FoldingCheck(table, connection)
    let page = try check.faults(after: last)
    for fault in page.faults { try check.repair(fault) }
    return (Dictionary(page.faults.map { (check.location(of: $0), 1) }, uniquingKeysWith: +), page.next)
  }

  /// Repairs what is derived from the texts of the next posts, except SQLite's index.
  static func posts(after last: Int64, _ connection: any SQLConnection) throws(AppError) -> Step {
    let page = try PostTexts(after: last, connection)
    var (index, counts) = (IndexComparison(.posts, connection), [String: Int]())
    for fault in try PostTextCheck(connection).faults(page, after: last, &index) {
      if try repair(fault, connection) { counts[fault.finding.location, default: 0] += 1 }
    }
    return (counts, page.end)
  }

  /// Repairs what the next people are found by, except SQLite's index.
  static func people(after last: Int64, _ connection: any SQLConnection) throws(AppError) -> Step {
    var index = IndexComparison(.people, connection)
    let page = try PeopleCheck(connection).faults(after: last, &index)
    for fault in page.faults { try repair(fault, in: .people, connection) }
    let location = "\(SearchIndex.people.name).tokens"
    return (page.faults.isEmpty ? [:] : [location: page.faults.count], page.next)
  }

  /// Rebuilds SQLite's index in one transaction: a wrong part of it can't be removed.
  static func rebuild(_ index: SearchIndex, _ connection: any SQLConnection) throws(AppError) {
    try index.clear(connection)
    switch index {
    case .posts:
      try fill(index, "SELECT id, author_id, text FROM post", connection) { row throws(AppError) in
        (id: row.integer(0), tokens: IndexedText(row.text(2)).tokens(of: row.integer(1)))
      }
    case .people:
      try fill(index, "SELECT id, handle, name FROM person", connection) { row throws(AppError) in
        (id: row.integer(0), tokens: SearchIndex.tokens(handle: row.text(1), name: row.text(2)))
      }
    }
  }

  /// How many rows are read at once.
  private static let batch = 500

  /// Indexes the rows that a statement selects and that were not deleted.
  private static func fill(
    _ index: SearchIndex, _ selection: SQL, _ connection: any SQLConnection,
    _ decode: (borrowing Row) throws(AppError) -> (id: Int64, tokens: [String])
  ) throws(AppError) {
    var last: Int64 = 0
    while true {
      let found = try connection.rows(
        "\(selection) WHERE id > \(last) AND deleted_at IS NULL ORDER BY id LIMIT \(batch)", decode)
      for row in found { try index.insert(row.id, row.tokens, connection) }
      guard let end = found.last?.id, found.count == batch else { return }
      last = end
    }
  }

  private static func repair(
    _ fault: PostTextCheck.Fault, _ connection: any SQLConnection
  ) throws(AppError) -> Bool {
    switch fault {
    case .hashtags(let post, _, let right):
      try connection.execute("UPDATE post SET hashtags = \(right) WHERE id = \(post)")
    case .tags(let post, _, let right):
      try right.tags.replace(
        of: post.id, by: post.author, visibleTo: post.visibility, connection)
    case .position(let post, let mention, let right):
      try connection.execute(
        """
        UPDATE mention SET position = \(right) WHERE post_id = \(post) AND person_id = \(mention.person)
        """)
    case .tokens(let fault): try repair(fault, in: .posts, connection)
    case .unnamed, .lostPhoto: return false
    }
    return true
  }

  private static func repair(
    _ fault: IndexComparison.Fault, in index: SearchIndex, _ connection: any SQLConnection
  ) throws(AppError) {
    try index.remove(fault.id, [], connection)
    if let right = fault.right { try index.insert(fault.id, right, connection) }
  }
}
