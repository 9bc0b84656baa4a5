public import Entities

/// The notices that come from now on, each by itself, oldest first, in the portions in which they are found,
/// for as long as one goes on asking. It waits while the source is out of reach, then catches up.
///
/// Ends when the task that reads it is cancelled. Throws what is not mended by waiting: `unauthenticated`.
public struct NoticeStream: AsyncSequence, Sendable {
  public typealias Element = [Notice]
  public typealias Failure = AppError

  let repository: any NotificationsRepository
  /// How long to wait before asking again a source that could not answer.
  var pause: Duration = .seconds(1)

  public func makeAsyncIterator() -> Iterator { Iterator(self) }

  /// Reads the stream once.
  public struct Iterator: AsyncIteratorProtocol {
    /// How far the notices have been read.
    private enum Place {
      case unknown
      /// There was no notice yet.
      case bottom
      case above(Cursor)

      init(_ newer: Cursor?) { self = newer.map { .above($0) } ?? .bottom }
    }

    private let stream: NoticeStream
    private var signals: AsyncStream<LiveSignal>.Iterator
    private var place = Place.unknown

    init(_ stream: NoticeStream) {
      self.stream = stream
      signals = stream.repository.changes().makeAsyncIterator()
    }

    /// Begins behind the latest notice that there is now; the first `next` does so where it was not done.
    ///
    /// Throws what the source answers, also what waiting may mend.
    nonisolated(nonsending) public mutating func begin() async throws(AppError) {
      place = Place(try await stream.repository.each(PageRequest(limit: 1)).newer)
    }

    public mutating func next() async throws(AppError) -> [Notice]? {
      try await next(isolation: nil)
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(AppError) -> [Notice]? {
      while !Task.isCancelled {
        do throws(AppError) {
          let found = try await readOn()
          if !found.isEmpty { return found }
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

    /// What has come since, the oldest first.
    nonisolated(nonsending) private mutating func readOn() async throws(AppError) -> [Notice] {
      let page: Page<Notice>
      switch place {
      case .unknown:
        try await begin()
        return []
      case .bottom: page = try await lowest()
      case .above(let cursor): page = try await each(.justAbove(cursor))
      }
      if let newer = page.newer { place = .above(newer) }
      return page.items.reversed()
    }

    /// The end of the list, from where one can go upwards.
    nonisolated(nonsending) private func lowest() async throws(AppError) -> Page<Notice> {
      var page = try await each(.first)
      while let older = page.older {
        let next = try await each(.before(older))
        if next.items.isEmpty { break }
        page = next
      }
      return page
    }

    nonisolated(nonsending) private func each(
      _ position: PageRequest.Position
    ) async throws(AppError) -> Page<Notice> {
      try await stream.repository.each(PageRequest(position, limit: PageRequest.limits.upperBound))
    }
  }
}
