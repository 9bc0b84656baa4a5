import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// The polls of posts, written with them.
extension Transaction {
  /// Lets people vote in a new post of the viewer's, or in one that an edit gave other options, until its end is told.
  /// Of what is imported no one is told anything.
  func openPoll(_ poll: PollQuestion, of post: Int64) throws(AppError) {
    let end = end(of: poll)
    try connection.submit(
      "INSERT INTO poll (post_id, author_id, ends_at) VALUES (\(post), \(viewer), \(end))")
    for position in poll.options.indices {
      try connection.submit("INSERT INTO poll_option (post_id, position) VALUES (\(post), \(position))")
    }
    if mode == .news { try connection.addWork(.pollEnd, post, due: end, now) }
  }

  /// Removes the poll of a post with all votes.
  func removePoll(of post: Int64) throws(AppError) {
    for table in ["poll", "poll_option", "poll_vote"] as [SQL] {
      try connection.submit("DELETE FROM \(table) WHERE post_id = \(post)")
    }
  }

  /// Brings the poll of a post of the viewer's in line with an edit. The votes stay where they stand for the new
  /// version as well.
  func changePoll(
    of post: Int64, from earlier: PollQuestion?, to poll: PollQuestion?
  ) throws(AppError) {
    if poll == earlier { return }
    guard let poll, let earlier, poll.keepsVotes(of: earlier) else {
      if earlier != nil { try removePoll(of: post) }
      if let poll { try openPoll(poll, of: post) }
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
