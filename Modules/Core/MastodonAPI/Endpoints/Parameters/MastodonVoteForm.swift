/// A vote in a poll.
public struct MastodonVoteForm: Codable, Hashable, Sendable {
  /// The options, counted from 0.
  public var choices: [Int]?

  /// A vote for the options given.
  public init(choices: [Int]? = nil) {
    self.choices = choices
  }
}
