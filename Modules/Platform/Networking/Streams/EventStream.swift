/// The events of a server, as they happen. When the connection breaks, it's made again, after a pause that grows.
///
/// It ends when the task that reads it is cancelled. Throws when the server refuses for good, as with a token that was
/// revoked.
public struct EventStream: AsyncSequence, Sendable {
  /// News of the stream.
  public typealias Element = StreamNews
  /// Why the stream can't go on.
  public typealias Failure = NetworkError

  let source: EventSource
  let retries: RetryPolicy
  let time: NetworkTime

  /// Begins to read. Each iterator has a connection of its own.
  public func makeAsyncIterator() -> Iterator { Iterator(stream: self) }

  /// Reads a stream.
  public struct Iterator: AsyncIteratorProtocol {
    private let stream: EventStream
    private var connection: EventConnection?
    private var waiting: ArraySlice<StreamNews> = []
    /// How often connecting has failed since the last connection.
    private var failures = 0
    private var pause: Duration?
    private var wasConnected = false
    private var isInterrupted = false

    init(stream: EventStream) {
      self.stream = stream
    }

    /// The next news; nil if the task is cancelled.
    public mutating func next() async throws(NetworkError) -> StreamNews? {
      try await next(isolation: nil)
    }

    /// The next news, for a caller that runs on an actor.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(NetworkError)
      -> StreamNews?
    {
      while !Task.isCancelled {
        if let news = waiting.popFirst() { return news }
        do throws(NetworkError) {
          if let news = try await advance() { return news }
        } catch {
          if error == .cancelled, Task.isCancelled { return nil }
          guard error.canPassInStream else { throw error }
          if let news = interrupted(by: error) { return news }
        }
      }
      return nil
    }

    /// Connects, or reads what comes.
    nonisolated(nonsending) private mutating func advance() async throws(NetworkError) -> StreamNews? {
      if let connection {
        waiting = try await connection.next()[...]
        return nil
      }
      if let pause { try await stream.time.wait(pause) }
      connection = try await stream.source.connect()
      failures = 0
      pause = nil
      isInterrupted = false
      defer { wasConnected = true }
      return .connected(afterGap: wasConnected)
    }

    /// Notes that the connection is gone, or couldn't be made. It's said once.
    private mutating func interrupted(by error: NetworkError) -> StreamNews? {
      connection = nil
      failures += 1
      var next = stream.retries.pause(after: failures, chance: stream.time.chance())
      if case .status(let refusal) = error, let asked = refusal.retryAfter {
        next += Swift.min(asked, stream.retries.longestWait)
      }
      pause = next
      defer { isInterrupted = true }
      return isInterrupted ? nil : .interrupted(error)
    }
  }
}

extension NetworkError {
  /// Whether a stream can be opened later. A network in which one has to sign in first answers in anyone's name.
  fileprivate var canPassInStream: Bool {
    switch self {
    case .status(let refusal): refusal.isPassing
    case .insecure, .unreadable, .tokenMissing: false
    default: true
    }
  }
}
