public import AppValues

/// How large the network is, as anyone can know.
public struct NetworkStatistics: Hashable, Sendable {
  /// The number of accounts that can take part: neither suspended nor waiting for approval.
  public let people: Int
  /// The number of their public posts, comments included.
  public let posts: Int
  /// The number of people who used a session within the last thirty days. Sessions that were signed out since don't
  /// count.
  public let activeInMonth: Int
  /// The last twelve weeks, the present one first; empty where they aren't known.
  public let weeks: [NetworkWeek]

  public init(people: Int, posts: Int, activeInMonth: Int, weeks: [NetworkWeek] = []) {
    self.people = people
    self.posts = posts
    self.activeInMonth = activeInMonth
    self.weeks = weeks
  }
}

/// What happened in a network in a week that begins on Monday, in UTC.
public struct NetworkWeek: Hashable, Sendable {
  /// When it begins.
  public let start: Timestamp
  /// The number of public posts that were written in it and are still there, comments included.
  public var posts = 0
  /// The number of people who were there in it for the last time.
  public var people = 0
  /// The number of accounts that were created in it and are still there.
  public var accounts = 0

  /// A week in which nothing happened.
  public init(start: Timestamp) {
    self.start = start
  }
}
