import AppValues
import SocialBackend
import SocialDatabase
import SocialLocalStore

/// Compares the search index of people with their names.
struct PeopleCheck {
  private static let page = 500

  private let connection: any SQLConnection

  init(_ connection: any SQLConnection) {
    self.connection = connection
  }

  func findings() throws(AppError) -> [CheckFinding] {
    try faults().prefix(ConsistencyCheck.limit).map { $0.finding(.people) }
  }

  func faults() throws(AppError) -> [IndexComparison.Fault] {
    var (index, faults) = (IndexComparison(.people, connection), [] as [IndexComparison.Fault])
    var last: Int64? = 0
    while let begin = last {
      let page = try self.faults(after: begin, &index)
      faults += page.faults
      last = page.next
    }
    return faults + (try index.rest())
  }

  /// The faults of the next people, except those of SQLite's index, and where to continue.
  func faults(
    after begin: Int64, _ index: inout IndexComparison
  ) throws(AppError) -> (faults: [IndexComparison.Fault], next: Int64?) {
    let people = try connection.rows(
      """
      SELECT id, handle, name, deleted_at FROM person WHERE id > \(begin) ORDER BY id LIMIT \(Self.page)
      """
    ) { row throws(AppError) in
      IndexComparison.Entry(
        id: row.integer(0),
        tokens: row.isNull(3) ? SearchIndex.tokens(handle: row.text(1), name: row.text(2)) : nil)
    }
    let next = people.count == Self.page ? people.last?.id : nil
    return (try index.compare(people, from: begin, to: next), next)
  }
}
