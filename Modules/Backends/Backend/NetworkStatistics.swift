/// How large the network is, as anyone can know.
public struct NetworkStatistics: Hashable, Sendable {
  /// The number of accounts that can take part: neither suspended nor waiting for approval.
  public let people: Int
  /// The number of their public posts, comments included.
  public let posts: Int
  /// The number of people who used a session within the last thirty days. Sessions that were signed out since don't
  /// count.
  public let activeInMonth: Int

  public init(people: Int, posts: Int, activeInMonth: Int) {
    self.people = people
    self.posts = posts
    self.activeInMonth = activeInMonth
  }
}
