import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// Tells the author and everyone who voted that a poll has ended, in small steps, so that other writes come in between.
/// The table `poll` says how far it has come; no one is told twice, and no one of a poll that is gone.
struct PollEnd: Worker {
  var kind: WorkKind { .pollEnd }
  let transactions: WorkTransactions

  /// What a step leaves.
  private enum Rest {
    case nothing, more
    /// The poll ends later, in milliseconds since the epoch: an edit has given it more time.
    case later(Int64)
  }

  func work(on post: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    var later: Int64?
    let isDone = try await pace.takeSteps(resting: false) { () async throws(AppError) in
      switch try await takeStep(post) {
      case .nothing: return false
      case .more: return true
      case .later(let time):
        later = time
        return false
      }
    }
    if let later { return .putOff(until: later) }
    return isDone ? .done : .left
  }

  private func takeStep(_ post: Int64) async throws(AppError) -> Rest {
    // Two processes may be about to take the same step: the second finds what the first has left.
    try await transactions.write(asAuthorOf: post) { transaction throws(AppError) in
      let connection = transaction.connection
      let poll = try connection.first("SELECT ends_at, told_to FROM poll WHERE post_id = \(post)") {
        row throws(AppError) in (end: row.integer(0), last: row.integer(1))
      }
      guard let poll else { return .nothing }
      if poll.end > transaction.now.milliseconds { return .later(poll.end) }
      if poll.last < 0 {
        try transaction.tellOneself(.poll, post: post)
        // Its numbers may have been hidden until now.
        try transaction.appendChange(.voted, post)
      }
      let voters = try connection.rows(
        """
        SELECT DISTINCT person_id FROM poll_vote
        WHERE post_id = \(post) AND person_id > \(max(poll.last, 0))
          AND position IN (SELECT o.position FROM poll_option o WHERE o.post_id = \(post))
        ORDER BY person_id LIMIT \(Transaction.toldAtOnce)
        """
      ) { row throws(AppError) in row.integer(0) }
      if !voters.isEmpty {
        let isVoter = transaction.dialect.contains("r.id", voters)
        try transaction.tell(
          try transaction.askWhomToTell(.poll, post: post, of: isVoter), .poll, post: post)
      }
      let last = voters.last ?? max(poll.last, 0)
      try connection.submit("UPDATE poll SET told_to = \(last) WHERE post_id = \(post)")
      return voters.count < Transaction.toldAtOnce ? .nothing : .more
    } ?? .nothing
  }
}
