/// What a poll can be where it's published.
public struct PollLimits: Equatable, Sendable {
  /// How many options it can have.
  public var options: ClosedRange<Int>
  /// The maximum number of characters of an option.
  public var characters: Int
  /// How long it can last, in seconds.
  public var durations: ClosedRange<Int>

  /// Limits; by default Mastodon's, which are ours: up to four options, and from five minutes to a month.
  public init(
    options: ClosedRange<Int> = 2...4, characters: Int = 50, durations: ClosedRange<Int> = 300...2_629_746
  ) {
    self.options = options
    self.characters = characters
    self.durations = durations
  }
}
