import AppValues
import SocialDatabase
import SocialLocalStore

/// Accepts the requests that wait when someone stops approving followers: the first together with that change, the rest
/// in small steps after it.
struct RequestAcceptance: Worker {
  /// How many are accepted in one transaction.
  static let atOnce = 50

  var kind: WorkKind { .requests }
  let transactions: WorkTransactions

  func work(on person: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    let isDone = try await pace.takeSteps { () async throws(AppError) in
      try await transactions.write(as: person) { transaction throws(AppError) in
        try transaction.acceptSome()
      }
    }
    return isDone ? .done : .left
  }
}

extension Transaction {
  /// Accepts those who have waited longest to follow the viewer, who doesn't approve followers.
  ///
  /// - Returns: Whether more may be waiting.
  func acceptSome() throws(AppError) -> Bool {
    // By now, the viewer may approve followers again.
    let waiting = try connection.rows(
      """
      SELECT q.requester_id FROM follow_request q JOIN person p ON p.id = q.target_id
      WHERE q.target_id = \(viewer) AND p.is_locked = 0 ORDER BY q.id LIMIT \(RequestAcceptance.atOnce)
      """
    ) { row throws(AppError) in row.integer(0) }
    // All queries are sent before the first answer is awaited.
    let asked = try waiting.map { person throws(AppError) in try askForFollow(person, viewer) }
    for query in asked {
      guard let follow = try query.answer().first, let wishes = try endRequest(follow) else { continue }
      if follow.terms == nil { try beginFollow(follow, wishes) }
    }
    return waiting.count == RequestAcceptance.atOnce
  }
}
