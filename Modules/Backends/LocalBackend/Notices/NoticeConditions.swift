import AppValues
import Entities
import Notifications
import SocialDatabase
import SocialLocalStore

/// The conditions that a filter of notices sets on their rows.
struct NoticeConditions {
  let isUnread: Bool
  private let kinds: [String]?
  private let person: Int64?

  /// Throws `notFound` for a person who can't exist.
  init(_ filter: NoticeFilter) throws(AppError) {
    isUnread = filter.isUnread
    kinds = filter.kinds?.map(\.rawValue).sorted()
    person = try filter.person?.number()
  }

  /// ` AND …`: the column has one of the kinds.
  func ofKinds(_ column: SQL) -> SQL {
    guard let kinds else { return "" }
    return kinds.isEmpty ? " AND 1 = 0" : " AND \(column) IN (\(SQL(list: kinds.map { "\($0)" })))"
  }

  /// ` AND …`: the person caused the notice `n`.
  var ofPerson: SQL { person.map { " AND n.actor_id = \($0)" } ?? "" }

  /// ` AND …`: the notice `n` is unread.
  var ofUnread: SQL { isUnread ? " AND n.read_at IS NULL" : "" }

  /// ` AND …`: the person caused a notice in the group `g`. Few groups remain, so that the list stays quick.
  func ofGroup(for viewer: Int64) -> SQL {
    guard let person else { return "" }
    return """
       AND g.id IN (
        SELECT n.group_id FROM notice n WHERE n.recipient_id = \(viewer) AND n.actor_id = \(person) AND n.standing = 1)
      """
  }
}
