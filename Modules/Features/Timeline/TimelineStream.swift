public import Entities

/// The items that come to a timeline, oldest first, each exactly once and none left out, for as long as one
/// goes on asking. It waits while the source is out of reach, then catches up. A post that came before
/// within the stream's memory (the last thousand) does not come again by another's share.
///
/// Ends when the task that reads it is cancelled. Throws what is not mended by waiting: `unauthenticated`,
/// `notFound`, `invalid(.cursor, .malformed)`.
public struct TimelineStream: AsyncSequence, Sendable {
  public typealias Element = TimelineItem
  public typealias Failure = AppError

  let repository: any TimelineRepository
  let kind: TimelineKind
  let after: Cursor?
  /// How long to wait before asking again a source that could not answer.
  var pause: Duration = .seconds(1)

  public func makeAsyncIterator() -> Iterator {
    Iterator(self)
  }

  /// Reads the stream once.
  public struct Iterator: AsyncIteratorProtocol {
    private let stream: TimelineStream
    // Listening begins before the first page is read, so that nothing falls between the two.
    private var signals: AsyncStream<LiveSignal>.Iterator
    private var place: Place
    private var waiting: [TimelineItem] = []
    private var recent = RecentPosts()

    /// Up to where the timeline has been read.
    private enum Place {
      case unknown
      /// There was nothing in the timeline yet.
      case beginning
      case at(Cursor)
    }

    init(_ stream: TimelineStream) {
      self.stream = stream
      signals = stream.repository.news(of: stream.kind).makeAsyncIterator()
      place = stream.after.map { .at($0) } ?? .unknown
    }

    public mutating func next() async throws(AppError) -> TimelineItem? {
      try await next(isolation: nil)
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(AppError) -> TimelineItem? {
      while !Task.isCancelled {
        if let item = waiting.popLast() { return item }
        do throws(AppError) {
          if try await readOn() { continue }
        } catch {
          guard error.isPassing else { throw error }
          await wait()
          continue
        }
        if await signals.next(isolation: actor) == nil { return nil }
      }
      return nil
    }

    /// Reads the next page; whether there was one.
    nonisolated(nonsending) private mutating func readOn() async throws(AppError) -> Bool {
      switch place {
      case .unknown:
        let page = try await page(.first, limit: 1)
        place = page.newer.map { .at($0) } ?? .beginning
        return false
      case .beginning:
        return try await readFromBeginning()
      case .at(let cursor):
        let page = try await page(.justAbove(cursor))
        guard let newer = page.newer else { return false }
        place = .at(newer)
        waiting = page.items.reversed().filter { recent.insert($0.post.id) }.reversed()
        return true
      }
    }

    /// Finds the oldest item of a timeline that was empty, from where one can go upwards.
    nonisolated(nonsending) private mutating func readFromBeginning() async throws(AppError) -> Bool {
      var page = try await page(.first)
      while let older = page.older {
        let next = try await self.page(.before(older))
        if next.items.isEmpty { break }
        page = next
      }
      guard let newer = page.newer else { return false }
      place = .at(newer)
      waiting = page.items.reversed().filter { recent.insert($0.post.id) }.reversed()
      return true
    }

    nonisolated(nonsending) private func page(
      _ position: PageRequest.Position, limit: Int = 80
    ) async throws(AppError) -> Page<TimelineItem> {
      try await stream.repository.page(of: stream.kind, PageRequest(position, limit: limit))
    }

    nonisolated(nonsending) private func wait() async {
      // It throws only when cancelled, which the loop looks at next.
      try? await Task.sleep(for: stream.pause)
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
