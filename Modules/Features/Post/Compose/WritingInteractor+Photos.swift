public import AppValues
public import Entities

/// Photos for a post being written.
extension WritingInteractor {
  /// Adds photos, in this order. Adds none unless there is room for all of them and each description is valid.
  ///
  /// - Parameters:
  ///   - photos: The photos to add.
  ///   - count: How many photos the post already has.
  ///
  /// Throws `invalid(.photos, .tooLong)` for more photos than a post can have, `unsupported` if posts can't have
  /// photos, `invalid(.alt, …)`, `invalid(.film, .taken)` for a film and something else, and what the port throws.
  public func addPhotos(_ photos: [NewPhoto], to count: Int = 0) async throws(AppError) -> [Photo] {
    try ContentRule.checkCount(count + photos.count, capabilities)
    var checked: [NewPhoto] = []
    for photo in photos {
      var photo = photo
      photo.alt = try PhotoRule.checkedAlt(photo.alt)
      photo.isBesideOthers = count + photos.count > 1
      checked.append(photo)
    }
    var added: [Photo] = []
    for photo in checked { added.append(try await writing.addPhoto(photo)) }
    return added
  }

  /// Adds photos for a form, but none if the form couldn't be published with them.
  ///
  /// Throws as `ready` and `addPhotos` do.
  public func photos(_ photos: [NewPhoto], for form: PostForm) async throws(AppError) -> [Photo] {
    var complete = form
    complete.content.photos = photos.map { ID($0.file.path) }
    _ = try ready(complete, answering: nil)
    return try await addPhotos(photos)
  }

  /// Changes the description of a photo.
  ///
  /// Throws `invalid(.alt, …)`, and what the port throws.
  public func setAlt(_ alt: String, of photo: ID<Photo>) async throws(AppError) -> Photo {
    try await writing.setAlt(try PhotoRule.checkedAlt(alt), of: photo)
  }

  /// The photos with these `ids`, in this order, without those that no longer exist.
  public func photos(_ ids: [ID<Photo>]) async throws(AppError) -> [Photo] {
    if ids.isEmpty { return [] }
    return try await writing.photos(ids)
  }
}
