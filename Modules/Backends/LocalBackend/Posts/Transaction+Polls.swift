import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// The polls of posts, written with them.
extension Transaction {
  /// Lets people vote in a new post of the viewer's, or in one that an edit gave other options, until its end is told.
  /// Of what is imported no one is told anything.
  ///
  /// - Parameter first: The position of its first option: above those of votes that are still to be removed.
  func openPoll(_ poll: PollQuestion, of post: Int64, from first: Int64 = 0) throws(AppError) {
    let end = end(of: poll)
    try connection.submit(
      "INSERT INTO poll (post_id, author_id, ends_at) VALUES (\(post), \(viewer), \(end))")
    for position in poll.options.indices {
      try connection.submit(
        "INSERT INTO poll_option (post_id, position) VALUES (\(post), \(first + Int64(position)))")
    }
    if mode == .news { try connection.addWork(.pollEnd, post, due: end, now) }
  }

  /// Removes the poll of a post with its votes; of very many, `VoteRemovals` removes the rest.
  private func removePoll(of post: Int64) throws(AppError) {
    for table in ["poll", "poll_option"] as [SQL] {
      try connection.submit("DELETE FROM \(table) WHERE post_id = \(post)")
    }
    if try removeSomeVotes(of: post) { try connection.addWork(.votes, post, now) }
  }

  /// Removes some of the votes for what can't be chosen any more. Returns whether more may be left.
  func removeSomeVotes(of post: Int64) throws(AppError) -> Bool {
    try connection.execute(
      """
      DELETE FROM poll_vote WHERE post_id = \(post) AND (person_id, position) IN (
        SELECT v.person_id, v.position FROM poll_vote v
        WHERE v.post_id = \(post) AND NOT EXISTS (
          SELECT 1 FROM poll_option o WHERE o.post_id = v.post_id AND o.position = v.position)
        LIMIT \(PostRemovals.atOnce))
      """) >= PostRemovals.atOnce
  }

  /// The position above those of all options that a post has, or has votes for.
  private func nextPosition(in post: Int64) throws(AppError) -> Int64 {
    try connection.first(
      """
      SELECT COALESCE(
        (SELECT MAX(position) + 1 FROM poll_option WHERE post_id = \(post)),
        (SELECT MAX(position) + 1 FROM poll_vote WHERE post_id = \(post)), 0)
      """
    ) { row throws(AppError) in row.integer(0) } ?? 0
  }

  /// Brings the poll of a post of the viewer's in line with an edit. The votes stay where they stand for the new
  /// version as well.
  func changePoll(
    of post: Int64, from earlier: PollQuestion?, to poll: PollQuestion?
  ) throws(AppError) {
    if poll == earlier { return }
    guard let poll, let earlier, poll.keepsVotes(of: earlier) else {
      let next = poll == nil ? 0 : try nextPosition(in: post)
      if earlier != nil { try removePoll(of: post) }
      if let poll { try openPoll(poll, of: post, from: next) }
      return
    }
    if poll.duration == earlier.duration { return }
    // It runs from the edit on, and its end is told again.
    let end = end(of: poll)
    try connection.submit("UPDATE poll SET ends_at = \(end), told_to = -1 WHERE post_id = \(post)")
    try connection.addWork(.pollEnd, post, due: end, now)
  }

  /// In milliseconds since the epoch.
  private func end(of poll: PollQuestion) -> Int64 {
    let (end, overflows) = now.milliseconds.addingReportingOverflow(
      1000 &* Int64(min(poll.duration, 1 << 40)))
    return overflows ? .max : end
  }
}
