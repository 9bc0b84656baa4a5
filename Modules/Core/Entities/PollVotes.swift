public import AppValues

/// How a poll goes, as the viewer may know it.
public struct PollVotes: Codable, Hashable, Sendable {
  /// Identifies the poll where it's voted in. On other servers that isn't the ID of its post.
  public let id: AppValues.ID<PollVotes>
  /// When it ends; nil for never, which only other servers have.
  public let endsAt: Timestamp?
  /// Whether it has ended.
  public let isOver: Bool
  /// How many people chose each option; nil while that is hidden.
  public let counts: [Int]?
  /// The votes for all options together; nil if the source doesn't say. Where several options can be chosen, they are more
  /// than the people.
  public let total: Int?
  /// How many people have voted; nil if the source doesn't say.
  public let voters: Int?
  /// Whether the viewer has voted, or can't because it's their own.
  public let hasVoted: Bool
  /// The options that the viewer chose, counted from 0, in rising order.
  public let choices: [Int]

  /// The votes of a poll; by default no one has voted. Without a total, it's the sum of the numbers that are known.
  public init(
    id: AppValues.ID<PollVotes>, endsAt: Timestamp?, isOver: Bool = false, counts: [Int]?,
    total: Int? = nil, voters: Int? = 0, hasVoted: Bool = false, choices: [Int] = []
  ) {
    self.id = id
    self.endsAt = endsAt
    self.isOver = isOver
    self.counts = counts
    self.total = total ?? counts?.reduce(0, +)
    self.voters = voters
    self.hasVoted = hasVoted
    self.choices = choices
  }

  /// The votes once the viewer has chosen, which must be something that can be chosen.
  public func voting(for choices: [Int]) -> PollVotes {
    let counts = counts.map { counts in
      counts.indices.map { counts[$0] + (choices.contains($0) ? 1 : 0) }
    }
    return PollVotes(
      id: id, endsAt: endsAt, isOver: isOver, counts: counts, total: total.map { $0 + choices.count },
      voters: voters.map { $0 + 1 }, hasVoted: true, choices: choices)
  }

  /// How many in a hundred of those who voted chose an option, rounded to the nearest; nil while that is hidden.
  ///
  /// - Parameter option: Counted from 0.
  public func percentage(of option: Int) -> Int? {
    guard let counts, counts.indices.contains(option), let total else { return nil }
    let people = max(voters ?? total, 0)
    return people == 0 ? 0 : min(100, (200 * counts[option] + people) / (2 * people))
  }
}
