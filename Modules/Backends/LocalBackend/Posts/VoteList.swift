import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// How the poll of a post goes, in one column of its row, as `MentionList` has the people.
enum VoteList {
  /// The column of a post `p`: null when it has no poll.
  static func column(for viewer: SQL, _ dialect: Dialect) -> SQL {
    """
    CASE WHEN p.poll_options IS NOT NULL THEN (
      SELECT CAST(v.ends_at AS TEXT) || ' ' || CAST(v.voter_count AS TEXT) || ' '
        || CASE WHEN v.author_id = \(viewer) THEN '1' ELSE '0' END || ' ' || (
          SELECT \(dialect.joining)(CAST(vo.position AS TEXT) || ':' || CAST(vo.vote_count AS TEXT), ',')
          FROM poll_option vo WHERE vo.post_id = p.id) || ' ' || COALESCE((
          SELECT \(dialect.joining)(CAST(vm.position AS TEXT), ',')
          FROM poll_vote vm WHERE vm.post_id = p.id AND vm.person_id = \(viewer)), '')
      FROM poll v WHERE v.post_id = p.id) END
    """
  }

  /// Reads the column.
  ///
  /// - Parameters:
  ///   - post: The post, whose ID the poll shares.
  ///   - poll: What the post asks.
  ///   - now: When it's read.
  static func votes(_ list: String, of post: Int64, _ poll: PollQuestion, at now: Timestamp) -> PollVotes? {
    let parts = list[...].parts(5)
    guard parts.count == 5, let end = Int64(parts[0]), let voters = Int(parts[1]) else { return nil }
    let options = parts[3].split(separator: ",").map { $0.split(separator: ":").compactMap { Int($0) } }
      .filter { $0.count == 2 }
    let first = options.map { $0[0] }.min() ?? 0
    var counts = poll.options.map { _ in 0 }
    for option in options where counts.indices.contains(option[0] - first) {
      counts[option[0] - first] = option[1]
    }
    // Those below are for options that an edit removed.
    let choices = parts[4].split(separator: ",").compactMap { Int($0) }.map { $0 - first }
      .filter { $0 >= 0 }.sorted()
    let isOver = end <= now.milliseconds
    return PollVotes(
      id: ID(post), endsAt: Timestamp(milliseconds: end), isOver: isOver,
      counts: poll.hidesTotals && !isOver ? nil : counts, total: counts.reduce(0, +), voters: voters,
      hasVoted: parts[2] == "1" || !choices.isEmpty, choices: choices)
  }
}
