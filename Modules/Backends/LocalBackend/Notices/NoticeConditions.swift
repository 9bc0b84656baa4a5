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
  /// Whether what waits in requests is shown, too.
  let includesRequests: Bool

  /// - Parameter singly: Kinds that aren't grouped here.
  ///
  /// Throws `notFound` for a person who can't exist.
  init(_ filter: NoticeFilter, singly: Set<NoticeKind> = []) throws(AppError) {
    isUnread = filter.isUnread
    self.singly = singly.filter { $0.grouping != .alone && filter.kinds?.contains($0) != false }
    kinds = filter.kinds?.map(\.rawValue).sorted()
    person = try filter.person?.number()
    includesRequests = filter.includesRequests
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

  /// The notice `n` is in the list, or waits where that is asked for.
  var isListed: SQL { includesRequests ? "n.standing IN (1, 3)" : "n.standing = 1" }

  /// The notice `n` comes by itself in a list of groups.
  var isListedSingly: SQL {
    let held: SQL = "(n.standing = 3\(ofKinds("n.kind")))"
    if singly.isEmpty { return held }
    let single: SQL = "(n.standing = 1 AND \(isSingle("n.kind")))"
    return includesRequests ? "(\(single) OR \(held))" : single
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
