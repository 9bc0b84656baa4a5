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

  private let reading: LiveReading<Item>
  private let signals: @Sendable () -> AsyncStream<LiveSignal>
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
    reading = LiveReading(after: start, read: read)
    self.pause = pause
    self.signals = signals
  }

  /// Starts to listen to the signals. Each iterator reads the list separately.
  public func makeAsyncIterator() -> Iterator { Iterator(self) }

  /// Reads the stream once.
  public struct Iterator: AsyncIteratorProtocol {
    // Listening begins before the first page is read, so that nothing falls between the two.
    private var signals: AsyncStream<LiveSignal>.Iterator
    private var reading: LiveReading<Item>
    private let pause: Duration

    init(_ stream: LiveStream) {
      signals = stream.signals().makeAsyncIterator()
      reading = stream.reading
      pause = stream.pause
    }

    /// Begins after the newest item at this time. If you don't call this, the first `next` does.
    ///
    /// Throws the source's errors, even if waiting may fix them.
    nonisolated(nonsending) public mutating func begin() async throws(AppError) {
      try await reading.begin()
    }

    /// The next batch, never empty, with the oldest item first; nil if the task is cancelled or the signals end.
    public mutating func next() async throws(AppError) -> [Item]? {
      try await next(isolation: nil)
    }

    /// The next batch, as from `next()`, for a caller that runs on an actor.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AppError) -> [Item]? {
      while !Task.isCancelled {
        do throws(AppError) {
          if let items = try await reading.next() { return items }
        } catch {
          guard error.isPassing else { throw error }
          // It throws only when cancelled, which the loop looks at next.
          try? await Task.sleep(for: pause)
          continue
        }
        if await signals.next(isolation: actor) == nil { return nil }
      }
      return nil
    }
  }
}
