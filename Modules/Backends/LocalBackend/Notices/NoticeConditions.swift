import AppValues
import Entities
import Notifications
import SocialDatabase
import SocialLocalStore

/// The conditions that a filter of notices sets on their rows.
struct NoticeConditions {
  let isUnread: Bool
  /// The kinds that are grouped, but come by themselves here.
  let singly: Set<NoticeKind>
  private let kinds: [String]?
  private let person: Int64?

  /// - Parameter singly: Kinds that aren't grouped here.
  ///
  /// Throws `notFound` for a person who can't exist.
  init(_ filter: NoticeFilter, singly: Set<NoticeKind> = []) throws(AppError) {
    isUnread = filter.isUnread
    self.singly = singly.filter { $0.grouping != .alone && filter.kinds?.contains($0) != false }
    kinds = filter.kinds?.map(\.rawValue).sorted()
    person = try filter.person?.number()
  }

  /// ` AND …`: the column has one of the kinds.
  func ofKinds(_ column: SQL) -> SQL {
    guard let kinds else { return "" }
    return kinds.isEmpty ? " AND 1 = 0" : " AND \(column) IN (\(SQL(list: kinds.map { "\($0)" })))"
  }

  /// ` AND …`: the column has one of the kinds that come in groups.
  func ofGroupedKinds(_ column: SQL) -> SQL {
    singly.isEmpty ? ofKinds(column) : "\(ofKinds(column)) AND NOT \(isSingle(column))"
  }

  /// The column has one of the kinds that come by themselves.
  func isSingle(_ column: SQL) -> SQL {
    "\(column) IN (\(SQL(list: singly.map(\.rawValue).sorted().map { "\($0)" })))"
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
