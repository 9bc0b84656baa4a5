import AppValues
import SocialDatabase

/// The requests that waited when someone stopped approving followers: all of them are accepted. Where there are many, the
/// first are with the change, and the rest in small steps behind it.
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
    // Since then, they may have chosen to approve followers again.
    let waiting = try connection.rows(
      """
      SELECT q.requester_id FROM follow_request q JOIN person p ON p.id = q.target_id
      WHERE q.target_id = \(viewer) AND p.is_locked = 0 ORDER BY q.id LIMIT \(RequestAcceptance.atOnce)
      """
    ) { row throws(AppError) in row.integer(0) }
    // All is asked before the first answer is waited for.
    let asked = try waiting.map { person throws(AppError) in try askForFollow(person, viewer) }
    for question in asked {
      guard let follow = try question.answer().first, let wishes = try endRequest(follow) else { continue }
      if follow.terms == nil { try beginFollow(follow, wishes) }
    }
    return waiting.count == RequestAcceptance.atOnce
  }
}
