import AppValues
import Entities

/// Polls, and votes in them.
extension Oracle {
  mutating func vote(_ choices: [Int], in post: Int, by person: Int) -> AppError? {
    if let error = reaching(post, by: person) { return error }
    guard let poll = posts[post].version.poll else { return .notFound }
    if isOver(posts[post]) { return .invalid(.vote, .outOfRange) }
    if posts[post].author == person { return .invalid(.vote, .unsupported) }
    if posts[post].votes[person] != nil { return .invalid(.vote, .unchanged) }
    let chosen = Set(choices).sorted()
    if chosen.isEmpty { return .invalid(.vote, .empty) }
    if chosen.contains(where: { $0 >= poll.options.count }) { return .invalid(.vote, .missing) }
    if chosen.count > 1, !poll.allowsSeveral {
      return .invalid(.vote, .tooLong(maximum: 1, excess: chosen.count - 1))
    }
    posts[post].votes[person] = chosen
    return nil
  }

  /// How many chose each option; nil while that is hidden, and without a poll.
  func votes(of post: Post) -> [Int]? {
    guard let poll = post.version.poll, !poll.hidesTotals || isOver(post) else { return nil }
    return poll.options.indices.map { option in post.votes.values.count { $0.contains(option) } }
  }

  /// Whether a post had a poll in which people can vote no more.
  func isOver(_ post: Post) -> Bool { post.end.map { $0 <= now } ?? false }

  /// What an edit makes of a poll: what was chosen stays as long as it's the same that can be chosen, and time begins
  /// again if there is another time.
  mutating func change(_ earlier: PollQuestion?, to poll: PollQuestion?, in post: Int) {
    let keepsVotes = earlier.flatMap { poll?.keepsVotes(of: $0) } ?? false
    if !keepsVotes { posts[post].votes = [:] }
    if keepsVotes ? earlier?.duration == poll?.duration : earlier == poll { return }
    posts[post].end = poll.map { now.adding(seconds: Int64($0.duration)) }
    posts[post].isEndTold = false
  }
}
