public import AppValues
import Entities

/// Where timelines are read.
public protocol TimelineRepository: Sendable {
  /// Which timelines are kept here: no other is offered.
  var capabilities: TimelineCapabilities { get }
  /// A page of a timeline, newest first.
  ///
  /// Throws `unauthenticated` for the home, lists, bookmarks and likes when signed out, `notFound` for a person or
  /// a list that does not exist, `invalid(.cursor, .malformed)`; `unsupported` for a timeline that is not kept here.
  func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem>
  /// Signals when a timeline may have new items, until cancelled; nil where this source says nothing of them, and one
  /// learns of them only by reading again. Each call answers a fresh stream: an `AsyncStream` has one listener, and
  /// several screens listen at once.
  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>?
}
