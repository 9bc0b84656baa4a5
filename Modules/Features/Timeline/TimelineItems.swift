public import AppValues
public import Entities

/// Reads items by their ids, so that a share can be opened and undone like a post, and by who posted and shared them.
public protocol TimelineItems: Sendable {
  /// The items with these ids that the viewer can see, in this order: posts and shares alike.
  func items(_ ids: [ID<TimelineItem>]) async throws(AppError) -> [TimelineItem]
  /// The viewer's own share of a post; nil if they haven't shared it.
  ///
  /// Throws `unauthenticated`.
  func ownShare(of post: ID<Post>) async throws(AppError) -> TimelineItem?
  /// A page of a person's posts and shares, or of some of them, newest first; empty if one of the viewer and the person
  /// blocks the other.
  ///
  /// Throws `notFound`, `gone` for the person, `invalid(.cursor, .malformed)`.
  func items(
    by person: ID<User>, _ choice: PersonItems, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem>
  /// Whether a post is in a timeline of the viewer's, by itself or shared by someone; false for bookmarks and likes, which
  /// have no news.
  ///
  /// Throws `notFound` for the timeline of a person or a list that doesn't exist.
  func contains(_ post: ID<Post>, in kind: TimelineKind) async throws(AppError) -> Bool
}
