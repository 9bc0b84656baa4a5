/// The new items of a list, oldest first, in batches as they're found, each item exactly once. The stream waits while
/// the source is out of reach, then catches up.
///
/// It ends when the task that reads it is cancelled, and with the source's signals. Throws errors that waiting
/// doesn't fix.
public struct LiveStream<Item: Sendable>: AsyncSequence, Sendable {
  /// A batch: one or more items, the oldest first.
  public typealias Element = [Item]
  /// An error that waiting doesn't fix; see `AppError.isPassing`.
  public typealias Failure = AppError

  private let start: Cursor?
  private let signals: @Sendable () -> AsyncStream<LiveSignal>
  private let read: @Sendable (PageRequest) async throws(AppError) -> Page<Item>
  private let pause: Duration

  /// - Parameters:
  ///   - start: Where to begin; nil for items from now on.
  ///   - pause: How long to wait before asking a source again that couldn't answer.
  ///   - signals: Signals that there may be something new. Returns a new stream for each call.
  ///   - read: Reads a page of the list.
  public init(
    after start: Cursor? = nil, pause: Duration = .seconds(1),
    signals: @escaping @Sendable () -> AsyncStream<LiveSignal>,
    read: @escaping @Sendable (PageRequest) async throws(AppError) -> Page<Item>
  ) {
    self.start = start
    self.pause = pause
    self.signals = signals
    self.read = read
  }

  /// Starts to listen to the signals. Each iterator reads the list separately.
  public func makeAsyncIterator() -> Iterator { Iterator(self) }

  /// Reads the stream once.
  public struct Iterator: AsyncIteratorProtocol {
    /// How far the list has been read.
    private enum Position: Hashable {
      case unknown
      /// The list was empty so far.
      case bottom
      case above(Cursor)
    }

    private let stream: LiveStream
    // Listening begins before the first page is read, so that nothing falls between the two.
    private var signals: AsyncStream<LiveSignal>.Iterator
    private var position: Position

    init(_ stream: LiveStream) {
      self.stream = stream
      signals = stream.signals().makeAsyncIterator()
      position = stream.start.map { .above($0) } ?? .unknown
    }

    /// Begins after the newest item at this time. If you don't call this, the first `next` does.
    ///
    /// Throws the source's errors, even if waiting may fix them.
    nonisolated(nonsending) public mutating func begin() async throws(AppError) {
      position = try await stream.read(PageRequest(limit: 1)).newer.map { .above($0) } ?? .bottom
    }

    /// The next batch, never empty, with the oldest item first; nil if the task is cancelled or the signals end.
    public mutating func next() async throws(AppError) -> [Item]? {
      try await next(isolation: nil)
    }

    /// The next batch, as from `next()`, for a caller that runs on an actor.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AppError) -> [Item]? {
      var passed: Set<Position> = [position]
      while !Task.isCancelled {
        do throws(AppError) {
          let page = try await readOn()
          if let newer = page?.newer { position = .above(newer) }
          if let page, !page.items.isEmpty { return page.items.reversed() }
          // A page whose items were all left out is not the end; one that leads back is.
          if page != nil, passed.insert(position).inserted { continue }
        } catch {
          guard error.isPassing else { throw error }
          // It throws only when cancelled, which the loop looks at next.
          try? await Task.sleep(for: stream.pause)
          continue
        }
        if await signals.next(isolation: actor) == nil { return nil }
      }
      return nil
    }

    /// The oldest page of new items; nil if the beginning had to be found first.
    nonisolated(nonsending) private mutating func readOn() async throws(AppError) -> Page<Item>? {
      switch position {
      case .unknown:
        try await begin()
        return nil
      case .bottom: return try await lowest()
      case .above(let cursor): return try await page(.justAbove(cursor))
      }
    }

    /// The lower end of a list that was empty, from which to read upward. An empty page isn't the end; a page that
    /// leads back is.
    nonisolated(nonsending) private func lowest() async throws(AppError) -> Page<Item> {
      var (position, lowest) = (PageRequest.Position.first, Page<Item>(items: [], older: nil, newer: nil))
      var asked: Set<PageRequest.Position> = []
      while true {
        let page = try await page(position)
        if !page.items.isEmpty { lowest = page }
        guard let older = page.older, asked.insert(.before(older)).inserted else { return lowest }
        position = .before(older)
      }
    }

    nonisolated(nonsending) private func page(
      _ position: PageRequest.Position
    ) async throws(AppError) -> Page<Item> {
      try await stream.read(PageRequest(position, limit: PageRequest.limits.upperBound))
    }
  }
}
