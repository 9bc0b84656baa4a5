import AppValues
import Entities

/// Votes in polls, none of which ends.
extension Oracle {
  mutating func vote(_ choices: [Int], in post: Int, by person: Int) -> AppError? {
    if let error = reaching(post, by: person) { return error }
    guard let poll = posts[post].version.poll else { return .notFound }
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
    guard let poll = post.version.poll, !poll.hidesTotals else { return nil }
    return poll.options.indices.map { option in post.votes.values.count { $0.contains(option) } }
  }
}
