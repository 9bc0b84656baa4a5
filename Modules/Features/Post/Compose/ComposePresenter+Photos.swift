import AppValues
import Entities

// The photos of the post: checked and stored as soon as they are chosen, so that a problem shows at once.
extension ComposePresenter {
  /// Finds out which photos of the form still exist.
  func loadPhotos() async throws(AppError) {
    try show(try await posts.photos(state.form.content.photos))
  }

  /// Shows the photos of the form that still exist. Throws `invalid(.photo, .wrong)` if some don't.
  func show(_ photos: [Photo]) throws(AppError) {
    let isComplete = photos.map(\.id) == state.form.content.photos
    state.photos = photos
    if isComplete { return }
    state.form.content.photos = photos.map(\.id)
    throw .invalid(.photo, .wrong)
  }

  /// Adds all of them, or says that there isn't room.
  func add(_ chosen: [ChosenPhoto]) async throws(AppError) {
    try ContentRule.checkCount(state.photos.count + chosen.count, state.capabilities)
    for photo in chosen {
      _ = try await photo.withFile { (file) async throws(AppError) in
        try await add([NewPhoto(file: file, alt: "")])
      }
    }
  }

  func add(_ new: [NewPhoto]) async throws(AppError) -> [Photo] {
    if !new.isEmpty, state.photos.contains(where: { $0.film != nil }) { throw .invalid(.film, .taken) }
    let photos = try await posts.addPhotos(new, to: state.photos.count)
    state.photos += photos
    state.form.content.photos = state.photos.map(\.id)
    await saveDraft()
    return photos
  }

  func describe(_ id: ID<Photo>, _ text: String) async throws(AppError) {
    do throws(AppError) {
      let photo = try await posts.setAlt(text, of: id)
      state.photos = state.photos.map { $0.id == id ? photo : $0 }
    } catch .notFound {
      throw .invalid(.photo, .wrong)
    }
  }

  func remove(_ photo: ID<Photo>) async {
    state.photos.removeAll { $0.id == photo }
    state.form.content.photos = state.photos.map(\.id)
    await saveDraft()
  }
}
