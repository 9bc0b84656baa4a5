import AppValues
import SocialDatabase

/// Tells of a post those who could not be told with it, being too many: of a new one those who watch its author, of
/// an edited one those who liked or shared it. It goes on behind the post and in small steps, so that others' writes
/// come in between. `telling` says of what someone is left; no one is told twice.
struct Telling: Worker {
  var kind: WorkKind { .telling }
  let transactions: WorkTransactions

  /// Tells the first of those who are to hear of a post of the viewer's, in the transaction of what they hear of;
  /// answers whether some are left.
  static func begin(
    _ audience: TellingAudience, of post: Int64, in transaction: Transaction
  ) throws(AppError) -> Bool {
    if transaction.manner != .news { return false }
    guard let last = try transaction.tell(audience, of: post) else { return false }
    // Edited again before all have heard of it, all are gone through again.
    try transaction.connection.submit(
      """
      INSERT INTO telling (post_id, audience, last_told_id) VALUES (\(post), \(audience.rawValue), \(last))
      ON CONFLICT (post_id, audience) DO UPDATE SET last_told_id = excluded.last_told_id
      """)
    try transaction.connection.addWork(.telling, post, transaction.now)
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

  private func next(of post: Int64) async throws(AppError) -> TellingAudience? {
    try await transactions.database.read { connection throws(AppError) in
      try connection.first("SELECT audience FROM telling WHERE post_id = \(post) ORDER BY audience LIMIT 1") {
        row throws(AppError) in
        guard let audience = TellingAudience(rawValue: row.text(0)) else {
          throw .unexpected(reference: "telling-audience-unknown")
        }
        return audience
      }
    }
  }

  private func takeStep(_ audience: TellingAudience, of post: Int64) async throws(AppError) {
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
      if let last = try transaction.tell(audience, of: post, after: last) {
        try connection.submit("UPDATE telling AS t SET last_told_id = \(last) WHERE \(row)")
      } else {
        try connection.submit("DELETE FROM telling AS t WHERE \(row)")
      }
    }
  }
}
