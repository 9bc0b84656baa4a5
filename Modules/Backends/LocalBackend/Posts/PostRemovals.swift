import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// Removes what belonged to deleted posts: likes, bookmarks and notices. For most posts, all of it is removed with
/// the post; for those that many people reacted to, the rest is removed in small steps, so that other writes come
/// in between.
struct PostRemovals: Worker {
  /// How many rows of a table are removed in one transaction. SQLite removes as many of 10,000 likes in some 2 ms.
  static let atOnce = 200

  var kind: WorkKind { .post }
  let transactions: WorkTransactions

  func work(on post: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    let isDone = try await pace.takeSteps { () async throws(AppError) in
      try await transactions.write(asAuthorOf: post) { transaction throws(AppError) in
        try transaction.removeSome(of: post)
      } ?? false
    }
    return isDone ? .done : .left
  }
}

private struct RemovedNotice {
  let recipient: Int64
  let kind: NoticeKind?
  let group: Int64
}

extension Transaction {
  /// Removes some of what belonged to a deleted post of the viewer. Returns whether more may be left. The post
  /// counts its likes for as long as they exist.
  func removeSome(of post: Int64) throws(AppError) -> Bool {
    let askedLikes = try removeSome("post_like", of: post)
    let askedVotes = try removeSome("poll_vote", of: post)
    let askedBookmarks = try removeSome("bookmark", of: post)
    let notices = try removeNotices(try removeSomeNotices(about: post).answer(), about: post)
    let (likes, bookmarks) = (try askedLikes.answer().count, try askedBookmarks.answer().count)
    let votes = try askedVotes.answer().count
    if likes > 0 {
      try connection.submit("UPDATE post SET like_count = like_count - \(likes) WHERE id = \(post)")
    }
    // A vote may be several rows.
    return max(likes, bookmarks, notices, votes) >= PostRemovals.atOnce
  }

  private func removeSome(_ table: SQL, of post: Int64) throws(AppError) -> PendingQuery<Int64> {
    try connection.ask(
      """
      DELETE FROM \(table) WHERE post_id = \(post) AND person_id IN (
        SELECT person_id FROM \(table) WHERE post_id = \(post) LIMIT \(PostRemovals.atOnce))
      RETURNING person_id
      """
    ) { $0.integer(0) }
  }

  private func removeSomeNotices(about post: Int64) throws(AppError) -> PendingQuery<RemovedNotice> {
    try connection.ask(
      """
      DELETE FROM notice WHERE id IN (
        SELECT id FROM notice WHERE post_id = \(post) AND post_id <> 0 LIMIT \(PostRemovals.atOnce))
      RETURNING recipient_id, kind, group_id
      """
    ) { row in
      RemovedNotice(
        recipient: row.integer(0), kind: NoticeKind(rawValue: row.text(1)), group: row.integer(2))
    }
  }

  /// Removes the groups that have no notice left. Returns how many notices were removed.
  private func removeNotices(_ removed: [RemovedNotice], about post: Int64) throws(AppError) -> Int {
    // What stands alone is a group of one; the groups of several are few, and go with their last notices.
    let alone = removed.filter { $0.kind?.grouping != .byPost }.map(\.group)
    if !alone.isEmpty {
      try connection.submit("DELETE FROM notice_group WHERE \(dialect.contains("id", alone))")
    }
    if removed.count < PostRemovals.atOnce {
      try connection.submit("DELETE FROM notice_group WHERE post_id = \(post) AND post_id <> 0")
    }
    // Very many may have been told at once, and are told so together.
    if removed.contains(where: { $0.kind?.isToldToMany == true }) {
      try appendChange(.watched, post, viewer)
    }
    let recipients = Set(removed.filter { $0.kind?.isToldToMany != true }.map(\.recipient))
    for recipient in recipients.sorted() { try appendChange(.notice, recipient) }
    return removed.count
  }
}
