/// What comes to a list, oldest first, in the portions in which it is found, each item once and none left out, for
/// as long as one goes on asking. It waits while the source is out of reach, then catches up.
///
/// Ends when the task that reads it is cancelled, and with the source's signals. Throws what waiting does not mend.
public struct LiveStream<Item: Sendable>: AsyncSequence, Sendable {
  /// A portion: one item or more, the oldest first.
  public typealias Element = [Item]
  /// What waiting doesn't mend; see `AppError.isPassing`.
  public typealias Failure = AppError

  private let start: Cursor?
  private let signals: @Sendable () -> AsyncStream<LiveSignal>
  private let read: @Sendable (PageRequest) async throws(AppError) -> Page<Item>
  private let pause: Duration

  /// - Parameters:
  ///   - start: Where it begins; nil for what comes from now on.
  ///   - pause: How long to wait before asking again a source that could not answer.
  ///   - signals: Says that there may be something new. A fresh stream at each call.
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

  /// Begins to listen to the signals; each iterator reads the list for itself.
  public func makeAsyncIterator() -> Iterator { Iterator(self) }

  /// Reads the stream once.
  public struct Iterator: AsyncIteratorProtocol {
    /// Up to where the list has been read.
    private enum Position: Hashable {
      case unknown
      /// There was nothing in the list yet.
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

    /// Begins behind the newest item that there is now; the first `next` does so where it was not done.
    ///
    /// Throws what the source answers, also what waiting may mend.
    nonisolated(nonsending) public mutating func begin() async throws(AppError) {
      position = try await stream.read(PageRequest(limit: 1)).newer.map { .above($0) } ?? .bottom
    }

    /// The next portion, the oldest item first and never empty; nil when the task is cancelled or the signals end.
    public mutating func next() async throws(AppError) -> [Item]? {
      try await next(isolation: nil)
    }

    /// The next portion, as `next()` has it, for a caller that runs on an actor.
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

    /// The oldest page of what has come since; nil where the beginning had to be found first.
    nonisolated(nonsending) private mutating func readOn() async throws(AppError) -> Page<Item>? {
      switch position {
      case .unknown:
        try await begin()
        return nil
      case .bottom: return try await lowest()
      case .above(let cursor): return try await page(.justAbove(cursor))
      }
    }

    /// The lower end of a list that was empty, from where one can go upwards. An empty page is not the end; one that
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
