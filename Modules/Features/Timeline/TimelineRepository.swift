public import AppValues
public import Entities

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

/// Looks up the hashtag of a timeline, and follows it. Names come without the `#`.
public protocol HashtagFollowing: Sendable {
  /// The hashtag of a name, ignoring case, accents and width. A hashtag without posts has a count of zero.
  func hashtag(_ name: String) async throws(AppError) -> Hashtag
  /// Follows a hashtag and returns it updated. Following twice is the same as following once.
  ///
  /// Throws `unauthenticated`, `invalid(.hashtags, .outOfRange)` for one too many.
  func follow(_ name: String) async throws(AppError) -> Hashtag
  /// Unfollows a hashtag and returns it updated. Does nothing if it isn't followed.
  ///
  /// Throws `unauthenticated`.
  func unfollow(_ name: String) async throws(AppError) -> Hashtag
}

/// Looks up the list of a timeline.
public protocol ListLookup: Sendable {
  /// A list, with its title and how many people are in it.
  ///
  /// Throws `unauthenticated`, `notFound` for another person's list.
  func list(_ id: ID<UserList>) async throws(AppError) -> UserList
}
