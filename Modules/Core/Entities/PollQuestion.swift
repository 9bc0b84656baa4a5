/// What a post lets people vote on: the part of its content that its author writes. `PollVotes` says how it goes.
public struct PollQuestion: Codable, Hashable, Sendable {
  /// What can be chosen, in the order in which it's shown.
  public var options: [String]
  /// Whether a person may choose several options.
  public var allowsSeveral: Bool
  /// Whether only its end shows how many chose each option.
  public var hidesTotals: Bool
  /// How long people can vote, in seconds.
  public var duration: Int

  /// A question; by default one option can be chosen, within a day.
  public init(
    _ options: [String], allowsSeveral: Bool = false, hidesTotals: Bool = false, duration: Int = 86_400
  ) {
    self.options = options
    self.allowsSeveral = allowsSeveral
    self.hidesTotals = hidesTotals
    self.duration = duration
  }

  /// Whether the votes for an earlier version stand for this one as well. More time changes nothing about what was
  /// chosen.
  public func keepsVotes(of earlier: PollQuestion) -> Bool {
    options == earlier.options && allowsSeveral == earlier.allowsSeveral
  }
}
