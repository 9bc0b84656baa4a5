public import AppValues
public import Entities

/// Where timelines are read.
public protocol TimelineRepository: Sendable {
  /// A page of a timeline, newest first.
  ///
  /// Throws `unauthenticated` for the home, lists, bookmarks and likes when signed out, `notFound` for a person or
  /// a list that does not exist, `invalid(.cursor, .malformed)`.
  func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem>
  /// Signals when a timeline may have new items, until cancelled. Each call answers a fresh stream: an `AsyncStream`
  /// has one listener, and several screens listen at once.
  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>
  /// The newest item the viewer has seen in a timeline; nil when they never read it, or are anonymous.
  func readingPlace(in kind: TimelineKind) async throws(AppError) -> Cursor?
  /// Remembers the newest item seen; an older one than is known changes nothing.
  func setReadingPlace(_ place: Cursor, in kind: TimelineKind) async throws(AppError)
  /// The person of a handle, for a timeline asked for by name.
  ///
  /// Throws `notFound`.
  func author(handle: String) async throws(AppError) -> Author
}
