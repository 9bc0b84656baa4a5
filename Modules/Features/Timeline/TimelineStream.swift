public import AppValues

/// The new items of a timeline as they arrive, oldest first, each exactly once and none left out. The stream waits
/// while the source is out of reach, then catches up. A post among the last thousand doesn't arrive again when someone
/// shares it.
///
/// Ends when the task that reads it is cancelled. Throws errors that waiting doesn't resolve: `unauthenticated`,
/// `notFound`, `invalid(.cursor, .malformed)`.
public struct TimelineStream: AsyncSequence, Sendable {
  /// One new item at a time.
  public typealias Element = TimelineItem
  /// An error that waiting doesn't resolve.
  public typealias Failure = AppError

  private let items: LiveStream<TimelineItem>

  /// - Parameter items: The items of the timeline as they're found.
  init(_ items: LiveStream<TimelineItem>) {
    self.items = items
  }

  /// An iterator that begins where the stream begins.
  public func makeAsyncIterator() -> Iterator { Iterator(items.makeAsyncIterator()) }

  /// Reads the stream once.
  public struct Iterator: AsyncIteratorProtocol {
    private var portions: LiveStream<TimelineItem>.Iterator
    /// Items found but not yet returned, the next one last.
    private var waiting: [TimelineItem] = []
    private var recent = RecentPosts<TimelineItem.PageKey>()

    init(_ portions: LiveStream<TimelineItem>.Iterator) {
      self.portions = portions
    }

    /// Begins behind the newest item that there is now; the first `next` does so where it was not done.
    ///
    /// Throws what the source answers, also what waiting may mend.
    nonisolated(nonsending) public mutating func begin() async throws(AppError) {
      try await portions.begin()
    }

    /// Waits for the next new item; nil once the task is cancelled or the source signals no more.
    public mutating func next() async throws(AppError) -> TimelineItem? {
      try await next(isolation: nil)
    }

    /// The same on the actor of the caller.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(AppError) -> TimelineItem? {
      while !Task.isCancelled {
        if let item = waiting.popLast() { return item }
        guard let portion = try await portions.next(isolation: actor) else { return nil }
        waiting = portion.filter { recent.insert($0.pageKey) }.reversed()
      }
      return nil
    }
  }
}

/// The last posts that arrived, so that none arrives twice. Its size is bounded, however long the stream lives.
private struct RecentPosts<Key: Hashable & Sendable>: Sendable {
  private static var capacity: Int { 1000 }
  private var known: Set<Key> = []
  private var order: [Key] = []

  /// Adds the post and returns whether it's new.
  mutating func insert(_ key: Key) -> Bool {
    guard known.insert(key).inserted else { return false }
    order.append(key)
    if order.count > 2 * Self.capacity {
      known.subtract(order.prefix(Self.capacity))
      order.removeFirst(Self.capacity)
    }
    return true
  }
}
