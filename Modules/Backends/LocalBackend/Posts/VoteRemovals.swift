import AppValues
import SocialLocalStore

/// Removes the votes in a poll that an edit removed, or gave other options, in small steps, so that other writes come in
/// between. They're for positions that no option has any more, and count for nothing.
struct VoteRemovals: Worker {
  var kind: WorkKind { .votes }
  let transactions: WorkTransactions

  func work(on post: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    let isDone = try await pace.takeSteps { () async throws(AppError) in
      try await transactions.write(asAuthorOf: post) { transaction throws(AppError) in
        try transaction.removeSomeVotes(of: post)
      } ?? false
    }
    return isDone ? .done : .left
  }
}
