import AppValues
import SocialDatabase
import SocialLocalStore

/// Notifies the people about a post who were too many to be notified together with it: about a new post those who watch
/// its author, about an edited one those who liked or shared it. It runs in the background and in small steps, so that
/// other writes come in between. The table `telling` says for which posts people are left; no one is notified twice.
struct NoticeFanOut: Worker {
  var kind: WorkKind { .noticeFanOut }
  let transactions: WorkTransactions

  /// Notifies the first of the people who are notified about the viewer's post, in the post's own transaction.
  ///
  /// - Parameter asked: The people, where they have been asked for already.
  /// - Returns: Whether people are left.
  static func begin(
    _ audience: FanOutAudience, of post: Int64, in transaction: Transaction,
    _ asked: PendingQuery<AudienceMember>? = nil
  ) throws(AppError) -> Bool {
    if transaction.mode != .news { return false }
    let people = if let asked { asked } else { try transaction.ask(for: audience, of: post) }
    guard let last = try transaction.tell(audience, of: post, in: people) else { return false }
    // If it was edited again before everyone was notified, start again from the first.
    try transaction.connection.submit(
      """
      INSERT INTO telling (post_id, audience, last_told_id) VALUES (\(post), \(audience.rawValue), \(last))
      ON CONFLICT (post_id, audience) DO UPDATE SET last_told_id = excluded.last_told_id
      """)
    try transaction.connection.addWork(.noticeFanOut, post, transaction.now)
    return true
  }

  func work(on post: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    let isDone = try await pace.takeSteps(resting: false) { () async throws(AppError) in
      guard let audience = try await next(of: post) else { return false }
      do throws(AppError) {
        try await takeStep(audience, of: post)
      } catch {
        // Once a post is deleted, no one is to be told about it.
        if error != .gone { throw error }
      }
      return true
    }
    return isDone ? .done : .left
  }

  private func next(of post: Int64) async throws(AppError) -> FanOutAudience? {
    try await transactions.database.read { connection throws(AppError) in
      try connection.first("SELECT audience FROM telling WHERE post_id = \(post) ORDER BY audience LIMIT 1") {
        row throws(AppError) in
        guard let audience = FanOutAudience(rawValue: row.text(0)) else {
          throw .unexpected(reference: "telling-audience-unknown")
        }
        return audience
      }
    }
  }

  private func takeStep(_ audience: FanOutAudience, of post: Int64) async throws(AppError) {
    // Two processes may be about to take the same step: the second finds what the first has left.
    _ = try await transactions.write(asAuthorOf: post) { transaction throws(AppError) in
      let connection = transaction.connection
      let row: SQL = "t.post_id = \(post) AND t.audience = \(audience.rawValue)"
      let last = try connection.first("SELECT t.last_told_id FROM telling t WHERE \(row)") {
        row throws(AppError) in row.integer(0)
      }
      guard let last else { return }
      // Locked, so that it isn't deleted at the same time.
      _ = try transaction.storedPost(post)
      let people = try transaction.ask(for: audience, of: post, after: last)
      if let last = try transaction.tell(audience, of: post, in: people) {
        try connection.submit("UPDATE telling AS t SET last_told_id = \(last) WHERE \(row)")
      } else {
        try connection.submit("DELETE FROM telling AS t WHERE \(row)")
      }
    }
  }
}
