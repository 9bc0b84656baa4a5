/// How much is kept of what was read. What was read longest ago goes first.
public struct CacheLimits: Hashable, Sendable {
  /// The highest number of posts and people.
  public var entities: Int
  /// The highest number of pages of lists.
  public var pages: Int

  /// - Parameters:
  ///   - entities: The highest number of posts and people.
  ///   - pages: The highest number of pages of lists.
  public init(entities: Int = 10_000, pages: Int = 1000) {
    self.entities = entities
    self.pages = pages
  }
}
