public import AppValues
import Entities

/// The items that come to a timeline, oldest first, each exactly once and none left out, for as long as one
/// goes on asking. It waits while the source is out of reach, then catches up. A post that came before
/// within the stream's memory (the last thousand) does not come again by another's share.
///
/// Ends when the task that reads it is cancelled. Throws what is not mended by waiting: `unauthenticated`,
/// `notFound`, `invalid(.cursor, .malformed)`.
public struct TimelineStream: AsyncSequence, Sendable {
  /// One new item at a time.
  public typealias Element = TimelineItem
  /// What waiting does not mend.
  public typealias Failure = AppError

  private let items: LiveStream<TimelineItem>

  init(_ items: LiveStream<TimelineItem>) {
    self.items = items
  }

  /// A reading of its own, which begins where the stream was asked to.
  public func makeAsyncIterator() -> Iterator { Iterator(items.makeAsyncIterator()) }

  /// Reads the stream once.
  public struct Iterator: AsyncIteratorProtocol {
    private var portions: LiveStream<TimelineItem>.Iterator
    /// What was found and is still to be told, the next last.
    private var waiting: [TimelineItem] = []
    private var recent = RecentPosts()

    init(_ portions: LiveStream<TimelineItem>.Iterator) {
      self.portions = portions
    }

    /// The next new item, for which it waits; nil once the task is cancelled or the source signals no more.
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
        waiting = portion.filter { recent.insert($0.post.id) }.reversed()
      }
      return nil
    }
  }
}

/// The last posts that came, so that none comes twice; its size is bounded however long one listens.
private struct RecentPosts {
  private static let capacity = 1000
  private var known: Set<ID<Post>> = []
  private var order: [ID<Post>] = []

  /// Whether the post is new; it is known from then on.
  mutating func insert(_ id: ID<Post>) -> Bool {
    guard known.insert(id).inserted else { return false }
    order.append(id)
    if order.count > 2 * Self.capacity {
      known.subtract(order.prefix(Self.capacity))
      order.removeFirst(Self.capacity)
    }
    return true
  }
}
