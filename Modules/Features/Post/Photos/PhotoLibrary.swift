public import AppValues
public import Entities

/// The viewer's own photos, in a post or not yet in one: for clients that add photos before they publish. `PostWriting`
/// adds them.
public protocol PhotoLibrary: Sendable {
  /// A photo of the viewer's.
  ///
  /// Throws `notFound`, also for another person's photo; `unauthenticated`.
  func photo(_ id: ID<Photo>) async throws(AppError) -> Photo
  /// Changes what is said about a photo of the viewer's, in a post too.
  ///
  /// Throws `notFound`, `unauthenticated`.
  func change(_ id: ID<Photo>, _ change: PhotoChange) async throws(AppError) -> Photo
  /// Deletes a photo that is in no post.
  ///
  /// Throws `invalid(.photo, .taken)` for one that belongs to a post or to its edit history, `notFound`,
  /// `unauthenticated`.
  func delete(_ id: ID<Photo>) async throws(AppError)
}

/// A change to what is said about a photo. What is nil stays as it is.
public struct PhotoChange: Hashable, Sendable {
  /// The description, for people who can't see the photo; empty for none.
  public var alt: String?
  /// What stays in sight where it's shown cropped.
  public var focus: PhotoFocus?

  /// A change to what is given, and to nothing else.
  public init(alt: String? = nil, focus: PhotoFocus? = nil) {
    self.alt = alt
    self.focus = focus
  }
}
