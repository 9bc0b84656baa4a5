import AppValues
import Entities
import SocialBackend
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

extension Transaction {
  /// A notice of the viewer's list.
  ///
  /// Throws `notFound`.
  func singleNotice(_ id: Int64) throws(AppError) -> Notice {
    let listed = singleNotices("n.standing = 1")
    let found = try connection.first("\(listed) AND n.id = \(id)") { row throws(AppError) in
      try SingleNotice(row, in: media)
    }
    guard let found else { throw .notFound }
    return found.notice(found.post == 0 ? nil : try posts([found.post])[found.post])
  }

  /// `SELECT …`: the notices of the viewer's that are listed.
  private func singleNotices(_ isListed: SQL) -> SQL {
    """
    SELECT n.id, n.kind, n.post_id, n.at, n.read_at, n.group_id, \(AuthorColumns.all("a")),
      \(OutlineColumns.isThere("a")), \(OutlineColumns.all("a"))
    FROM notice n JOIN person a ON a.id = n.actor_id
    WHERE n.recipient_id = \(viewer) AND \(isListed) AND \(visible.notice)
    """
  }

  /// A part of the notices that pass a filter, each by itself.
  ///
  /// - Parameter condition: ` AND …`: what the notices `n` have to be as well.
  func singleNotices(
    _ range: KeyRange, _ filter: NoticeConditions, _ condition: SQL = ""
  ) throws(AppError) -> Page<Notice> {
    let page = try noticeRows(range, filter, condition)
    let posts = try posts(page.items.map(\.post).filter { $0 != 0 })
    return page.map { $0.notice(posts[$0.post]) }
  }

  /// The same as they are stored.
  func noticeRows(
    _ range: KeyRange, _ filter: NoticeConditions, _ condition: SQL = ""
  ) throws(AppError) -> Page<SingleNotice> {
    let rows = try connection.rows(
      """
      \(singleNotices(filter.isListed))\(filter.ofKinds("n.kind"))\(filter.ofPerson)\(filter.ofUnread)\(condition)
        \(range.bounds("n.id"))\(range.ordering("n.id"))
      """
    ) { row throws(AppError) in try SingleNotice(row, in: media) }
    return try range.page(rows, key: { $0.id }) { Array($0) }
  }
}

/// A notice as it is stored, its post by number.
struct SingleNotice: Sendable {
  let id: Int64
  let post: Int64
  /// Who did it, in outline; nil if they're gone.
  let outline: ItemOutline.Person?
  private let kind: NoticeKind
  private let at: Timestamp
  private let isRead: Bool
  private let group: Int64?
  let from: Author

  fileprivate init(_ row: borrowing Row, in media: MediaStore?) throws(AppError) {
    guard let kind = NoticeKind(rawValue: row.text(1)) else {
      throw .unexpected(reference: "notice-kind-unknown")
    }
    id = row.integer(0)
    self.kind = kind
    post = row.integer(2)
    at = Timestamp(milliseconds: row.integer(3))
    isRead = !row.isNull(4)
    // One that waits is in no group.
    group = kind.grouping == .alone || row.integer(5) == 0 ? nil : row.integer(5)
    from = AuthorColumns.author(row, at: 6, in: media)
    outline = row.boolean(11) ? ItemOutline.Person(row, at: 12) : nil
  }

  func notice(_ post: Post?) -> Notice {
    Notice(
      id: ID(id), group: group.map { ID($0) }, kind: kind, from: from, post: post, at: at,
      isRead: isRead)
  }
}
