public import AppValues
public import Entities

/// The rules for photos that are added before the post they are for.
public struct PhotoInteractor: Sendable {
  private let library: any PhotoLibrary

  /// - Parameter library: Keeps the viewer's photos.
  public init(library: any PhotoLibrary) {
    self.library = library
  }

  /// The photo `id` of the viewer's.
  ///
  /// Throws what the port throws.
  public func photo(_ id: ID<Photo>) async throws(AppError) -> Photo {
    try await library.photo(id)
  }

  /// Changes what is said about the photo `id`. A change of nothing only reads it.
  ///
  /// Throws `invalid(.alt, …)`, and what the port throws.
  public func change(_ id: ID<Photo>, _ change: PhotoChange) async throws(AppError) -> Photo {
    if change == PhotoChange() { return try await library.photo(id) }
    let alt = try change.alt.map { alt throws(AppError) in try PhotoRule.checkedAlt(alt) }
    return try await library.change(id, PhotoChange(alt: alt, focus: change.focus))
  }

  /// Deletes the photo `id`, which is in no post.
  ///
  /// Throws what the port throws.
  public func delete(_ id: ID<Photo>) async throws(AppError) {
    try await library.delete(id)
  }
}
