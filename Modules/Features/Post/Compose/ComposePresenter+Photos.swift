public import AppValues
public import Entities

/// What people can do with the photos of a post being written.
public enum PhotoIntent: Hashable, Sendable {
  /// Shows the photos; asks for the first if there are none.
  case list
  /// Asks for another photo.
  case ask
  /// Adds the file at this path, which is taken as it is.
  case add(String)
  /// Asks for the description of a photo.
  case describe(ID<Photo>)
  /// Sets the description of a photo; `describe` asks for it.
  case alt(ID<Photo>, String)
  /// Removes a photo from the post.
  case remove(ID<Photo>)
  /// Stops asking.
  case leave
}

/// The step of changing photos.
public enum PhotoStep: Equatable, Sendable {
  /// The photos are shown.
  case list
  /// The screen asks for the path of a file.
  case path
  /// The screen asks for the description of a photo.
  case alt(ID<Photo>)
}

// The photos of the post: checked and stored as soon as they are chosen, so that a problem shows at once.
extension ComposePresenter {
  func answer(_ intent: PhotoIntent) async throws(AppError) {
    switch (intent, state.step) {
    case (.list, .preview):
      if state.capabilities.maximumPhotos == 0 { throw .unsupported }
      goToPhotos()
    case (.ask, .photos(.list)): try askForPhoto()
    case (.add(let path), .photos(.path)): try await add(path)
    case (.describe(let photo), .photos(.list)): describe(photo)
    case (.alt(let photo, let text), .photos(.alt(let asked))) where asked == photo:
      try await setAlt(text, of: photo)
    case (.remove(let photo), .photos(.list)): try await remove(photo)
    case (.leave, .photos(.list)): try preview()
    case (.leave, .photos): try leaveQuestion()
    default: throw .cancelled
    }
  }

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

  private func goToPhotos() {
    state.entry = nil
    state.step = .photos(state.photos.isEmpty ? .path : .list)
  }

  private func askForPhoto() throws(AppError) {
    guard state.photos.count < state.capabilities.maximumPhotos else { throw .cancelled }
    state.step = .photos(.path)
  }

  private func leaveQuestion() throws(AppError) {
    if state.photos.isEmpty { try preview() } else { goToPhotos() }
  }

  private func add(_ path: String) async throws(AppError) {
    if path.allSatisfy(\.isWhitespace) { return try leaveQuestion() }
    let photos = try await posts.addPhotos(
      [NewPhoto(file: LocalFile(path: path), alt: "")], to: state.photos.count)
    state.photos += photos
    state.form.content.photos = state.photos.map(\.id)
    await saveDraft()
    if let photo = photos.first { describe(photo.id) }
  }

  private func describe(_ photo: ID<Photo>) {
    state.entry = nil
    state.step = .photos(.alt(photo))
  }

  private func setAlt(_ text: String, of id: ID<Photo>) async throws(AppError) {
    state.entry = text
    do throws(AppError) {
      let photo = try await posts.setAlt(text.meansNone ? "" : text, of: id)
      state.photos = state.photos.map { $0.id == id ? photo : $0 }
      goToPhotos()
    } catch .notFound {
      throw .invalid(.photo, .wrong)
    }
  }

  private func remove(_ photo: ID<Photo>) async throws(AppError) {
    state.photos.removeAll { $0.id == photo }
    state.form.content.photos = state.photos.map(\.id)
    await saveDraft()
    if state.photos.isEmpty { try preview() }
  }
}
