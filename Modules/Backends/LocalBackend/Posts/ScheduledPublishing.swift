import AppValues
import Entities
import Post
import SocialDatabase
import SocialLocalStore

/// Publishes scheduled posts at their time. The post comes and its row goes in one transaction, so that it's published once,
/// however many servers run and whenever one of them stops.
struct ScheduledPublishing: Worker {
  var kind: WorkKind { .scheduled }
  let transactions: WorkTransactions

  func work(on scheduled: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    let person = try await transactions.database.read { connection throws(AppError) in
      try connection.first("SELECT person_id FROM scheduled_post WHERE id = \(scheduled)") {
        row throws(AppError) in row.integer(0)
      }
    }
    guard let person else { return .done }
    let outcome: WorkOutcome?
    do throws(AppError) {
      outcome = try await transactions.write(asWriter: person) { transaction, author throws(AppError) in
        try transaction.publish(scheduled: scheduled, by: author)
      }
    } catch {
      guard let failure = ScheduledPost.Failure(error) else { throw error }
      try await transactions.write(as: person) { transaction throws(AppError) in
        try transaction.fail(scheduled: scheduled, failure)
      }
      return .done
    }
    // The account may become active again.
    return outcome ?? .putOff(until: transactions.present.now().milliseconds + 3_600_000)
  }
}

extension ScheduledPost.Failure {
  /// Why a post can't be published; nil for errors that may pass.
  fileprivate init?(_ error: AppError) {
    switch error {
    case .notFound, .gone, .forbidden: self = .parent
    case .invalid(.photo, _): self = .photo
    case .invalid: self = .other
    default: return nil
    }
  }
}

extension Transaction {
  /// Publishes a scheduled post whose time has come.
  fileprivate func publish(scheduled id: Int64, by author: Author) throws(AppError) -> WorkOutcome {
    guard let found = try scheduledPosts(" AND s.id = \(id)").first, found.post.failure == nil else {
      return .done
    }
    if found.post.at > now { return .putOff(until: found.post.at.milliseconds) }
    if !found.isWhole { throw .invalid(.photo, .missing) }
    let isPublished = try connection.exists(
      "SELECT 1 FROM post WHERE author_id = \(viewer) AND publish_key = \(found.key.rawValue)")
    if !isPublished {
      let content = found.post.content
      let new = NewPost(
        content.written, replyTo: found.post.replyTo, visibility: found.post.visibility)
      let publishing = try Publishing(new, key: found.key)
      let post = try publishing.run(in: self, author, from: id)
      _ = try publishing.tellWatchers(of: post, self)
    }
    try connection.execute("DELETE FROM scheduled_post WHERE id = \(id)")
    return .done
  }

  /// Leaves a scheduled post to its author and tells them, unless they have given it another time by then.
  fileprivate func fail(scheduled id: Int64, _ failure: ScheduledPost.Failure) throws(AppError) {
    let count = try connection.execute(
      """
      UPDATE scheduled_post SET failure = \(failure.rawValue)
      WHERE id = \(id) AND failure IS NULL AND due_at <= \(now.milliseconds)
      """)
    if count > 0 { try tellOneself(.unpublished) }
  }
}
