import AppValues
import Entities
import SocialDatabase

/// What hung on deleted posts, which are gone for everyone: who liked and kept them, and what people were told about
/// them. Of most posts all of it goes with the post; of those that many had to do with the rest goes in small steps, so
/// that others' writes come in between.
struct PostRemovals: Worker {
  /// How many rows of a table go in one transaction. Of 10,000 likes, so many go in some 2 ms by SQLite.
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
  /// Removes some of what hung on a deleted post of the viewer's; answers whether there may be more. The post counts
  /// its likes as long as they are there.
  func removeSome(of post: Int64) throws(AppError) -> Bool {
    let askedLikes = try removeSome("post_like", of: post)
    let askedBookmarks = try removeSome("bookmark", of: post)
    let notices = try removeNotices(try removeSomeNotices(about: post).answer(), about: post)
    let (likes, bookmarks) = (try askedLikes.answer().count, try askedBookmarks.answer().count)
    if likes > 0 {
      try connection.submit("UPDATE post SET like_count = like_count - \(likes) WHERE id = \(post)")
    }
    return max(likes, bookmarks, notices) == PostRemovals.atOnce
  }

  private func removeSome(_ table: SQL, of post: Int64) throws(AppError) -> Question<Int64> {
    try connection.ask(
      """
      DELETE FROM \(table) WHERE post_id = \(post) AND person_id IN (
        SELECT person_id FROM \(table) WHERE post_id = \(post) LIMIT \(PostRemovals.atOnce))
      RETURNING person_id
      """
    ) { $0.integer(0) }
  }

  private func removeSomeNotices(about post: Int64) throws(AppError) -> Question<RemovedNotice> {
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

  /// Removes the groups of which no notice is left; answers how many notices were removed.
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
