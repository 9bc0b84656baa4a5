import AppValues
import Entities
import Notifications
import SocialDatabase

/// What a filter of notices asks of their rows.
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

  /// ` AND …`: the kind in a column is meant.
  func ofKinds(_ column: SQL) -> SQL {
    guard let kinds else { return "" }
    return kinds.isEmpty ? " AND 1 = 0" : " AND \(column) IN (\(SQL(list: kinds.map { "\($0)" })))"
  }

  /// ` AND …`: a notice `n` of the person who is meant.
  var ofPerson: SQL { person.map { " AND n.actor_id = \($0)" } ?? "" }

  /// ` AND …`: a notice `n` is unread, if those are meant.
  var ofUnread: SQL { isUnread ? " AND n.read_at IS NULL" : "" }

  /// ` AND …`: a group `g` may have notices of the person who is meant, of whom there are fewer than groups.
  func ofGroup(for viewer: Int64) -> SQL {
    guard let person else { return "" }
    return """
       AND g.id IN (
        SELECT n.group_id FROM notice n WHERE n.recipient_id = \(viewer) AND n.actor_id = \(person) AND n.standing = 1)
      """
  }
}
