import AppValues
import Entities
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// Reads a page of the list of notices, in which a group is one entry.
///
/// A page takes three statements, whatever its length: for the groups, for the notices shown of them, and for the
/// posts; and a fourth if kinds that are grouped, or what waits in requests, are to come by themselves.
struct NoticeList {
  /// How many people of a group are named.
  private static let names = 3

  private let transaction: Transaction
  private let range: KeyRange
  private let filter: NoticeConditions

  init(_ range: KeyRange, _ filter: NoticeConditions, in transaction: Transaction) {
    self.range = range
    self.filter = filter
    self.transaction = transaction
  }

  func page() throws(AppError) -> Page<Notice> {
    var entries = try groups()
    if !filter.singly.isEmpty || filter.includesRequests {
      entries = range.first(of: entries + (try singles()), key: { $0.latest })
    }
    return try range.page(entries, key: { $0.latest }) { entries throws(AppError) in try notices(entries) }
  }

  /// A group by itself; nil if nothing of it is in the list.
  func group(_ id: Int64) throws(AppError) -> Notice? {
    try notices(try groups(" AND g.id = \(id)")[...]).first
  }

  private func notices(_ entries: ArraySlice<NoticeGroup>) throws(AppError) -> [Notice] {
    let posts = try transaction.posts(entries.map(\.post).filter { $0 != 0 })
    let activities = try activities(entries.flatMap(\.newest))
    return entries.compactMap { $0.notice(activities, posts) }
  }

  /// The notices that come by themselves.
  private func singles() throws(AppError) -> [NoticeGroup] {
    try transaction.connection.rows(
      """
      SELECT CAST(NULL AS BIGINT), n.id, n.kind, n.post_id, 1, CASE WHEN n.read_at IS NULL THEN 1 END, n.id
      FROM notice n
      WHERE n.recipient_id = \(transaction.viewer) AND \(filter.isListedSingly)
        AND \(transaction.visible.notice)\(filter.ofPerson)\(filter.ofUnread)
        \(range.bounds("n.id"))\(range.ordering("n.id"))
      """
    ) { row throws(AppError) in try NoticeGroup(row, names: 1) }
  }

  /// - Parameter condition: ` AND …`: what the groups `g` have to be as well.
  private func groups(_ condition: SQL = "") throws(AppError) -> [NoticeGroup] {
    let members: SQL = "\(transaction.noticesOfGroup)\(filter.ofPerson)"
    let newest: [SQL] = (0..<Self.names).map {
      "(SELECT n.id \(members) ORDER BY n.id DESC LIMIT 1 OFFSET \($0))"
    }
    let unreadNotices: SQL = "\(transaction.unreadNotices)\(filter.ofPerson)"
    // Looked up for each group: with EXISTS, PostgreSQL first reads all that is unread (170,000 in 50 ms).
    let unread: SQL = "(SELECT 1 \(unreadNotices) AND n.group_id = g.id LIMIT 1)"
    // Of many groups few may be unread, and those are found by themselves.
    let wanted: SQL =
      filter.isUnread
      ? "g.id IN (SELECT n.group_id \(unreadNotices))" : "(SELECT 1 \(members) LIMIT 1) = 1"
    return try transaction.connection.rows(
      """
      SELECT g.id, g.latest_id, g.kind, g.post_id, (SELECT COUNT(*) \(members)), \(unread),
        \(SQL(list: newest))
      FROM notice_group g
      WHERE g.recipient_id = \(transaction.viewer)\(filter.ofGroupedKinds("g.kind"))\(condition)
        \(filter.ofGroup(for: transaction.viewer)) AND \(wanted)
        \(range.bounds("g.latest_id"))\(range.ordering("g.latest_id"))
      """
    ) { row throws(AppError) in try NoticeGroup(row, names: Self.names) }
  }

  private func activities(_ ids: [Int64]) throws(AppError) -> [Int64: Activity] {
    if ids.isEmpty { return [:] }
    return try transaction.connection.rows(
      """
      SELECT n.id, n.at, \(AuthorColumns.all("a")) FROM notice n JOIN person a ON a.id = n.actor_id
      WHERE \(transaction.dialect.contains("n.id", ids))
      """
    ) { row throws(AppError) in Activity(row, in: transaction.media) }
    .reduce(into: [:]) { $0[$1.id] = $1 }
  }
}

extension Transaction {
  /// `FROM …`: the notices `n` of a group `g` that the viewer is to see.
  fileprivate var noticesOfGroup: SQL {
    "FROM notice n WHERE n.group_id = g.id AND n.standing = 1 AND \(visible.notice)"
  }

  /// `FROM …`: the notices `n` that are new to the viewer.
  var unreadNotices: SQL {
    """
    FROM notice n WHERE n.recipient_id = \(viewer) AND n.standing = 1 AND n.read_at IS NULL
      AND \(visible.notice)
    """
  }
}

/// One thing that someone did.
private struct Activity {
  let id: Int64
  let at: Timestamp
  let by: Author

  init(_ row: borrowing Row, in media: MediaStore?) {
    id = row.integer(0)
    at = Timestamp(milliseconds: row.integer(1))
    by = AuthorColumns.author(row, at: 2, in: media)
  }
}

/// An entry of the list: a group of notices, or one that comes by itself.
private struct NoticeGroup {
  private let id: Int64?
  let latest: Int64
  let post: Int64
  /// The latest of its notices, the last one first.
  let newest: [Int64]
  private let kind: NoticeKind
  private let count: Int
  private let isUnread: Bool

  init(_ row: borrowing Row, names: Int) throws(AppError) {
    guard let kind = NoticeKind(rawValue: row.text(2)) else {
      throw .unexpected(reference: "notice-kind-unknown")
    }
    self.kind = kind
    id = kind.grouping == .alone ? nil : row.optionalInteger(0)
    latest = row.integer(1)
    post = row.integer(3)
    count = row.int(4)
    isUnread = !row.isNull(5)
    var newest: [Int64] = []
    for column in 6..<6 + names {
      if let id = row.optionalInteger(column) { newest.append(id) }
    }
    self.newest = newest
  }

  /// Nil if none of the people who did it are left.
  func notice(_ activities: [Int64: Activity], _ posts: [Int64: Post]) -> Notice? {
    let activities = newest.compactMap { activities[$0] }
    guard let last = activities.first else { return nil }
    return Notice(
      id: ID(last.id), group: id.map { ID($0) }, kind: kind, from: last.by,
      also: activities.dropFirst().map(\.by), others: count - 1, post: posts[post], at: last.at,
      isRead: !isUnread)
  }
}
