import Database
import Entities
import Profile

/// Selects a page of one of the lists of people, the latest first.
struct PeopleSelection {
  /// Where the list is kept, as `l`; the person listed, and a condition that holds for the list.
  private let table: SQL
  private let person: SQL
  private let condition: SQL
  private let kind: PeopleList

  /// - Parameter owner: Whose list it is.
  init(_ list: PeopleList, of owner: Int64) {
    kind = list
    switch list {
    case .followers:
      (table, person, condition) = ("follow", "l.follower_id", "l.followee_id = \(owner)")
    case .following:
      (table, person, condition) = ("follow", "l.followee_id", "l.follower_id = \(owner)")
    case .requests:
      (table, person, condition) = ("follow_request", "l.requester_id", "l.target_id = \(owner)")
    case .blocked:
      (table, person, condition) = ("block", "l.blocked_id", "l.blocker_id = \(owner)")
    case .muted:
      (table, person, condition) = ("mute", "l.muted_id", "l.muter_id = \(owner)")
    }
  }

  func page(_ range: KeyRange, _ transaction: Transaction) throws(SocialError) -> Page<User> {
    let rows = try transaction.connection.rows(
      """
      SELECT \(PersonColumns.all(for: transaction)), l.id FROM \(table) l JOIN person p ON p.id = \(person)
      WHERE \(condition) AND p.deleted_at IS NULL\(shown(transaction))\
      \(range.bounds("l.id"))\(range.ordering("l.id"))
      """
    ) { row throws(SocialError) in
      (user: PersonColumns.user(row, for: transaction), id: row.integer(PersonColumns.count))
    }
    return try range.page(rows, key: { $0.id }, { $0.map { $0.user } })
  }

  /// Whom of the list the viewer is shown: those whom they block only where that is what it lists.
  private func shown(_ transaction: Transaction) -> SQL {
    switch kind {
    case .followers, .following, .requests: transaction.visible.notBlocked(person)
    case .blocked: ""
    case .muted: " AND \(transaction.visible.stands("l"))"
    }
  }
}
