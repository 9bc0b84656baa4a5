public import AppValues
public import Entities

/// Photos for a post that is being written.
extension WritingInteractor {
  /// Adds photos, in this order. Nothing is added unless there is room for all, and each description will do.
  ///
  /// - Parameter count: How many photos the post has already.
  ///
  /// Throws `invalid(.photos, .tooLong)` when they are more than a post may have, `unsupported` where none are taken, `invalid(.alt, …)`, and what
  /// the port throws.
  public func addPhotos(_ photos: [NewPhoto], to count: Int = 0) async throws(AppError) -> [Photo] {
    let maximum = capabilities.maximumPhotos
    let excess = count + photos.count - maximum
    if excess > 0 {
      throw maximum == 0 ? .unsupported : .invalid(.photos, .tooLong(maximum: maximum, excess: excess))
    }
    var checked: [NewPhoto] = []
    for photo in photos { checked.append(NewPhoto(file: photo.file, alt: try checkedAlt(photo.alt))) }
    var added: [Photo] = []
    for photo in checked { added.append(try await writing.addPhoto(photo)) }
    return added
  }

  /// Adds the photos that a form is to have. Nothing is added when the rest of it cannot be published.
  ///
  /// Throws as `ready` and `addPhotos` do.
  public func photos(_ photos: [NewPhoto], for form: PostForm) async throws(AppError) -> [ID<Photo>] {
    var complete = form
    complete.content.photos = photos.map { ID($0.file.path) }
    _ = try ready(complete, answering: nil)
    return try await addPhotos(photos).map(\.id)
  }

  /// Changes what is said of a photo.
  ///
  /// Throws `invalid(.alt, …)`, and what the port throws.
  public func setAlt(_ alt: String, of photo: ID<Photo>) async throws(AppError) -> Photo {
    try await writing.setAlt(try checkedAlt(alt), of: photo)
  }

  /// Those of the photos with these `ids` that are still there, in this order.
  public func photos(_ ids: [ID<Photo>]) async throws(AppError) -> [Photo] {
    if ids.isEmpty { return [] }
    return try await writing.photos(ids)
  }

  /// A description as it is kept; empty where nothing is said.
  private func checkedAlt(_ alt: String) throws(AppError) -> String {
    try TextLimit.alt.kept(alt, lines: true)
  }
}
