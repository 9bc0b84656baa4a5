public import AppValues

/// Reads timelines.
public protocol TimelineRepository: Sendable {
  /// Which timelines the source has; no others are offered.
  var timelineCapabilities: TimelineCapabilities { get }
  /// A page of a timeline, newest first. A post that was also shared may be in it more than once:
  /// `TimelineInteractor.page(_:_:)` leaves it where it arrived first.
  ///
  /// Throws `unauthenticated` for home, lists, bookmarks and likes when signed out, `notFound` for a person or
  /// a list that doesn't exist, `invalid(.cursor, .malformed)`; `unsupported` for a timeline that the source doesn't
  /// have.
  func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem>
  /// Signals when a timeline may have new items, until cancelled; nil if the source doesn't announce them. Each call
  /// returns a fresh stream: an `AsyncStream` has one listener, and several screens listen at once.
  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>?
}
