public import AppValues
public import Entities

/// The rules for a vote in a poll, the same wherever it's stored.
public enum VoteRule {
  /// The choices in the form in which they're stored: in rising order.
  ///
  /// - Parameters:
  ///   - choices: The options that the viewer chooses, counted from 0.
  ///   - votes: How the poll goes for the viewer.
  ///
  /// Throws `invalid(.vote, …)`: `empty`; `missing` for an option that the poll doesn't have; `tooLong` for several where one
  /// can be chosen; `outOfRange` once the poll has ended; `unsupported` in one's own poll; `unchanged` if the viewer has voted.
  public static func checked(
    _ choices: [Int], in poll: PollQuestion, _ votes: PollVotes, isOwn: Bool
  ) throws(AppError) -> [Int] {
    if votes.isOver { throw .invalid(.vote, .outOfRange) }
    if isOwn { throw .invalid(.vote, .unsupported) }
    if votes.hasVoted { throw .invalid(.vote, .unchanged) }
    let chosen = Set(choices).sorted()
    if chosen.isEmpty { throw .invalid(.vote, .empty) }
    if !chosen.allSatisfy(poll.options.indices.contains) { throw .invalid(.vote, .missing) }
    if chosen.count > 1, !poll.allowsSeveral {
      throw .invalid(.vote, .tooLong(maximum: 1, excess: chosen.count - 1))
    }
    return chosen
  }
}
